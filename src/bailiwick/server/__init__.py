"""Tables on the web: HTTP and WebSocket, storage, seats. `protocol` says what goes over the wire."""
