"""What the tests of pages share: the list of them, and how a page is opened."""

import pathlib
import sys
import time

import axe_playwright_python

from page import Page
from served import Site

HERE = pathlib.Path(__file__).parent
PAGES = pathlib.Path(sys.argv[1]).resolve()
AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")
TESTS = []


def test(function):
    TESTS.append(function)
    return function


#: What the item `action` of tree.yaml passes to its action.
ARGUMENTS = {"how": "</script></template>\"`${x}` 😀\n&amp;", "times": 2, "by": 0.5, "fast": True}


def same(found, wanted):
    if found != wanted:
        raise AssertionError(f"{found!r}\n      instead of {wanted!r}")


SERVED = Site(PAGES).__enter__()


def address(name):
    """The address of a page, which is served, because Chromium may open a file before it has
    stored what the page before it stored."""
    return SERVED.address(f"/{name}")


def fresh(page, name):
    """Opens a page without saved state."""
    page.open(address(name))
    page.run("document.getElementById('menu').menu.save = () => {}; localStorage.clear()")
    page.open(address(name))
    same(page.problems(), [])


def look_for(page, text):
    page.run("const box = document.getElementById('menu-search'); box.value = arguments[0];"
             "box.dispatchEvent(new Event('input'))", text)
    page.settle()


TREE = ["+Fruits", "+Single", "+Kept open", "-Always open", " Inside", " Empty", "+Question",
        " Elsewhere", " Evil", " Action", " Off"]


def run(page, script, *arguments):
    """Runs a script in which `menu` is the menu of the page."""
    return page.run("const { menu } = document.getElementById('menu');" + script, *arguments)


def run_all():
    """Runs the tests in one browser, and exits with the number of those that fail."""
    failures = 0
    with Page() as page:
        for function in TESTS:
            start = time.time()
            try:
                page.show()
                function(page)
                print(f"ok    {function.__name__} ({time.time() - start:.1f} s)")
            except Exception as error:  # a test that fails must not stop the others
                failures += 1
                print(f"FAILS {function.__name__}: {error}")
    sys.exit(failures)
