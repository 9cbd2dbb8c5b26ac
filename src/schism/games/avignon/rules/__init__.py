"""The rules of Avignon, compiled: state, phases, petitions, and what a seat may know."""
