"""A process that thinks: reads jobs, one JSON object in each line, and writes what came of each.

    python -m bailiwick.minds.worker NICENESS

It does not hear Ctrl-C, which is for whoever it works for, and ends when nobody is at the other end of the line.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
from collections.abc import Sequence

from bailiwick.minds.jobs import DO, Job

__all__ = ["command", "environment", "main"]


def command(niceness: int) -> list[str]:
    """How to start one."""
    return [sys.executable, "-m", "bailiwick.minds.worker", str(niceness)]


def environment() -> dict[str, str]:
    """What it needs to find the same modules, of the same build."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}


def main(arguments: Sequence[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(int(arguments[0]))
    # What a bot prints does not belong among the answers.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    jobs: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(jobs,), daemon=True).start()
    out.write('{"ready":true}\n')
    out.flush()
    while True:
        out.write(json.dumps(_done(json.loads(jobs.get()))) + "\n")
        out.flush()


def _listen(jobs: queue.SimpleQueue[str]) -> None:
    """Take in jobs while others are done, so that it shows at once when nobody waits for them any longer."""
    for line in sys.stdin:
        jobs.put(line)
    os._exit(0)


def _done(job: Job) -> Job:
    try:
        return {"done": DO[job["do"]](job)}
    except (Exception, SystemExit) as error:  # a bot may do anything
        return {"failed": f"{type(error).__name__}: {error}"}


if __name__ == "__main__":
    main(sys.argv[1:])
