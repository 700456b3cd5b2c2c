"""The page of the README's menu has the menu's rows.

Takes the directory of the page and, to draw the picture of the README anew, the folder of the pictures.
"""

import base64
import pathlib
import sys

from page import Page
from served import Site

ROWS = ("return [...document.querySelectorAll('#menu [role=treeitem]')]"
        ".filter((row) => row.offsetParent !== null)"
        ".map((row) => row.querySelector('.menu-title').textContent)")

with Site(pathlib.Path(sys.argv[1])) as site, Page(320, 520) as page:
    page.open(site.address("/MailMenu.html"))
    page.settle()
    print("\n".join(page.run(ROWS)))
    if len(sys.argv) > 2:
        clip = {"x": 0, "y": 0, "width": 320, "height": 400, "scale": 1}
        shot = page.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png", "clip": clip})
        (pathlib.Path(sys.argv[2]) / "sidebar.png").write_bytes(base64.b64decode(shot["data"]))
