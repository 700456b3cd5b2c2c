"""A site whose pages include a navigation of links, with a strict policy and rules that would reach into it."""

from harness import PAGES, same
from served import Site

POLICY = "default-src 'self'"
HOST_STYLE = """
body { margin: 0; font: 16px/1.5 Georgia, serif; background: #fdfdfd; color: #222; }
main { padding: 1rem; }
aside { overflow: auto; padding: 16px 12px; height: 320px; width: 18rem; box-sizing: border-box; }
.free aside { overflow: visible; height: auto; }
nav a { border-bottom: 2px solid red; text-transform: uppercase; letter-spacing: 3px; padding: 30px; }
nav ul { margin: 40px; list-style: square; } nav li { margin: 9px 0; } h2 { border-bottom: 2px solid; }
button { text-transform: uppercase; } summary { border: 4px solid; font-size: 30px; } details { margin: 20px; }
"""


def page_of(fragment, body="", language="en", direction="ltr"):
    return (f'<!DOCTYPE html>\n<html lang="{language}" dir="{direction}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width"><title>A site</title>'
            f'<link rel="stylesheet" href="/host.css"></head><body class="{body}"><aside>{fragment}</aside>'
            '<main><h1>A site</h1><p id="first">Text</p></main></body></html>')


def site(folder="links"):
    made = Site(PAGES, POLICY)
    (PAGES / "host.css").write_text(HOST_STYLE, "utf-8")
    menu = made.fragment(f"{folder}/DocsMenu.html")
    paths = ["/", "/guide/why/", "/guide/start/", "/guides/browser/locators/", "/guides/deploy/clouds/two/",
             "/guides/browser/", "/other/"]
    made.pages = {path: page_of(menu) for path in paths}
    made.pages["/free/"] = page_of(menu, "free")
    made.pages["/rtl/"] = page_of(menu.replace('<nav ', '<nav dir="rtl" '), "free", direction="rtl")
    made.pages["/empty/"] = page_of("")
    return made


def open_fresh(page, served, path):
    page.open(served.address(path))
    page.run("document.querySelectorAll('.menuc').forEach((e) => e.menu?.end?.());"
             "localStorage.clear(); sessionStorage.clear()")
    page.open(served.address("/empty/"))
    page.run("localStorage.clear(); sessionStorage.clear()")
    page.open(served.address(path))
    same(page.problems(), [])


#: The link, group or text with a title.
FIND = ("const find = (title) => [...document.querySelectorAll('.menuc li > a, .menuc li > span, .menuc li > button, "
        ".menuc summary')].filter((e) => e.checkVisibility()).find((e) => (e.querySelector('bdi')?.textContent "
        "?? e.ariaLabel) === title);")
CURRENT = "return [...document.querySelectorAll('[aria-current]')].map((e) => e.querySelector('bdi').textContent)"
OPEN = ("return [...document.querySelectorAll('.menuc details[open]')].map((e) => e.dataset.id)")
