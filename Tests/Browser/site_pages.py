"""A site on the loopback interface that includes fragments of target `html`, with a strict policy."""

from harness import PAGES, same
from served import Site

POLICY = "default-src 'self'"


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
    made = Site(PAGES, POLICY)
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
                               'data-current=""', f'data-current="{DEEP}index.html"'), "</div>"),
        "/hidden/": around('<div hidden id="panel"><div class="low" id="low">',
                           made.fragment("current/HandbookMenu.html"), "</div></div>"),
        "/hidden-box/": around(f'<div hidden id="panel"><div class="box" id="box">'
                               f'{made.fragment("menus/LargeMenu.html")}</div></div>'),
        "/german/": around(languages, language="de-AT"),
        "/book/": around(made.fragment("book/AddressBookMenu.html")),
        "/current/": around(made.fragment("current/HandbookMenu.html")),
    }
    return made


def open_fresh(page, site, path):
    page.open(site.address(path))
    page.run("document.querySelectorAll('.menuc').forEach((e) => e.menu && (e.menu.save = () => {}));"
             "localStorage.clear()")
    page.open(site.address(path))
    same(page.problems(), [])
