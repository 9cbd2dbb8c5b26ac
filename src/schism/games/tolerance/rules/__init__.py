"""The rules of Tolerance, compiled: state, phases, effects, scoring, and what a seat may know."""
