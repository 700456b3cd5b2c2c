"""What the pages of target `html` do in a browser.

Takes a directory with the pages of the menus beside this file, of the tour, and of those that
GeneratedHTMLTests.swift writes; and, to draw the picture of the article `GeneratedHTML` anew, one for that.
"""

import check_tests  # these add their tests
import direction_tests
import drawing_tests
import key_tests
import language_tests
import opens_tests
import script_tests
import search_tests
import slot_tests
import static_tests
from harness import ARGUMENTS, AXE, PAGES, TREE, address, fresh, look_for, run_all, same, test
from page import Page


@test
def rows_say_where_they_stand(page):
    fresh(page, "TreeMenu.html")
    page.run("document.getElementById('menu').menu.perform((s) => s.expandAll())")
    values = page.run(
        "return [...document.querySelectorAll('[role=treeitem]')].map((e) => ["
        "e.querySelector('bdi').textContent, e.ariaLevel, e.ariaPosInSet, e.ariaSetSize, "
        "e.getAttribute('aria-expanded')])")
    known = {row[0]: row[1:] for row in values}
    same(known["Fruits"], ["1", "1", "10", "true"])
    same(known["Apricots"], ["2", "2", "3", None])
    same(known["Kept open"], ["1", "3", "10", "true"])
    same(known["Two"], ["2", "2", "2", "false"])
    same(known["Empty"], ["1", "5", "10", None])
    same(known["Off"], ["1", "10", "10", None])


@test
def groups_of_which_one_is_open(page):
    fresh(page, "TreeMenu.html")
    run = page.run
    run("document.getElementById('menu').menu.perform((s) => s.expand(1))")
    for title, row in (("One", 2), ("Two", 3)):
        run("[...document.querySelectorAll('.menu-row')].find((e) => "
            "e.querySelector('bdi').textContent === arguments[0]).click()", title)
        same([r for r in page.rows() if r.strip("+-") == title], ["-" + title])
    same([r for r in page.rows() if "One" in r], ["+One"])


@test
def nothing_for_axe_to_complain_about(page):
    for name in ["TreeMenu.html", "CardsMenu.html", "ArabicMenu.html", "DarkroomMenu.html",
                 "HostilePageMenu.html"]:
        fresh(page, name)
        same(page.violations(AXE), [])
        page.run("document.getElementById('menu').menu.perform((s) => s.expandAll())")
        same(page.violations(AXE), [])
        page.run("document.getElementById('menu').menu.perform((s) => s.filter([0, 5]))")
        same(page.violations(AXE), [])


@test
def nor_in_the_dark(_):
    with Page(width=390, dark=True) as page:
        for name in ["TreeMenu.html", "CardsMenu.html", "DarkroomMenu.html", "SettingsMenu.html"]:
            fresh(page, name)
            page.run("document.getElementById('menu').menu.perform((s) => s.expandAll())")
            same(page.violations(AXE), [])
            same(page.run("return document.documentElement.scrollWidth <= innerWidth"), True)


@test
def what_is_open_is_kept(page):
    fresh(page, "TreeMenu.html")
    page.run("document.querySelector('.menu-row').click()")
    page.open(address("TreeMenu.html"))
    same(page.rows()[0], "-Fruits")
    same(page.run("return localStorage.getItem('menu.Tree')"), "v1 +fruits")
    for damaged in ["", "v1 +nothing -always x", "{\"v\": 2}", "v1", "v1 " + "+fruits " * 999,
                    "\u0001\U0001f600", "v2 +fruits"]:
        page.run("document.getElementById('menu').menu.save = () => {};"
                 "localStorage.setItem('menu.Tree', arguments[0])", damaged)
        page.open(address("TreeMenu.html"))
        same(len(page.rows()) >= len(TREE), True)
        same(page.problems(), [])


@test
def a_script_of_ones_own_runs_after_the_page(page):
    (PAGES / "own.js").write_text(
        "const element = document.getElementById('menu');"
        "element.addEventListener('menu-choose', (event) => chosen.push(event.detail.action));"
        "const chosen = [typeof element.menu];", "utf-8")
    page.open(address("OwnMenu.html"))
    page.run("localStorage.clear()")
    page.open(address("OwnMenu.html"))
    page.run("document.querySelector('.menu-row').click()")
    same(page.run("return chosen"), ["object", "open-album"])
    page.run("document.querySelector('[aria-expanded]').click()")
    look_for(page, "al")
    same(page.run("return document.querySelector('[role=status]').textContent"), "3: 1")
    page.open(address("TreeMenu.html"))
    same(page.run("return [localStorage.getItem('mine'), localStorage.getItem('menu.Own')]"),
         ["v1 -more", None])
    same(page.problems(), [])


@test
def leaves_tell_and_lead(page):
    fresh(page, "TreeMenu.html")
    page.run("window.chosen = []; document.addEventListener('menu-choose', (e) => "
             "chosen.push([e.detail.id, e.detail.action, e.detail.tag, e.detail.arguments]))")
    for name in ["elsewhere", "evil", "action", "off", "fruits"]:
        page.run("const { menu } = document.getElementById('menu');"
                 "menu.view.elements.get(menu.table.nodeWithId(arguments[0])).click()", name)
    same(page.run("return chosen"), [
        ["elsewhere", None, 7, None], ["evil", None, None, None],
        ["action", "do-it", None, ARGUMENTS]])
    same(page.run("return location.hash"), "#elsewhere")
    same(page.run("return document.title"), "All of a tree")
    same(page.run("return document.querySelector('[aria-selected=true] bdi').textContent"),
         "Action")
    page.run("window.chosen = []; document.dispatchEvent(new KeyboardEvent('keydown', "
             "{ key: 'K', ctrlKey: true, shiftKey: true, bubbles: true }))")
    same(page.run("return chosen.map((c) => c[0])"), ["action"])
    page.run("document.addEventListener('menu-choose', (e) => e.preventDefault());"
             "location.hash = ''; document.querySelector('[href]').click()")
    same(page.run("return location.hash"), "")


@test
def what_revealing_opens_is_not_kept(page):
    """Only what readers toggle is, and of a single group what they opened, not what revealing did."""
    fresh(page, "TreeMenu.html")
    named = ("const { menu } = document.getElementById('menu');"
             "const node = [...menu.table.nodes()].find((n) => menu.table.titleOf(n) === arguments[0]);")
    kept = "menu.save(); return localStorage.getItem('menu.Tree')"
    visit = named + "menu.perform((s) => s.setCurrent(node, true), true);" + kept
    tap = named + "menu.view.elements.get(node).click();" + kept
    same(page.run(visit, "Two a"), "v1")
    same([row for row in page.rows() if row[1:] in ("Single", "One", "Two")], ["-Single", "+One", "-Two"])
    same(page.run(tap, "One"), "v1 +single.one")
    page.run(visit, "Inside")
    same(page.run(visit, "Two a"), "v1 +single.one")
    same([row for row in page.rows() if row[1:] in ("One", "Two")], ["+One", "-Two"])
    same(page.run(visit, "One a"), "v1 +single.one")
    same(page.run(tap, "Single"), "v1 +single.one")
    same(page.run(tap, "Single"), "v1 +single +single.one")
    same(page.run(visit, "Apples"), "v1 +single +single.one")
    same(page.run(tap, "Fruits"), "v1 +single +single.one")
    page.open(address("TreeMenu.html"))
    same(page.rows()[:4], ["+Fruits", "-Single", "-One", " One a"])


run_all()
