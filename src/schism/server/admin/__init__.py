"""Administration: maintenance of the database, and metrics."""
