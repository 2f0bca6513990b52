"""A small library for programs that sit down at a kribo server.

`place` reads links, `tokens` remembers who one is, `server` asks over HTTP, `connection` keeps the socket of
a table open and `story` knows what was told. All speak `docs/protocol.md` with the structures of
`kribo.server.messages`, print nothing and know no terminal.
"""
