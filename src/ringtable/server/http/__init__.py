"""What the outside meets: HTTP calls, the socket, the doorkeeper around them, the web client."""
