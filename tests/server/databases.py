"""Where the servers of tests keep their tables: in SQLite, or in the PostgreSQL database of BAILIWICK_TEST_DATABASE."""

from __future__ import annotations

import atexit
import os
import secrets
from pathlib import Path

from sqlalchemy import URL, create_engine, make_url, text
from sqlalchemy.pool import NullPool

GIVEN = os.environ.get("BAILIWICK_TEST_DATABASE", "")


def fresh(folder: Path | None = None) -> str:
    """The address of an empty database: in memory, in a file in the folder, or in a schema of its own."""
    if not GIVEN:
        return "sqlite://" if folder is None else f"sqlite:///{folder / 'tables.db'}"
    schema = f"bailiwick_test_{secrets.token_hex(6)}"
    _run(f"CREATE SCHEMA {schema}")
    atexit.register(_run, f"DROP SCHEMA {schema} CASCADE")
    address = _address().update_query_dict({"options": f"-csearch_path={schema}"})
    return address.render_as_string(hide_password=False)


def _address() -> URL:
    return make_url(GIVEN).set(drivername="postgresql+psycopg")


def _run(statement: str) -> None:
    engine = create_engine(_address(), poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()
