"""Uses the page in Samples/Consumers/react with the keyboard, and prints what it shows.

Takes the directory with the page, which is served as its README says.
"""

import pathlib
import sys

import axe_playwright_python

from page import Page
from served import Site

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")

ROWS = """
const marked = (node) => node.nodeName === 'MARK' ? `[${node.textContent}]` : node.textContent;
return [...document.querySelectorAll('[role=treeitem]')].map((row) => {
  const [, title, ...rest] = row.children;
  const states = ['current', 'checked'].filter((name) =>
    ![null, 'false'].includes(row.getAttribute(`aria-${name}`)));
  return '  '.repeat(row.ariaLevel - 1) + ({ true: '▾ ', false: '▸ ' }[row.ariaExpanded] ?? '- ')
    + [...title.childNodes].map(marked).join('')
    + rest.filter((one) => one.className).map((one) => ` (${one.textContent})`).join('')
    + states.map((state) => `, ${state}`).join('')
    + (row === document.activeElement ? '  <' : '');
});
"""


def show(page, *keys):
    if keys:
        page.press(*keys)
        print(f"{' '.join(keys)}:")
    print(*page.run(ROWS), sep="\n")
    complaints.extend(page.violations(AXE))


complaints = []
with Site(sys.argv[1]) as site, Page() as page:
    page.open(site.address("/index.html#miso"))
    show(page)
    show(page, "Tab", "Tab", "Home", "Down", "Enter")
    show(page, "s", "e", "Right", "Right")
    show(page, "o", "Space", "Down", "Down", "Space")
    print(page.run("return document.getElementById('chosen').textContent"))
    page.run("document.querySelector('input').focus()")
    show(page, *"creme")
    print(page.run("return document.querySelector('[role=status]').textContent"))
    show(page, "Escape")
    roles = page.run("return [...document.querySelectorAll('[role=tree] [tabindex=\"0\"]')].length")
    if roles != 1:
        complaints.append(f"{roles} rows are in the tab order")
    complaints += page.problems()
sys.exit("\n".join(complaints) or None)
