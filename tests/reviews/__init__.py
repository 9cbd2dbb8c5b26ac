"""The sample of docs/review.md."""
