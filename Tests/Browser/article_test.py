"""The page of the article `MenusThatChange`: its scripts run, and it has the rows of the program there.

Takes a directory with the page and, to draw the pictures of the article anew, one for these.
"""

import base64
import pathlib
import re
import sys

from harness import AXE, HERE, fresh, same
from page import Page

ARTICLE = HERE.parent.parent / "Sources/MenuCompiler/MenuCompiler.docc/MenusThatChange.md"
ROWS = """
return [...document.querySelectorAll('.menu-row, .menu-separator')].map((row) => {
  if (row.classList.contains('menu-separator')) return '---';
  const badge = row.querySelector('.menu-badge');
  const text = row.querySelector('.menu-title bdi').textContent + (badge ? ` (${badge.textContent})` : '');
  return '  '.repeat(row.ariaLevel - 1) + text;
});
"""
PLACE = """
const { right, bottom } = document.querySelector('.menu-list').getBoundingClientRect();
return [right, bottom];
"""


def blocks(language):
    return re.findall(f"```{language}\n(.*?)```", ARTICLE.read_text("utf-8"), re.S)


def printed(state):
    """The rows that the program prints after the state's name."""
    lines = blocks("text")[0].splitlines()
    rows = []
    for line in lines[lines.index(f"{state}:") + 1:]:
        if not line.startswith("  "):
            break
        rows.append(line[2:])
    return rows


def draw(page, state):
    if len(sys.argv) < 3:
        return
    right, bottom = page.run(PLACE)
    clip = {"x": 0, "y": 0, "width": right + 8, "height": bottom + 8, "scale": 1}
    picture = page.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png", "clip": clip})
    file = pathlib.Path(sys.argv[2]) / f"mail-{state.replace(' ', '-')}.png"
    file.write_bytes(base64.b64decode(picture["data"]))


with Page(width=260, height=400) as browser:
    fresh(browser, "MailMenu.html")
    set_conditions, busy, rows, texts = blocks("js")
    steps = [("signed out", ""), ("signed in", set_conditions), ("fetching", busy),
             ("fetched", rows + texts)]
    for name, script in steps:
        browser.run(script)
        browser.settle(0.8)  # the menu's `busy.delay`, and some more
        same(browser.run(ROWS), printed(name))
        same(browser.violations(AXE), [])
        draw(browser, name)
    same(browser.problems(), [])
