"""Pages in languages that are written from right to left."""

import base64
import pathlib
import sys

from harness import fresh, run, same, test
from language_tests import declared, in_language
from page import Page


@test
def right_to_left_is_a_mirror_image(page):
    fresh(page, "LanguagesMenu.html")
    look = """
        menu.perform((s) => s.expandAll());
        const page = document.querySelector('.menu-page').getBoundingClientRect();
        const parts = ['.menu-picker select', '.menu-header .menu-glyph', '.menu-row .menu-glyph', '.menu-badge',
                       '.menu-accessory', '.menu-shortcut', '.menu-check', '.menu-row[aria-level="2"] bdi'];
        return parts.map((part) => {
          const { left, right } = document.querySelector(part).getBoundingClientRect();
          const middle = (left + right) / 2;
          const isRightToLeft = menu.languages.find((l) => l.tag === menu.language).isRightToLeft;
          return [part, (isRightToLeft ? page.right - middle : middle - page.left) < page.width / 2];
        });
    """
    left = run(page, look)
    same([part for part, is_first in left if is_first],
         [".menu-header .menu-glyph", ".menu-row .menu-glyph", ".menu-row[aria-level=\"2\"] bdi"])
    run(page, "menu.language = 'ar'")
    same(run(page, look), left)
    same(page.run("return document.documentElement.scrollWidth <= innerWidth"), True)


@test
def arrows_point_to_the_left(page):
    transform = ("return [...document.querySelectorAll('.menu-glyph')].map((e) => "
                 "[e.textContent, getComputedStyle(e).transform])")
    mirrored = "matrix(-1, 0, 0, 1, 0, 0)"
    fresh(page, "HebrewMenu.html")
    same(declared(page)[:2], ["he", "rtl"])
    same(page.run("return document.getElementById('menu-language')"), None)
    same(page.run(transform)[0], ["▶", mirrored])
    page.run("document.querySelector('.menu-row').click()")
    same(page.run(transform)[0], ["▼", "none"])
    fresh(page, "ArabicMenu.html")  # the browser mirrors this one
    same({tuple(glyph) for glyph in page.run(transform)} & {("›", mirrored)}, set())
    fresh(page, "LanguagesMenu.html")
    run(page, "menu.perform((s) => s.collapseAll())")
    same(page.run(transform)[0], ["▸", "none"])
    run(page, "menu.language = 'ar'")
    same(page.run(transform)[0], ["▸", mirrored])


@test
def keys_follow_the_language(page):
    fresh(page, "LanguagesMenu.html")
    expanded = "return document.activeElement.getAttribute('aria-expanded')"
    page.run("document.querySelector('.menu-row').focus()")
    page.press("Left")
    same(page.run(expanded), "false")
    page.press("Right")
    same(page.run(expanded), "true")
    run(page, "menu.language = 'ar'")
    page.press("Right")
    same(page.run(expanded), "false")
    page.press("Left")
    same(page.run(expanded), "true")


@test
def a_picture_for_the_article(_):
    if len(sys.argv) < 3:
        return
    with Page(width=420, height=680) as page:
        in_language(page, "ar")
        run(page, "menu.strings = { ar: { search: 'بحث', picker: 'اللغة' } };"
            "menu.perform((s) => s.collapse(menu.table.nodeWithId('appearance.theme')))")
        bottom = page.run("return document.querySelector('.menu-list').getBoundingClientRect().bottom")
        clip = {"x": 0, "y": 0, "width": 420, "height": bottom, "scale": 1}
        picture = page.driver.execute_cdp_cmd(
            "Page.captureScreenshot", {"format": "png", "clip": clip})
        data = base64.b64decode(picture["data"])
        (pathlib.Path(sys.argv[2]) / "settings-ar.png").write_bytes(data)
