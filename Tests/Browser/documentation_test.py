"""The pages of the documentation in a browser.

Takes the folder of the site and, to draw the picture of the sample anew, the folder of the pictures.
"""

import base64
import pathlib
import sys

import axe_playwright_python

from page import Page
from served import Site

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")
SITE = pathlib.Path(sys.argv[1])


def same(found, wanted):
    if found != wanted:
        raise AssertionError(f"{found!r} instead of {wanted!r}")


def current(page):
    return page.run("return [...document.querySelectorAll('[aria-current=page]')]"
                    ".map((e) => e.querySelector('bdi').textContent)")


def shown(page):
    return page.run("return [...document.querySelectorAll('.menuc bdi:not(.menu-place)')]"
                    ".filter((e) => e.checkVisibility()).map((e) => e.textContent)")


def search(page, words):
    page.run("const box = document.querySelector('.menuc input'); box.value = arguments[0];"
             "box.dispatchEvent(new Event('input', { bubbles: true }))", words)
    page.settle()


with Site(SITE) as site:
    with Page(1200, 900) as page:
        page.open(site.address("/translating/"))
        page.settle()
        same(current(page), ["Translating a menu"])
        same(page.problems(), [])
        same(page.violations(AXE), [])
        if len(sys.argv) > 2:
            shot = page.driver.execute_cdp_cmd("Page.captureScreenshot", {
                "format": "png",
                "clip": {"x": 0, "y": 0, "width": 900, "height": 600, "scale": 0.6}})
            (pathlib.Path(sys.argv[2]) / "documentation.png").write_bytes(
                base64.b64decode(shot["data"]))

        # The list of diagnostics is closed elsewhere, and open around its current page.
        same("unknown-key" in shown(page), False)
        page.open(site.address("/diagnostics/unknown-key/"))
        page.settle()
        same(current(page), ["unknown-key"])
        same("unknown-key" in shown(page), True)

        # Other words find a page, and Enter follows the only result.
        search(page, "gettext")
        same([title for title in shown(page) if title != "Write menus"], ["Translating a menu"])
        search(page, "duplicate-mnemonic")
        same(shown(page)[-1], "duplicate-mnemonic")

    with Page(390, 800, dark=True) as page:
        page.open(site.address("/how-to/"))
        page.settle()
        same(current(page), ["How do I …"])
        same(page.violations(AXE), [])
        width = "return document.documentElement.scrollWidth <= innerWidth"
        same(page.run(width), True)

    with Page(1200, 900, script=False) as page:
        page.open(site.address("/versions/"))
        marked = page.driver.find_elements("css selector", "[aria-current=page]")
        same([element.text for element in marked], ["Versions and stability"])
print("ok")
