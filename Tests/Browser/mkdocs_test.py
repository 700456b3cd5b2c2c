"""The sample `mkdocs`: a site in two languages that MkDocs generates, walked through at three widths.

Takes the generated site and, to draw the pictures of the article anew, the folder of the pictures.
"""

import base64
import pathlib
import sys

from harness import AXE, PAGES, run_all, same, test
from page import Page
from served import Site

CURRENT = "return [...document.querySelectorAll('[aria-current]')].map((e) => [e.querySelector('bdi').textContent, e.checkVisibility()])"
TITLE = "return document.querySelector('h1').textContent"


class Published(Site):
    """Serves `index.html` for a folder, as hosts of sites do."""

    def answer(self, request):
        path, mark, query = request.path.partition("?")
        if (self.directory / path.lstrip("/")).is_dir():
            request.path = f"{path.rstrip('/')}/index.html{mark}{query}"
        super().answer(request)


def follow(page, title):
    page.run("[...document.querySelectorAll('.menuc a')].find((e) => e.querySelector('bdi')?.textContent === arguments[0]"
             " && e.checkVisibility()).click()", title)
    page.until("document.querySelector('.menuc')?.menu")


@test
def the_site_has_its_pages_and_nothing_else(_):
    pages = [*PAGES.rglob("index.html")]
    same(len(pages) >= 200, True)
    same([path for path in PAGES.rglob(".*")], [])
    for path in pages:
        text = path.read_text("utf-8")
        same((path, text.count('class="menuc menu-links')), (path, 1))


@test
def a_reader_walks_through_it(page):
    with Published(PAGES, "default-src 'self'") as served:
        for width in [360, 768, 1280]:
            page.show(width, 800)
            page.open(served.address("/en/start/what/"))
            page.run("localStorage.clear(); sessionStorage.clear()")
            page.open(served.address("/en/start/what/"))
            isNarrow = width < 800
            same(page.run("return document.querySelector('.menu-open').checkVisibility()"), isNarrow)
            same(page.run(CURRENT), [["What Tidewater is", not isNarrow]])
            if isNarrow:
                page.run("document.querySelector('.menu-open').click()")
            follow(page, "Sources")
            same((page.run(TITLE), page.run("return location.pathname")), ("Sources", "/en/guides/sources/"))
            if isNarrow:
                page.run("document.querySelector('.menu-open').click()")
            page.run("document.querySelector('[type=search]').focus()")
            page.press(*"queu", "Enter")
            page.until("location.pathname === '/en/guides/sources/queues/' && document.querySelector('.menuc')?.menu")
            same(page.run("return document.querySelector('.menuc [aria-current]').closest('details').open"), True)
            same(page.run("return document.documentElement.scrollWidth <= innerWidth"), True)
            light = page.run("return getComputedStyle(document.body).backgroundColor")
            page.run("document.querySelector('#theme').click()")
            same(page.run("return getComputedStyle(document.body).backgroundColor") != light, True)
            same((width, page.violations(AXE)), (width, []))
            page.open(served.address("/de/guides/operation/alerts/index.html?from=mail"))
            same(page.run(CURRENT), [["Warnungen", not isNarrow]])
            same(page.run("return [document.querySelector('.menuc').lang, document.querySelector('.menu-open').textContent]"),
                 ["de", "Menü"])
            same(page.run("return getComputedStyle(document.body).backgroundColor") != light, True)
            same(page.problems(), [])


@test
def nothing_moves_while_a_page_loads(page):
    page.show(1280, 800)
    with Published(PAGES, "default-src 'self'") as served:
        page.open(served.address("/en/reference/topic-3/"))
        page.settle(0.5)
        shift = page.driver.execute_async_script(
            "const [done] = arguments; let sum = 0; new PerformanceObserver((list) => { for (const one of list.getEntries()) "
            "sum += one.value; }).observe({ type: 'layout-shift', buffered: true }); setTimeout(() => done(sum), 200)")
        same(shift, 0)


def draw(page, name):
    shot = page.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})
    (pathlib.Path(sys.argv[2]) / f"{name}.png").write_bytes(base64.b64decode(shot["data"]))


if len(sys.argv) > 2:

    @test
    def pictures_are_drawn(_):
        with Published(PAGES) as served:
            for name, width, dark in [("site-desktop", 820, False), ("site-dark", 820, True), ("site-phone", 380, False)]:
                with Page(width, 440, dark=dark) as page:
                    page.open(served.address("/en/guides/sources/queues/"))
                    if width < 800:
                        page.run("document.querySelector('.menu-open').click()")
                    page.settle()
                    draw(page, name)


run_all()
