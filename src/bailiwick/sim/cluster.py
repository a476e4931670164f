"""Workers on several machines, through Ray. Nothing of Ray is loaded unless a cluster is asked for."""

from __future__ import annotations

import importlib
import pickle
import re
import socket
from collections.abc import Iterator, Sequence
from typing import Any

from bailiwick.sim.errors import SimulationError
from bailiwick.sim.match import Chunk, Match
from bailiwick.sim.tally import Tally, read_tally
from bailiwick.sim.workers import AHEAD, MOST_DEATHS, packed

__all__ = ["LOCAL", "Cluster", "play_packed"]

PATIENCE = 5.0  # seconds
LOCAL = "local"  # in place of an address: a cluster of its own on this machine


def play_packed(body: bytes, first: int, count: int) -> tuple[str, Any]:
    """What a worker of the cluster does: play a chunk of a match. What a strategy does wrong comes back as a
    sentence."""
    try:
        match: Match = pickle.loads(body)
        return "done", match.play(Chunk(first, count)).data()
    except SimulationError as error:
        return "failed", str(error)


class Cluster:
    """The workers of a Ray cluster, given by its address. Ray itself plays a chunk again if its worker dies."""

    def __init__(self, address: str, jobs: int = 0) -> None:
        try:
            self.ray: Any = importlib.import_module("ray")
        except ImportError:
            raise SimulationError(
                "A cluster needs Ray, which is not installed here: pip install 'bailiwick[ray]'."
            ) from None
        _knock(address)
        quiet = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
        try:
            if address == LOCAL:
                self.ray.init(address=LOCAL, num_cpus=jobs or None, include_dashboard=False, **quiet)
            else:
                self.ray.init(address=address, **quiet)
        except Exception as error:  # Ray raises whatever it likes
            raise SimulationError(f"The Ray cluster {address} cannot be reached: {_first_line(error)}") from None
        self.cores = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.remote = self.ray.remote(play_packed).options(num_cpus=1, max_retries=MOST_DEATHS - 1)

    def play(self, match: Match, chunks: Sequence[Chunk]) -> Iterator[Tally]:
        body = self.ray.put(packed(match))
        begun: dict[int, Any] = {}
        try:
            for number in range(len(chunks)):
                for ahead in range(number, min(number + AHEAD * self.cores, len(chunks))):
                    if ahead not in begun:
                        begun[ahead] = self.remote.remote(body, chunks[ahead].first, chunks[ahead].count)
                try:
                    reply = self.ray.get(begun[number])
                except self.ray.exceptions.RayError as error:
                    raise SimulationError(
                        f"The cluster cannot play deals {chunks[number].first} to"
                        f" {chunks[number].first + chunks[number].count - 1}: {_first_line(error)}"
                    ) from None
                begun[number] = None
                if reply[0] == "failed":
                    raise SimulationError(reply[1])
                yield read_tally(reply[1])
        finally:
            for task in begun.values():
                if task is not None:
                    self.ray.cancel(task)

    def close(self) -> None:
        self.ray.shutdown()


def _knock(address: str) -> None:
    """Ray looks for a cluster that is not there for minutes, so see first whether anybody answers."""
    found = re.fullmatch(r"(?:ray://)?([^:/]+):(\d{1,5})", address)
    if found is None:
        return
    try:
        socket.create_connection((found[1], int(found[2])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or "there is no answer"
        raise SimulationError(f"The Ray cluster {address} cannot be reached: {why}.") from None


def _first_line(error: Exception) -> str:
    said = next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)
    return said if said.endswith(".") else f"{said}."
