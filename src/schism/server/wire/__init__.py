"""What goes over the wire: HTTP routes, sockets and their messages."""
