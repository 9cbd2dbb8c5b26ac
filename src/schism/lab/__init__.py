"""The lab: many games without a screen, and what they show."""
