"""`python -m bailiwick` is the command `bailiwick`."""

from __future__ import annotations

import sys

from bailiwick.cli import main

if __name__ == "__main__":
    sys.exit(main())
