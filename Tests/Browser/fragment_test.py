"""Fragments and files of target `html`, on a site whose policy lets no inline style or script run.

Takes a directory with `menus` (fragments with files, look `nav`), `lists` (look `list`), `current`, `inline`,
`pages-nav`, `pages-list` and `many`; the file with what assistive technology receives; and, to record that and to
draw the pictures of the article anew, the folder of the pictures.
"""

import re

import judge_tests  # these add their tests
import loading_tests
import scroll_tests
from harness import AXE, run_all, same, test
from page import Page
from site_pages import DEEP, open_fresh, site

CURRENT = """
return [...document.querySelectorAll('[aria-current]')]
  .map((e) => [e.querySelector('bdi').textContent, e.getAttribute('aria-current')]);
"""
PATH = "return [...document.querySelectorAll('.menu-path bdi:first-child')].map((e) => e.textContent)"


@test
def a_strict_policy_holds(page):
    with site() as served:
        for path in ["/", "/two/", "/pages-nav/HandbookMenu.html", "/pages-list/TreeMenu.html",
                     "/pages-list/CardsMenu.html", "/pages-nav/LanguagesMenu.html"]:
            open_fresh(page, served, path)
            same(page.run("return [...document.querySelectorAll('.menuc')].every((e) => e.menu)"), True)
            page.run("const e = document.querySelector('.menuc'); e.menu.perform((s) => s.expandAll());"
                     "e.querySelector('[role=treeitem][aria-expanded]').focus()")
            page.press("Left", "Right", "Down", "End", "Home")
            same(page.problems(), [])
            text = page.driver.page_source
            same(re.findall(r"<style|<script(?![^>]* src)", text), [])
        for name in ["menus/HandbookMenu.html", "pages-list/TreeMenu.html", "pages-nav/CardsMenu.html"]:
            same(re.findall(r"<style| style=|<script(?![^>]* src)| on\w+=", served.fragment(name)), [])


@test
def it_holds_without_script(_):
    with site() as served, Page(script=False) as page:
        for path in ["/", "/pages-nav/HandbookMenu.html", "/pages-list/TreeMenu.html"]:
            page.open(served.address(path))
            same(page.problems(), [])
            find = page.driver.find_elements
            same([e.is_displayed() for e in find("css selector", ".menu-search")], [False])
            closed = [e for e in find("css selector", "details") if e.get_attribute("open") is None]
            inside = closed[0].find_element("xpath", "./ul//bdi")
            same(inside.is_displayed(), False)
            closed[0].find_element("css selector", ".menu-glyph").click()
            same(inside.is_displayed(), True)
            background = find("css selector", "summary .menu-front")[0]
            same(background.value_of_css_property("display"), "flex")


@test
def menus_do_not_meet(page):
    with site() as served:
        for path in ["/two/", "/twice/"]:
            open_fresh(page, served, path)
            ids = page.run("return [...document.querySelectorAll('[id]')].map((e) => e.id)")
            same(len(ids), len(set(ids)))
            same(page.run("return [...document.querySelectorAll('[aria-labelledby], [aria-controls]')]"
                          ".flatMap((e) => [e.getAttribute('aria-labelledby'), "
                          "e.getAttribute('aria-controls')]).filter(Boolean)"
                          ".flatMap((ids) => ids.split(' '))"
                          ".filter((id) => document.getElementById(id) === null)"), [])
            first, second = page.run(
                "const menus = [...document.querySelectorAll('.menuc')]; menus[0].menu.perform((s) => "
                "s.expandAll()); return menus.map((e) => e.querySelectorAll('[aria-expanded=true]').length)")
            same(first > second, True)
            page.run("const box = document.querySelectorAll('[type=search]')[1]; box.value = 'question';"
                     "box.dispatchEvent(new Event('input'))")
            page.settle()
            same(page.run("return [...document.querySelectorAll('.menu-status')].map((e) => e.textContent"
                          " === '')"), [True, False])
            same(page.problems(), [])
            same(page.violations(AXE), [])
        labels = "return [...document.querySelectorAll('.menuc')].map((e) => e.ariaLabel)"
        same(page.run(labels), ["Handbook", "Handbook 2"])
        open_fresh(page, served, "/translated-twice/")
        same(page.run(labels), ["Einstellungen", "Einstellungen 2"])
        page.run("document.querySelectorAll('.menuc')[1].menu.language = 'en'")
        same(page.run(labels), ["Einstellungen", "Settings 2"])
        open_fresh(page, served, "/labelled/")
        same(page.run(labels), ["Handbook", "In the footer"])
        same(page.violations(AXE), [])


@test
def an_untouched_copy_stores_nothing(page):
    with site() as served:
        open_fresh(page, served, "/twice/")
        kept = page.run("const { menu } = document.querySelector('.menuc'); menu.perform((s) => s.expandAll());"
                        "return menu.keptState")
        page.open(served.address("/german/"))
        same(page.run("return localStorage.getItem('menu.Handbook')"), kept)
        # Neither an address nor a program's values are a choice of the reader.
        page.open(served.address("/"))
        page.run("localStorage.setItem('menu.Handbook', 'v1 +other'); location.hash = 'x';"
                 "history.pushState({}, '', '/start/install/'); document.querySelector('.menuc').menu.set({})")
        page.run("dispatchEvent(new Event('pagehide'))")
        same(page.run("return localStorage.getItem('menu.Handbook')"), "v1 +other")


@test
def a_menu_starts_when_the_page_has_all_of_it(page):
    """The script of the first menu runs while a part of the second one is there."""
    with site() as served:
        second = len(served.fragment("lists/TreeMenu.html").encode())
        end = served.pages["/two/"].encode().rindex(b"</body>")
        for part in [0.99, 0.9, 0.6, 0.3, 0.05]:
            served.halts["/two/"] = end - int(second * part)
            page.open(served.address("/two/"))
            same(page.run("return [...document.querySelectorAll('.menuc')].map((e) => Boolean(e.menu))"), [True] * 2)
            same(page.problems(), [])


@test
def the_style_of_the_site_stays_outside(page):
    with site() as served:
        open_fresh(page, served, "/two/")
        styles = page.run("""
          const of = (selector, ...names) => names.map(
            (name) => getComputedStyle(document.querySelector(selector))[name]);
          return [of('body', 'fontFamily', 'fontSize'), of('h2#first', 'color'),
                  of('.menuc', 'fontFamily'), of('.menu-row', 'marginTop'),
                  of('.menu-header button', 'paddingTop', 'textDecorationLine'),
                  of('a.menu-row', 'textDecorationLine'),
                  [document.documentElement.getAttribute('style'), document.documentElement.dir]];
        """)
        same(styles[:2], [["Georgia, serif", "17px"], ["rgb(0, 0, 0)"]])
        same(styles[2], ["Georgia, serif"])
        same(styles[3:], [["0px"], styles[4], ["none"], [None, ""]])
        same(styles[4][0] != "20px", True)


@test
def the_address_shows_where_one_is(page):
    with site() as served:
        for path in [DEEP, "/current/"]:
            open_fresh(page, served, path)
            same(page.run(CURRENT), [["SQLite", "page"]])
            same(page.run(PATH), ["Guides", "Sources", "Databases"])
            same(page.run("const { top, bottom } = document.querySelector('[aria-current]')"
                          ".getBoundingClientRect(); return top >= 0 && bottom <= innerHeight"), True)
        for near in [f"{DEEP}?utm_source=x", f"{DEEP}?a=b#part", f"{DEEP}index.html", f"{DEEP}index.html?a"]:
            served.pages[near.partition("?")[0]] = served.pages[DEEP]
            open_fresh(page, served, near)
            same((near, page.run(CURRENT)), (near, [["SQLite", "page"]]))
        open_fresh(page, served, "/")
        same(page.run(CURRENT), [])
        page.run("history.pushState({}, '', arguments[0]); history.pushState({}, '', '/x'); history.back()",
                 DEEP)
        page.settle()
        same(page.run(CURRENT), [["SQLite", "page"]])
        page.run("history.pushState({}, '', '/x')")
        page.until("!document.querySelector('[aria-current]')")


@test
def the_nearest_address_is_the_current_one(page):
    """To the letter, else without hash, else without query, else without both; then also `index.html`."""
    found = ("const { menu } = document.querySelector('.menuc'); history.replaceState({}, '', arguments[0]);"
             "const node = menu.itemAtLocation(); return node === undefined ? null : menu.table.titleOf(node)")
    with site() as served:
        open_fresh(page, served, "/book/")
        for address, title in [
                ("/page/", "Page"), ("/page/?tab=2", "Second tab"), ("/page/?tab=3", "Page"),
                ("/page/?tab=2&utm=x", "Page"), ("/page/#part", "Part"), ("/page/#other", "Page"),
                ("/page/?utm=x#part", "Part"), ("/page/index.html?x#part", "Part"), ("/page/index.html", "Page"),
                ("/page/index.html?x#y", "Page"), ("/file/", "File"), ("/file/index.html", "File"),
                ("/page", "Page"), ("/page.html?x", "Page"), ("/page/index.htm", None), ("/only/", None), ("/only/?query", "Only"),
                ("/only/?other", None)]:
            same((address, page.run(found, address)), (address, title))


@test
def a_long_menu_without_script_has_its_upper_levels(_):
    with site() as served, Page(script=False) as page:
        page.open(served.address("/many/ManyMenu.html"))
        find = page.driver.find_elements
        same(len(find("css selector", ".menu-fallback li")), 100)
        same(find("css selector", ".menu-omitted")[0].text,
             "Without JavaScript, only the upper levels are shown: 100 of 11100 items.")


@test
def it_is_marked_without_script(_):
    with site() as served, Page(script=False) as page:
        page.open(served.address("/current/"))
        [link] = page.driver.find_elements("css selector", "[aria-current=page]")
        same((link.text, link.is_displayed()), ("SQLite", True))


@test
def a_fragment_speaks_the_language_of_its_page(page):
    with site() as served:
        page.prefer("ar")
        open_fresh(page, served, "/german/")
        same(page.run("const e = document.querySelector('.menuc');"
                      "return [e.lang, e.ariaLabel, document.documentElement.lang, document.title]"),
             ["de", "Einstellungen", "de-AT", "A site"])
        page.prefer("en")


@test
def a_shadow_tree_holds_a_menu(page):
    with site() as served:
        served.policy = None
        text = served.fragment("inline/TreeMenu.html")
        script = re.search(r"<script[^>]*>(.*?)</script>\s*$", text, re.S)[1]
        open_fresh(page, served, "/")
        page.run("""
          const [markup, script] = arguments;
          const host = document.querySelector('main');
          const root = host.attachShadow({ mode: 'open' });
          root.innerHTML = markup.slice(0, markup.lastIndexOf('<script'));
          new Function(script)();
          menuc.start(root.querySelector('.menuc'));
        """, text, script)
        inner = "const root = document.querySelector('main').shadowRoot;"
        same(page.run(inner + "return root.querySelector('.menuc').menu !== undefined"), True)
        page.run(inner + "root.querySelector('.menu-row').focus()")
        focused = inner + "return root.activeElement.querySelector('bdi').textContent"
        page.press("Right", "Right")
        same(page.run(focused), "Apples")
        page.press("Left", "End")
        same(page.run(focused), "Off")
        page.run(inner + "root.querySelector('.menuc').menu.perform((s) => s.collapseAll())")
        same(page.run(inner + "return root.activeElement !== null"), True)


@test
def enter_in_the_search_box_submits_no_form(page):
    with site() as served:
        served.pages["/form/"] = served.pages["/"].replace("<nav", '<form action="/two/"><nav').replace(
            "</nav>", "</nav></form>")
        open_fresh(page, served, "/form/")
        page.run("document.querySelector('form [type=search]').focus()")
        page.press("z", "z", "Enter")
        page.settle()
        same(page.run("return [location.pathname, document.querySelector('[type=search]').value]"), ["/form/", "zz"])


@test
def titles_keep_room_beside_long_texts(page):
    with site() as served:
        words = "texts that are rather long and go on"
        script = ("const { menu } = document.querySelector('.menuc'); menu.perform((s) => s.expandAll());"
                  "menu.texts = () => ({ title: 'A title', detail: arguments[0], badge: arguments[0] });"
                  "const wide = (e) => e.scrollWidth > e.clientWidth;"
                  "return [[...document.querySelectorAll('.menu-front')].some(wide),"
                  "Math.min(...[...document.querySelectorAll('.menu-front .menu-title')].map((e) => e.offsetWidth)) > 40,"
                  "[...document.querySelectorAll('.menu-title bdi')].filter(wide).length]")
        page.show(360, 700)
        for path in ["/pages-nav/HandbookMenu.html", "/pages-list/TreeMenu.html"]:
            open_fresh(page, served, path)
            for text in [words, "x" * 99]:
                same((path, page.run(script, text)), (path, [False, True, 0]))
                same(page.run("return document.documentElement.scrollWidth <= innerWidth"), True)


@test
def what_rows_set_is_not_inherited(page):
    with site() as served:
        names = set(re.findall(r"--menuc-[a-z-]+", (served.directory / "lists/menu.css").read_text("utf-8")))
        same({"--menuc-height", "--menuc-own-color", "--menuc-step"} <= names, True)
        look = ("return [...document.querySelectorAll('.menu-front, .menu-glyph')].map("
                "(e) => [e.offsetHeight, e.getBoundingClientRect().x, getComputedStyle(e).color])")
        open_fresh(page, served, "/two/")
        drawn = page.run(look)
        page.run("for (const name of arguments[0]) document.documentElement.style.setProperty("
                 "name, /color|highlight/.test(name) ? 'rgb(9, 8, 7)' : /level|top|step/.test(name) ? '3' : '90px')",
                 sorted(names))
        same(page.run(look), drawn)


@test
def rows_are_as_high_as_they_say(page):
    with site() as served:
        for path, height in [("/pages-nav/HandbookMenu.html", 32), ("/pages-list/TreeMenu.html", 44)]:
            open_fresh(page, served, path)
            heights = page.run("return [...document.querySelectorAll('.menu-row > .menu-front')]"
                               ".map((e) => e.offsetHeight)")
            same((min(heights), heights.count(height) > len(heights) / 2), (height, True))
            page.run("document.querySelector('.menuc').style.setProperty('--menu-row-height', '60px')")
            same(page.run("return document.querySelector('.menu-row > .menu-front').offsetHeight"), 60)


@test
def tab_leads_to_the_current_page(page):
    """Until a row has had the focus, the current item of each tree is its stop."""
    stops = ("return [...document.querySelectorAll('.menu-row[tabindex=\"0\"]')].map((e) => "
             "e.querySelector('bdi').textContent)")
    with site() as served:
        open_fresh(page, served, DEEP)
        first = ["What Tidewater is", "SQLite", "Command line"]
        same(page.run(stops)[:3], first)
        page.run("history.replaceState({}, '', arguments[0]); dispatchEvent(new PopStateEvent('popstate'))",
                 "/guides/secrets/")
        same(page.run(stops)[:3], ["What Tidewater is", "Secrets", "Command line"])
        page.run("document.querySelector('.menu-row[aria-expanded]').focus()")
        same(page.run(stops)[:3], ["What Tidewater is", "Sources", "Command line"])
        page.run("history.replaceState({}, '', arguments[0]); dispatchEvent(new PopStateEvent('popstate'))", DEEP)
        same(page.run(stops)[:3], ["What Tidewater is", "Sources", "Command line"])


@test
def browsing_opens_nothing(page):
    with site() as served:
        opened = ("return [...document.querySelectorAll('[aria-expanded=true]')].map((e) => "
                  "e.querySelector('bdi').textContent)")
        open_fresh(page, served, "/")
        first = page.run(opened)
        page.open(served.address(DEEP))
        same({"Sources", "Databases"} - set(page.run(opened)), set())
        page.open(served.address("/"))
        same(page.run(opened), first)
        page.open(served.address(DEEP))
        toggle = ("[...document.querySelectorAll('.menu-row')].find((e) => e.querySelector('bdi').textContent"
                  " === arguments[0]).querySelector('.menu-glyph').click()")
        page.run(toggle, "Sources")
        page.run(toggle, "Sources")
        page.open(served.address("/"))
        same(page.run(opened), [*first[:2], "Sources", *first[2:]])


run_all()
