"""Pages with custom elements of target `webcomponent`, on a server with a strict policy."""

from harness import PAGES, same
from served import Site
from site_pages import POLICY


def around(body, *menus, head=""):
    scripts = "".join(f'<script type="module" src="/elements/{name}-menu.js"></script>' for name in menus)
    return (f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>A site</title>{head}{scripts}'
            f'</head><body><main><h1>A site</h1>{body}</main></body></html>')


def site(**pages):
    made = Site(PAGES, POLICY)
    made.pages = {f"/{name}": text for name, text in pages.items()}
    return made


def show(page, served, name="page"):
    page.open(served.address(f"/{name}"))
    page.run("localStorage.clear(); sessionStorage.clear()")
    page.open(served.address(f"/{name}"))
    same(page.problems(), [])


def look(page, script, *arguments, of="document.querySelector('[data-menu], tree-menu')"):
    """Runs a script in which `element` is the first menu, `all` and `one` find in its shadow tree."""
    return page.run(
        f"const element = {of}; const root = element?.shadowRoot;"
        "const all = (selector) => [...root.querySelectorAll(selector)];"
        "const one = (selector) => root.querySelector(selector);"
        "const titles = () => all('.menu-row .menu-title bdi').map((e) => e.textContent);" + script,
        *arguments)


TREE_PAGE = around("<tree-menu data-menu></tree-menu>", "tree")
LISTEN = """
window.heard = [];
for (const name of ['menu-action', 'menu-check', 'menu-toggle', 'menu-row', 'menu-language']) {
  document.addEventListener(name, (event) => heard.push([name, event.target.localName, event.detail]));
}
"""
