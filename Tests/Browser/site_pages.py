"""A site on the loopback interface that includes fragments of target `html`, with a strict policy."""

import http.server
import pathlib
import threading
import time

from harness import PAGES, same

POLICY = "default-src 'self'"
TYPES = {".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript"}


class Site:
    """Serves a directory, and pages that are made of texts; a context manager."""

    def __init__(self, directory, policy=POLICY):
        self.directory = pathlib.Path(directory)
        self.policy = policy
        self.pages = {}
        self.delay = 0
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
        self.server.shutdown()

    def address(self, path):
        return f"http://127.0.0.1:{self.server.server_port}{path}"

    def answer(self, request):
        path = request.path.partition("?")[0]
        file = self.directory / path.lstrip("/")
        if path in self.pages:
            kind, body = TYPES[".html"], self.pages[path].encode()
        elif file.is_file() and file.suffix in TYPES:
            kind, body = TYPES[file.suffix], file.read_bytes()
        else:
            request.send_response(204 if path == "/favicon.ico" else 404)
            request.end_headers()
            return
        if file.suffix == ".js":
            time.sleep(self.delay)
        request.send_response(200)
        request.send_header("Content-Type", kind)
        request.send_header("Content-Length", str(len(body)))
        if self.policy:
            request.send_header("Content-Security-Policy", self.policy)
        request.end_headers()
        try:
            request.wfile.write(body)
        except BrokenPipeError:
            pass  # The browser has gone on to another page.

    def fragment(self, name):
        return (self.directory / name).read_text("utf-8")


def around(*parts, head="", language="en"):
    """A page of a site, with a style that would reach into a menu that has no names of its own."""
    return (f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8">'
            f'<title>A site</title>{head}<link rel="stylesheet" href="/host.css"></head><body>'
            '<main><h1>A site</h1><article><h2 id="first">Text</h2><p>A paragraph.</p></article>'
            f'</main>{"".join(parts)}</body></html>')


HOST_STYLE = """
body { margin: 0; display: grid; grid-template-columns: 18rem 1fr; font: 17px/1.6 Georgia, serif; }
main { grid-column: 2; padding: 2rem; }
.menuc { grid-column: 1; grid-row: 1 / 9; padding: 1rem; }
.row { margin: 30px; } .badge { font-size: 40px; } .card { padding: 50px; } .title { color: red; }
ul { padding-left: 40px; } li { margin: 9px 0; } a { color: purple; text-decoration: underline; }
button { padding: 20px; } p { margin: 1em 0; } details { border: 4px solid; }
.box { height: 320px; overflow-y: auto; }
.low { height: 120px; overflow-y: auto; }
.article { height: 3000px; }
"""

# The page of one item of the sample, three levels deep.
DEEP = "/guides/sources/databases/sqlite/"


def site():
    made = Site(PAGES)
    (PAGES / "host.css").write_text(HOST_STYLE, "utf-8")
    handbook = made.fragment("menus/HandbookMenu.html")
    tree = made.fragment("lists/TreeMenu.html")
    languages = made.fragment("menus/LanguagesMenu.html")
    made.pages = {
        "/": around(handbook),
        DEEP: around(handbook),
        "/two/": around(handbook, tree),
        "/twice/": around(handbook, handbook),
        "/translated-twice/": around(languages, languages, language="de"),
        "/labelled/": around(handbook, made.fragment("footer/HandbookMenu.html")),
        "/box/": around(f'<div class="box" id="box">{made.fragment("menus/LargeMenu.html")}</div>'),
        "/middle/": around('<div class="article"></div>', made.fragment("current/HandbookMenu.html"),
                           '<div class="article"></div><div class="low" id="low">',
                           made.fragment("footer/HandbookMenu.html").replace(
                               'data-current=""', f'data-current="{DEEP}"'), "</div>"),
        "/hidden/": around('<div hidden id="panel"><div class="low" id="low">',
                           made.fragment("current/HandbookMenu.html"), "</div></div>"),
        "/hidden-box/": around(f'<div hidden id="panel"><div class="box" id="box">'
                               f'{made.fragment("menus/LargeMenu.html")}</div></div>'),
        "/german/": around(languages, language="de-AT"),
        "/current/": around(made.fragment("current/HandbookMenu.html")),
    }
    return made


def open_fresh(page, site, path):
    page.open(site.address(path))
    page.run("document.querySelectorAll('.menuc').forEach((e) => e.menu && (e.menu.save = () => {}));"
             "localStorage.clear()")
    page.open(site.address(path))
    same(page.problems(), [])
