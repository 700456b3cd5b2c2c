"""A directory on a server of its own: `with Site(path) as site:`."""

import http.server
import mimetypes
import pathlib
import threading
import time


class Site:
    """Serves a directory, and pages that are made of texts, on the loopback interface; a context manager.

    With a policy, it is the `Content-Security-Policy` of all it serves. Scripts come after `delay` seconds, and
    not before `scripts` is set. A page in `halts` stops for a moment after that many bytes.
    """

    def __init__(self, directory, policy=None):
        self.directory = pathlib.Path(directory)
        self.policy = policy
        self.pages = {}
        self.halts = {}
        self.delay = 0
        self.scripts = threading.Event()
        self.scripts.set()
        site = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                site.answer(self)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.scripts.set()
        self.server.shutdown()

    def address(self, path):
        return f"http://127.0.0.1:{self.server.server_port}{path}"

    def answer(self, request):
        path = request.path.partition("?")[0]
        file = self.directory / path.lstrip("/")
        if path.endswith("/"):
            file /= "index.html"
        if path in self.pages:
            kind, body = "text/html", self.pages[path].encode()
        elif file.is_file():
            kind, body = mimetypes.guess_type(file.name)[0] or "text/plain", file.read_bytes()
        else:
            request.send_response(204 if path == "/favicon.ico" else 404)
            request.end_headers()
            return
        if file.suffix == ".js":
            time.sleep(self.delay)
            self.scripts.wait()
        request.send_response(200)
        request.send_header("Content-Type", f"{kind}; charset=utf-8" if kind == "text/html" else kind)
        request.send_header("Content-Length", str(len(body)))
        if self.policy:
            request.send_header("Content-Security-Policy", self.policy)
        request.end_headers()
        halt = self.halts.get(path, len(body))
        try:
            request.wfile.write(body[:halt])
            if halt < len(body):
                request.wfile.flush()
                time.sleep(0.5)
                request.wfile.write(body[halt:])
        except BrokenPipeError:
            pass  # The browser has gone on to another page.

    def fragment(self, name):
        return (self.directory / name).read_text("utf-8")
