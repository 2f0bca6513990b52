"""`kribo serve`: the playroom for browsers, on this machine or for others."""

from __future__ import annotations

from kribo.terminal.arguments import WORD, Arguments, Number, Spec

SPEC = Spec(options={"host": WORD, "port": Number(1, 65535), "database": WORD})


def run(arguments: Arguments) -> int:
    """Serve until a signal ends it."""
    # What serves is imported by this command alone, as the others would start slower for it.
    from kribo.server.command import serve
    from kribo.server.settings import Settings

    usual = Settings()
    serve(
        Settings(
            host=arguments.word("host") or usual.host,
            port=arguments.number("port") or usual.port,
            database=arguments.word("database") or usual.database,
        ),
        arguments.language,
    )
    return 0
