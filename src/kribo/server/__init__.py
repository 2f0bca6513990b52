"""The playroom: HTTP and WebSocket round tables, people and store. `docs/protocol.md` is its contract."""
