"""Rows of a long menu with icons and long badges: as links, and as trees in both looks."""

from harness import PAGES, same, test
from links_look_tests import emulate
from links_site import open_fresh, page_of, site

FOLDERS = ["rows-links", "rows-nav", "rows-list"]
ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><circle cx=".5" cy=".5" r=".5"/></svg>'
#: Where the titles of the first rows begin, and whether the rows have an image that was loaded.
STARTS = """
return [...document.querySelectorAll('.menu-title > bdi, li > a > bdi, summary > bdi')].slice(0, 5).map((e) => {
  const row = e.closest('.menu-front, a, summary, .menu-off');
  const image = row.querySelector('img');
  return [Math.round(e.getBoundingClientRect().x), image === null ? null : image.naturalWidth > 0];
});
"""
PLACES = "return [...document.querySelectorAll('.menuc > ul > li')].map((e) => e.getBoundingClientRect().y)"
SEEN = ("return [...document.querySelectorAll('.menuc > ul > li > :first-child')]"
        ".map((e) => e.checkVisibility({ contentVisibilityAuto: true }))")


def rows(folder):
    made = site()
    made.pages = {path: page_of(made.fragment(f"{folder}/RowsMenu.html"), body)
                  for path, body in [("/other/", ""), ("/free/", "free")]}
    made.pages["/empty/"] = page_of("")
    (PAGES / "icons").mkdir(exist_ok=True)
    (PAGES / "icons" / "a%20star.svg").write_text(ICON, "utf-8")
    return made


@test
def rows_with_and_without_icons_align(page):
    for folder in FOLDERS:
        with rows(folder) as served:
            open_fresh(page, served, "/free/")
            page.until("[...document.querySelectorAll('.menuc img')].slice(0, 2).every((e) => e.complete)")
            found = page.run(STARTS)
            same((folder, [image for _, image in found]), (folder, [True, None, None, True, None]))
            same((folder, len({start for start, _ in found[:3]}), len({start for start, _ in found[3:]})),
                 (folder, 1, 1))


@test
def long_badges_are_read_whole(page):
    """Also beside a title of one line, in a narrow sidebar, with an accessory."""
    cut = ("return [...document.querySelectorAll('.menu-badge, .menu-accessory, .menu-front')].filter((e) => "
           "e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0).map((e) => e.className)")
    texts = ("return [...document.querySelectorAll('.menu-badge')].slice(0, 2).map((e) => { const { top, bottom } = "
             "e.getBoundingClientRect(); const row = e.closest('.menu-front, a').getBoundingClientRect();"
             "return [e.textContent, top >= row.top && bottom <= row.bottom,"
             "Math.round((bottom - top) / parseFloat(getComputedStyle(e).lineHeight))] })")
    page.show(300, 800)
    for folder in FOLDERS:
        with rows(folder) as served:
            open_fresh(page, served, "/free/")
            same((folder, page.run(cut)), (folder, []))
            long, short = page.run(texts)
            same((folder, long[:2]), (folder, ["waits for an approval by two reviewers", True]))
            same((folder, short), (folder, ["New", True, 1]))


@test
def a_long_menu_draws_what_is_in_view(page):
    """Groups out of view are skipped when the menu is drawn, but only once their heights are known: nothing moves."""
    with rows("rows-links") as served:
        open_fresh(page, served, "/other/")
        page.run("document.querySelector('aside').scrollTop = 700")
        page.settle(0.1)
        page.open(served.address("/other/"))
        same(page.run("return document.querySelector('aside').scrollTop"), 700)
        places = page.run(PLACES)
        for _ in range(2):
            page.run("[...document.querySelectorAll('.menuc summary')].at(-1).click()")
            page.settle(0.1)
        same(page.run(PLACES), places)
        seen = page.run(SEEN)
        same((len(seen) > 40, 0 < seen.count(True) < len(seen) / 2), (True, True))
        page.run("document.querySelector('aside').scrollTop = 1e6")
        page.settle(0.1)
        same(page.run(SEEN)[-1], True)
        same(page.problems(), [])


@test
def print_and_reduced_motion_are_followed(page):
    """On paper there is no search box and every row is whole; who wants no motion sees none."""
    motion = ("return [...document.querySelectorAll('.menuc, .menuc *')].flatMap((e) => ['', '::before', '::after'].map((part) =>"
              "getComputedStyle(e, part || undefined))).some((s) => parseFloat(s.transitionDuration) > 0.001)")
    for folder in ["links", "tree"]:
        with site(folder) as served:
            open_fresh(page, served, "/free/")
            emulate(page, prefers_reduced_motion="no-preference")
            moves = page.run(motion)
            emulate(page, prefers_reduced_motion="reduce")
            same((folder, moves, page.run(motion)), (folder, True, False))
            page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
            shown = page.run("return [...document.querySelectorAll('.menu-search, :is(.menu-header, .menu-row, li) bdi')]"
                             ".map((e) => e.checkVisibility())")
            page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
            emulate(page, prefers_reduced_motion="reduce")
            same((folder, shown[0], all(shown[1:3])), (folder, False, True))
