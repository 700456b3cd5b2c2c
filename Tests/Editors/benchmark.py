"""Measures a language server: how long answers and diagnostics take, and how its memory grows.

python3 Tests/Editors/benchmark.py .build/release/menuc [items] [rounds] [edits]

The times are those that an editor waits, with the pipes and JSON of both sides. Memory is measured
over as many edits, with a check after each tenth.
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
        # The last version whose diagnostics have arrived.
        self.checked = 0
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
        message = json.loads(self.process.stdout.read(length))
        if message.get("method") == "textDocument/publishDiagnostics":
            self.checked = message["params"].get("version", 0)
        return message

    def request(self, method: str, parameters: dict) -> dict:
        self.last += 1
        self.send({"id": self.last, "method": method, "params": parameters})
        while (message := self.read()).get("id") != self.last:
            pass
        return message

    def wait(self, version: int) -> None:
        """Waits for the diagnostics of a version."""
        while self.checked < version:
            self.read()

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


class Typist:
    """A document in a server, in which one key is misspelled and corrected again."""

    def __init__(self, server: Server, form: str, items: int) -> None:
        self.server = server
        self.uri = f"untitled:big.{form}"
        self.version = 1
        text = document(form, items)
        self.size = len(text)
        lines = text.split("\n")
        self.line = next(n for n in range(len(lines) // 2, len(lines)) if "url" in lines[n])
        self.column = lines[self.line].index("url")
        # The title of the item, which is in another line of TOML and YAML.
        line = self.line if "title" in lines[self.line] else self.line - 1
        self.title = {"line": line, "character": lines[line].index("Item")}
        self.is_wrong = False
        server.notify(
            "textDocument/didOpen",
            {"textDocument": {"uri": self.uri, "languageId": form, "version": 1, "text": text}},
        )

    def change(self, start: int, end: int, text: str) -> None:
        self.version += 1
        places = [{"line": self.line, "character": self.column + column} for column in (start, end)]
        change = {"range": {"start": places[0], "end": places[1]}, "text": text}
        self.server.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": self.uri, "version": self.version},
                "contentChanges": [change],
            },
        )

    def type(self) -> None:
        """A key that makes a problem, or removes it."""
        self.change(0, int(self.is_wrong), "" if self.is_wrong else "x")
        self.is_wrong = not self.is_wrong

    def ask(self, method: str) -> float:
        place = {"line": self.line, "character": self.column + 1}
        start = time.monotonic()
        answer = self.server.request(
            f"textDocument/{method}",
            {
                "textDocument": {"uri": self.uri},
                "position": self.title if method == "hover" else place,
            },
        )
        assert answer.get("result"), answer
        return time.monotonic() - start


def measure(menuc: str, form: str, items: int, rounds: int, edits: int) -> None:
    server = Server(menuc)
    start = time.monotonic()
    typist = Typist(server, form, items)
    server.wait(1)
    print(
        f"{form}: {items} items, {typist.size // 1024} kB; "
        f"open and checked: {(time.monotonic() - start) * 1000:.0f} ms"
    )
    times = {"completion": [], "hover": [], "diagnostics after a key": [], "hover at rest": []}
    for _ in range(rounds):
        start = time.monotonic()
        typist.type()
        times["completion"].append(typist.ask("completion"))
        times["hover"].append(typist.ask("hover"))
        server.wait(typist.version)
        times["diagnostics after a key"].append(time.monotonic() - start)
        times["hover at rest"].append(typist.ask("hover"))
    for name, found in times.items():
        print(f"  {name}: {milliseconds(found)}")
    memory = [(0, server.memory())]
    for edit in range(1, edits + 1):
        if edit % 10 == 0:
            typist.change(8, 9, "")
            typist.type()
            typist.ask("completion")
            server.wait(typist.version)
        else:
            # A letter in a string, which is deleted again.
            is_longer = (edit % 10) % 2 == 0
            typist.change(8, 8 + int(is_longer), "" if is_longer else "y")
        if edit % max(1, edits // 5) == 0:
            memory.append((edit, server.memory()))
    if edits:
        print("  memory: " + ", ".join(f"{mb:.0f} MB after {count}" for count, mb in memory))
    server.request("shutdown", {})
    server.notify("exit", {})
    server.process.wait(timeout=60)


if __name__ == "__main__":
    arguments = [int(word) for word in sys.argv[2:]] + [10_000, 20, 0][len(sys.argv) - 2 :]
    for kind in ["toml", "yaml", "json"]:
        measure(sys.argv[1], kind, *arguments)
