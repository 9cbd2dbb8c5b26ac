"""The wire: HTTP routes, sockets and their messages."""
