"""Menus on a site that scroll, in a box, a panel and a page."""

from harness import same, test
from site_pages import DEEP, open_fresh, site

IN_VIEW = """
const box = low.getBoundingClientRect();
const { top, bottom } = document.querySelector(arguments[0]).getBoundingClientRect();
return top >= box.top && bottom <= box.bottom;
"""


@test
def a_scrolling_box_draws_what_it_shows(page):
    with site() as served:
        open_fresh(page, served, "/box/")
        look = ("const box = document.getElementById('box'); const { top, bottom } = "
                "box.getBoundingClientRect(); const rows = [...box.querySelectorAll('.menu-row')];"
                "const seen = rows.filter((e) => e.getBoundingClientRect().bottom > top"
                " && e.getBoundingClientRect().top < bottom);"
                "return [rows.length < 100, seen.length, seen[0]?.textContent]")
        page.run("document.querySelector('.menuc').menu.perform((s) => s.expandAll())")
        page.settle(0.2)
        few, count, _ = page.run(look)
        same((few, 8 < count < 14), (True, True))
        page.run("document.getElementById('box').scrollTop = 40000")
        page.settle()
        few, count, first = page.run(look)
        same((few, 8 < count < 14, "Group 0" in first), (True, True, False))
        page.run("document.querySelector('.menu-row').focus({ preventScroll: true })")
        page.press("End")
        same(page.focused(), "Leaf 99 9 8")
        same(page.run("return scrollY"), 0)
        page.press("Home")
        same(page.focused(), "Group 0")
        same(page.run("return document.getElementById('box').scrollTop < 200"), True)


@test
def a_menu_scrolls_itself_and_not_the_page(page):
    with site() as served:
        open_fresh(page, served, "/middle/")
        same(page.run("return [scrollY, low.scrollTop > 0]"), [0, True])
        same(page.run(IN_VIEW, "#low [aria-current]"), True)
        page.run("const [one] = document.querySelectorAll('.menuc');"
                 "one.menu.perform((s) => s.setCurrent(one.menu.table.topLevel.at(-1), true))")
        same(page.run("return scrollY"), 0)
        # A page that is nothing but the menu scrolls to the current item.
        text = served.fragment("pages-nav/HandbookMenu.html").replace('data-current=""', f'data-current="{DEEP}"')
        served.pages["/page/"] = text.replace('class="menu-page"', 'class="menu-page article"').replace(
            "</head>", '<link rel="stylesheet" href="/far.css"></head>').replace('="menu.', '="/pages-nav/menu.').replace(
            '="HandbookMenu.', '="/pages-nav/HandbookMenu.')
        (served.directory / "far.css").write_text(".menu-list { margin-top: 3000px }", "utf-8")
        open_fresh(page, served, "/page/")
        same(page.run("return scrollY > 2000"), True)


@test
def a_menu_in_a_hidden_panel_is_drawn_when_it_is_shown(page):
    with site() as served:
        open_fresh(page, served, "/hidden/")
        page.run("panel.hidden = false")
        page.settle()
        same(page.run(IN_VIEW, "[aria-current]"), True)
        # What the reader has scrolled to stays, until another item is the current one.
        page.run("low.scrollTop = 10")
        page.settle()
        page.run("panel.hidden = true")
        page.settle()
        page.run("panel.hidden = false")
        page.settle()
        same(page.run("return low.scrollTop"), 10)
        page.run("panel.hidden = true; const { menu } = document.querySelector('.menuc');"
                 "const last = [...menu.table.nodes()].findLast((node) => menu.state.isVisible(node));"
                 "menu.perform((s) => s.setCurrent(last, true))")
        page.settle()
        page.run("panel.hidden = false")
        page.settle()
        same(page.run(IN_VIEW, "[aria-current]"), True)
        open_fresh(page, served, "/hidden-box/")
        page.run("document.querySelector('.menuc').menu.perform((s) => s.expandAll()); panel.hidden = false")
        page.settle()
        seen = ("const { top, bottom } = box.getBoundingClientRect();"
                "return [...box.querySelectorAll('.menu-row')].map((e) => e.getBoundingClientRect())"
                ".filter((e) => e.bottom > top && e.top < bottom).length")
        same(8 < page.run(seen) < 14, True)
        page.run("box.scrollTop = 20000")
        page.settle()
        page.run("panel.hidden = true")
        page.settle()
        page.run("dispatchEvent(new Event('resize'))")
        page.settle()
        page.run("panel.hidden = false")
        page.settle()
        same((page.run("return box.scrollTop"), 8 < page.run(seen) < 14), (20000, True))
