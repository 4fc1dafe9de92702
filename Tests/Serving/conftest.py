"""Concierge, started for the tests: at a port of its own, and for clients that start it themselves."""

import os
import pathlib
import re
import select
import subprocess

import pytest

CONCIERGE = os.environ.get("CONCIERGE", ".build/examples/debug/Concierge")


@pytest.fixture
def anyio_backend():
    return "asyncio"


class Server:
    """A running Concierge."""

    def __init__(self, folder: pathlib.Path, *arguments: str):
        self.process = subprocess.Popen(
            [CONCIERGE, "--port", "0", "--data", str(folder), *arguments],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        assert select.select([self.process.stdout], [], [], 60)[0], "Concierge prints nothing"
        line = self.process.stdout.readline()
        found = re.search(r"http://[^/\s]+", line)
        assert found, f"Concierge printed {line!r}"
        self.url = found.group(0)

    def stop(self):
        self.process.terminate()
        assert self.process.wait(60) == 0


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("concierge"))
    yield running
    running.stop()
