"""Measures a language server: how long answers and diagnostics take, and how its memory grows.

python3 Tests/Editors/benchmark.py .build/release/menuc [items] [edits]
"""

import json
import pathlib
import subprocess
import sys
import time


class Server:
    """A server with the messages that it has sent."""

    def __init__(self, menuc: str, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [menuc, "lsp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.last = 0
        self.request("initialize", {"capabilities": {}})
        self.notify("initialized", {})

    def send(self, message: dict) -> None:
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        self.process.stdin.flush()

    def notify(self, method: str, parameters: dict) -> None:
        self.send({"method": method, "params": parameters})

    def read(self) -> dict:
        length = 0
        while (line := self.process.stdout.readline()) != b"\r\n":
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def request(self, method: str, parameters: dict) -> dict:
        self.last += 1
        self.send({"id": self.last, "method": method, "params": parameters})
        while (message := self.read()).get("id") != self.last:
            pass
        return message

    def diagnostics(self, version: int) -> dict:
        while True:
            message = self.read()
            if message.get("method") == "textDocument/publishDiagnostics":
                if message["params"].get("version") == version:
                    return message

    def memory(self) -> float:
        """The resident memory in MB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024


def document(form: str, items: int) -> str:
    head = {"toml": 'menu = "Big"\n', "yaml": "menu: Big\nitems:\n", "json": '{ "menu": "Big", "items": [\n'}
    lines = {
        "toml": '[[items]]\ntitle = "Item %d"\nurl = "https://example.org/%d"\n',
        "yaml": "- title: Item %d\n  url: https://example.org/%d\n",
        "json": '{ "title": "Item %d", "url": "https://example.org/%d" }',
    }
    body = [lines[form] % (n, n) for n in range(items)]
    return head[form] + (",\n".join(body) + "\n] }\n" if form == "json" else "".join(body))


def milliseconds(times: list) -> str:
    times = sorted(times)
    return f"{times[len(times) // 2] * 1000:.0f} ms (most {times[-1] * 1000:.0f} ms)"


def measure(menuc: str, form: str, items: int, edits: int, *arguments: str) -> None:
    server = Server(menuc, *arguments)
    text = document(form, items)
    uri = f"untitled:big.{form}"
    start = time.monotonic()
    server.notify(
        "textDocument/didOpen",
        {"textDocument": {"uri": uri, "languageId": form, "version": 1, "text": text}},
    )
    server.diagnostics(1)
    print(f"{form}: {items} items, {len(text) // 1024} kB; open: {time.monotonic() - start:.2f} s")
    lines = text.split("\n")
    line = next(n for n in range(len(lines) // 2, len(lines)) if "Item" in lines[n])
    column = lines[line].index("Item")
    position = {"line": line, "character": column}
    place = {"textDocument": {"uri": uri}, "position": position}
    version = 1
    shown, completed, hovered, memory = [], [], [], []
    for edit in range(edits):
        version += 1
        # The title gets a duplicate of another one, and loses it again.
        change = {"range": {"start": position, "end": dict(position, character=column + edit % 2)},
                  "text": "" if edit % 2 else "X"}
        server.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": uri, "version": version}, "contentChanges": [change]},
        )
        start = time.monotonic()
        server.request("textDocument/completion", place)
        completed.append(time.monotonic() - start)
        changed = start
        # An unchanged list of problems is sent only once, so a problem is written and deleted.
        server.request("textDocument/hover", place)
        shown.append(time.monotonic() - changed)
        start = time.monotonic()
        server.request("textDocument/hover", place)
        hovered.append(time.monotonic() - start)
        if edit in (edits // 10, edits // 2, edits - 1):
            memory.append((edit + 1, server.memory()))
    print(f"  completion while typing: {milliseconds(completed)}")
    print(f"  checked after a key, with its pause: {milliseconds(shown)}")
    print(f"  hover: {milliseconds(hovered)}")
    print("  memory: " + ", ".join(f"{mb:.1f} MB after {count} edits" for count, mb in memory))
    server.request("shutdown", {})
    server.notify("exit", {})
    server.process.wait(timeout=60)


if __name__ == "__main__":
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 50
    for kind in ["toml", "yaml", "json"]:
        measure(sys.argv[1], kind, count, rounds)
