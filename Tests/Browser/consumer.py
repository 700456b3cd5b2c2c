"""Prints the rows of the page in Samples/Consumers/typescript, taps Seasonal, and prints them again.

Takes the directory with the page, which is served as its README says.
"""

import sys

from page import Page
from served import Site

ROWS = """
return [...document.querySelectorAll('#rows > li')].map((row) =>
  '  '.repeat(row.style.getPropertyValue('--depth')) + row.textContent);
"""

with Site(sys.argv[1]) as site, Page() as page:
    page.open(site.address("/index.html"))
    print(*page.run(ROWS), sep="\n")
    page.run("[...document.querySelectorAll('button')].find((button) => "
             "button.textContent.endsWith('Seasonal')).click()")
    print("tap Seasonal:")
    print(*page.run("return document.getElementById('change').textContent").split(", "), sep="\n")
    print(*page.run(ROWS), sep="\n")
    problems = page.problems()
sys.exit("\n".join(problems) or None)
