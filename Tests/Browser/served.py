"""A directory on a server of its own, as long as a block runs: `with served(path) as address:`."""

import contextlib
import re
import subprocess
import sys


@contextlib.contextmanager
def served(directory):
    server = subprocess.Popen(
        [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"], cwd=directory,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        port = re.search(r"port (\d+)", server.stdout.readline())[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        # SIGTERM may be blocked, as the parent process had it.
        server.kill()
        server.wait()
