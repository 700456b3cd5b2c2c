"""The page of `menuc preview --watch` follows its menu.

Takes the program, an empty directory and, to draw the picture of the article `SeeingAMenu` anew, the folder of the
pictures.
"""

import base64
import os
import pathlib
import signal
import subprocess
import sys

from page import Page

MENUC, HERE = sys.argv[1], pathlib.Path(sys.argv[2])
MENU = HERE / "menu.yaml"

FIRST = """menu: Kitchen
items:
  - { title: Fruits, collapsed: true, items: [Apples, Pears] }
  - { title: Drinks, collapsed: true, items: [Tea] }
  - { title: Loud, checked: false }
  - { title: More, opens: page, items: [Bread] }
"""


def rows(page):
    return page.run("return [...document.querySelectorAll('#menu [role=treeitem]')]"
                    ".filter((row) => row.offsetParent !== null)"
                    ".map((row) => row.getAttribute('aria-label') ?? row.innerText.split('\\n')[0])")


def problems(page):
    return page.run("const { hidden, textContent } = document.getElementById("
                    "'menuc-preview-problems'); return hidden ? '' : textContent")


def has(text):
    return f"document.querySelector('main')?.innerText.includes({text!r})"


def shows(text):
    return ("(() => { const box = document.getElementById('menuc-preview-problems');"
            f" return box && !box.hidden && box.textContent.includes({text!r}) }})()")


def same(found, wanted):
    if found != wanted:
        raise AssertionError(f"{found!r} instead of {wanted!r}")


def draw(page, folder):
    """Draws the sample `settings` with a mistake."""
    text = pathlib.Path(__file__).parents[2].joinpath("Samples/settings/menu.yaml").read_text()
    MENU.write_text("".join(line for line in text.splitlines(True) if "translations:" not in line))
    page.until(has("Appearance"))
    MENU.write_text(MENU.read_text().replace("badge:", "bagde:"))
    page.until(shows("bagde"))
    page.settle()
    clip = {"x": 0, "y": 0, "width": 760, "height": 560, "scale": 1}
    shot = page.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png", "clip": clip})
    (folder / "preview.png").write_bytes(base64.b64decode(shot["data"]))


# The program that opens pages notes which.
OPENER = HERE / "bin" / ("open" if sys.platform == "darwin" else "xdg-open")
OPENER.parent.mkdir()
OPENER.write_text(f"#!/bin/sh\necho \"$@\" >> '{HERE}/opened'\n")
OPENER.chmod(0o755)

# The menu is broken at first.
MENU.write_text("menu: [")
process = subprocess.Popen(
    [MENUC, "preview", "--watch", "menu.yaml"], cwd=HERE, text=True, stdout=subprocess.PIPE,
    stderr=subprocess.DEVNULL, env={**os.environ, "PATH": f"{OPENER.parent}:{os.environ['PATH']}"})
try:
    written = process.stdout.readline().strip()
    path = pathlib.Path(written.removeprefix("written "))
    same(path.parent.stat().st_mode & 0o777, 0o700)
    with Page(760, 560) as page:
        page.open(path)
        page.until(shows("menu.yaml:1:"))

        MENU.write_text(FIRST)
        page.until(has("Fruits"))
        same(problems(page), "")
        same(page.run("return document.body.innerText.includes('Apples')"), False)

        # What is open and checked stays so when the page is written anew.
        page.run("const { menu } = document.getElementById('menu'); const { table } = menu;"
                 "menu.perform((state) => state.expand(table.nodeWithId('fruits')));"
                 "menu.perform((state) => state.check(table.nodeWithId('loud')))")
        MENU.write_text(FIRST.replace("Pears", "Plums").replace("Tea", "Coffee"))
        page.until(has("Plums"))
        state = "return document.getElementById('menu').menu.state.savedState"
        same(page.run(state), "v1 *loud +fruits")
        same(page.run("return document.body.innerText.includes('Coffee')"), False)

        # So does the page of the menu that is open.
        page.run("const { menu } = document.getElementById('menu');"
                 "menu.perform((state) => state.openPage(menu.table.nodeWithId('more')))")
        MENU.write_text(FIRST.replace("Bread", "Rolls"))
        page.until(has("Rolls"))
        same(page.run("const { state, table } = document.getElementById('menu').menu;"
                      "return table.idOf(state.page)"), "more")
        page.run("document.getElementById('menu').menu.perform((state) => state.closePage())")

        # Problems are shown as text, whatever they quote, and the menu stays.
        evil = "<img src=x onerror=\"document.title='hacked'\"></script>"
        MENU.write_text(FIRST + f"  - {{ title: A, '{evil}': 1 }}\n")
        page.until(shows("<img src=x onerror="))
        same(page.run("return document.querySelectorAll('img').length"), 0)
        same(page.run("return document.title"), "Kitchen")
        same(page.run(state), "v1 *loud +fruits")
        MENU.unlink()
        page.until(shows("menuc could not run"))

        # A warning is shown below the new page.
        MENU.write_text(FIRST + "  - { title: ' Padded' }\n")
        page.until(has("Padded"))
        page.until(shows("[padded-title]"))
        same(page.run(state), "v1 *loud +fruits")
        MENU.write_text(FIRST)
        page.until("!" + has("Padded"))
        page.until("document.getElementById('menuc-preview-problems')?.hidden")
        same(page.run("return document.title"), "Kitchen")
        severe = [entry for entry in page.driver.get_log("browser")
                  if "Content Security Policy" in entry["message"] or "Uncaught" in entry["message"]]
        same(severe, [])
        if len(sys.argv) > 3:
            draw(page, pathlib.Path(sys.argv[3]))
    process.send_signal(signal.SIGTERM)
    same(process.wait(60), 0)
    same(path.parent.exists(), False)
    same((HERE / "opened").read_text(), f"{path}\n")
finally:
    process.kill()
print("ok")
