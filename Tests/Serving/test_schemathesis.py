"""Requests that Schemathesis makes up from the description of the API; SCHEMATHESIS_EXAMPLES for each path."""

import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).parent


def test_finds_nothing_in_what_the_api_says_and_does(server, tmp_path):
    program = pathlib.Path(sys.executable).with_name("schemathesis")
    command = [
        program, "--config-file", HERE / "schemathesis.toml", "run", server.url + "/openapi.json",
        # DELETE cancels a session; how it ended is told for a while to whoever asks, as of any other session.
        "--checks", "all", "--exclude-checks", "use_after_free",
        "--max-examples", os.environ.get("SCHEMATHESIS_EXAMPLES", "10"),
        "--request-timeout", "60", "--continue-on-failure", "--no-color",
        # Time alone is no mistake where tests share a machine.
        "--suppress-health-check", "all", "--generation-database", ":memory:",
    ]
    result = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=tmp_path
    )
    print(result.stdout)
    assert result.returncode == 0, result.stdout
