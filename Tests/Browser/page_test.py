"""What the pages of target `html` do in a browser.

Takes a directory with the pages of the menus beside this file, of the tour, and of those that
GeneratedHTMLTests.swift writes; and, to draw the picture of the article `GeneratedHTML` anew, one for that.
"""

import json
import sys
import time

import check_tests  # these add their tests
import direction_tests
import language_tests
import search_tests
import script_tests
import slot_tests
from harness import AXE, HERE, PAGES, TESTS, TREE, fresh, look_for, same, test
from page import Page


@test
def keys_walk_through_the_tree(page):
    fresh(page, "TreeMenu.html")
    same(page.rows(), TREE)
    page.press("Tab", "Tab")
    same(page.focused(), "Fruits")
    page.press("Down", "Down")
    same(page.focused(), "Kept open")  # over the separator
    page.press("Home", "Right")
    same(page.rows()[:4], ["-Fruits", " Apples", " Apricots", " Bananas"])
    same(page.focused(), "Fruits")
    page.press("Right")
    same(page.focused(), "Apples")
    page.press("a")
    same(page.focused(), "Apricots")  # the same letter goes on
    page.press("Left")
    same(page.focused(), "Fruits")
    page.press("Left")
    same(page.rows(), TREE)
    page.press("Left")
    same(page.focused(), "Fruits")
    page.press("End")
    same(page.focused(), "Off")
    page.press("Down")
    same(page.focused(), "Off")
    time.sleep(0.8)
    page.press("k", "e", "p")
    same(page.focused(), "Kept open")
    page.press("Enter")
    same(page.rows()[2:6], ["-Kept open", "-First", " First a", "+Second"])
    page.press("Down", "Left")
    same(page.rows()[2:4], ["-Kept open", "-First"])  # the last that stays open: out instead
    same(page.focused(), "Kept open")
    page.press("Space")
    same(page.rows(), TREE)
    page.press("*")
    opened = [row for row in page.rows() if row.startswith("-")]
    same(opened, ["-Fruits", "-Single", "-Kept open", "-First", "-Always open", "-Question"])
    stops = "return [...document.querySelectorAll('[tabindex=\"0\"]')].length"
    same(page.run(stops), 1)
    page.press("Tab")
    same(page.run("return document.activeElement.closest('.list')"), None)


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
        run("[...document.querySelectorAll('.row')].find((e) => "
            "e.querySelector('bdi').textContent === arguments[0]).click()", title)
        same([r for r in page.rows() if r.strip("+-") == title], ["-" + title])
    same([r for r in page.rows() if "One" in r], ["+One"])


@test
def focus_is_never_lost(page):
    fresh(page, "TreeMenu.html")
    perform = "document.getElementById('menu').menu.perform((s) => s.%s)"
    page.run(perform % "expandAll()")
    page.run("[...document.querySelectorAll('.row')].find((e) => "
             "e.querySelector('bdi').textContent === 'One b').focus()")
    page.run(perform % "collapse(1)")
    same(page.focused(), "Single")
    fresh(page, "DarkroomMenu.html")
    page.run("document.querySelector('.row').focus()")
    page.run(perform % "collapse(0)")
    same(page.run(HEADER), "Library")


@test
def all_siblings_open_but_in_a_single_group(page):
    fresh(page, "TreeMenu.html")
    page.run("document.getElementById('menu').menu.perform((s) => s.expand(1))")
    page.press("Tab", "Tab", "Down", "Down", "*")
    same([row for row in page.rows() if row[1:] in ("One", "Two")], ["-One", "+Two"])
    page.press("Down", "Down", "Down", "Enter", "*")
    same([row for row in page.rows() if row[1:] in ("One", "Two")], ["+One", "-Two"])


@test
def keys_go_the_other_way_from_right_to_left(page):
    fresh(page, "ArabicMenu.html")
    same(page.run("return getComputedStyle(document.getElementById('menu')).direction"), "rtl")
    page.press("Tab", "Tab", "Down", "Down", "Down", "Down")
    expanded = "return document.activeElement.getAttribute('aria-expanded')"
    same(page.run(expanded), "false")
    page.press("Left")
    same(page.run(expanded), "true")
    page.press("Right")
    same(page.run(expanded), "false")


HEADER = "return document.activeElement.closest('.header')?.querySelector('bdi').textContent"


@test
def keys_walk_through_the_accordion(page):
    fresh(page, "DarkroomMenu.html")
    page.press("Tab", "Tab", "Tab")  # over the languages and the search
    same(page.run(HEADER), "Library")
    same(page.run("return document.activeElement.getAttribute('aria-expanded')"), "true")
    page.press("Enter")
    same(page.run("return document.activeElement.getAttribute('aria-expanded')"), "false")
    same(page.run("return document.activeElement.getAttribute('aria-controls') + "
                  "document.getElementById('panel-0').hidden"), "panel-0true")
    page.press("Space", "Tab")
    same(page.run("return document.activeElement.id"), "item-0")  # the rest of the row leads on
    page.press("Tab")
    same(page.focused(), "Albums")
    page.press("Right")
    same(page.focused(), "Travel")
    page.press("Tab")
    same(page.run(HEADER), "Adjust")  # always open, and says that it can't be closed
    same(page.run("return document.activeElement.ariaDisabled"), "true")
    page.press("Enter", "Tab")
    same(page.focused(), "Crop")
    page.run("document.querySelector('.header button').focus()")
    page.press("Down")
    same(page.run(HEADER), "Adjust")
    page.press("End")
    same(page.run(HEADER), "Work offline")
    page.press("Up")
    same(page.run(HEADER), "Help")
    page.press("Home")
    same(page.run(HEADER), "Library")
    headings = page.run("return document.querySelectorAll('h2').length")
    same(headings, 6)


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
    page.run("document.querySelector('.row').click()")
    page.open(PAGES / "TreeMenu.html")
    same(page.rows()[0], "-Fruits")
    same(page.run("return localStorage.getItem('menu.Tree')"), "v1 +fruits")
    for damaged in ["", "v1 +nothing -always x", "{\"v\": 2}", "v1", "v1 " + "+fruits " * 999,
                    "\u0001\U0001f600", "v2 +fruits"]:
        page.run("document.getElementById('menu').menu.save = () => {};"
                 "localStorage.setItem('menu.Tree', arguments[0])", damaged)
        page.open(PAGES / "TreeMenu.html")
        same(len(page.rows()) >= len(TREE), True)
        same(page.problems(), [])


@test
def a_script_of_ones_own_runs_after_the_page(page):
    (PAGES / "own.js").write_text(
        "const element = document.getElementById('menu');"
        "element.addEventListener('menu-choose', (event) => chosen.push(event.detail.action));"
        "const chosen = [typeof element.menu];", "utf-8")
    page.open(PAGES / "OwnMenu.html")
    page.run("localStorage.clear()")
    page.open(PAGES / "OwnMenu.html")
    page.run("document.querySelector('.row').click()")
    same(page.run("return chosen"), ["object", "open-album"])
    page.run("document.querySelector('[aria-expanded]').click()")
    look_for(page, "al")
    same(page.run("return document.querySelector('[role=status]').textContent"), "3: 1")
    page.open(PAGES / "TreeMenu.html")
    same(page.run("return [localStorage.getItem('mine'), localStorage.getItem('menu.Own')]"),
         ["v1 -more", None])
    same(page.problems(), [])


@test
def leaves_tell_and_lead(page):
    fresh(page, "TreeMenu.html")
    page.run("window.chosen = []; document.addEventListener('menu-choose', (e) => "
             "chosen.push([e.detail.id, e.detail.action, e.detail.tag]))")
    for name in ["elsewhere", "evil", "action", "off", "fruits"]:
        page.run("const { menu } = document.getElementById('menu');"
                 "menu.view.elements.get(menu.table.nodeWithId(arguments[0])).click()", name)
    same(page.run("return chosen"), [["elsewhere", None, 7], ["evil", None, None],
                                    ["action", "do-it", None]])
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
def texts_stay_texts(page):
    fresh(page, "HostilePageMenu.html")
    menu = json.loads((HERE / "hostile.json").read_text("utf-8"))
    same(page.run("return document.title"), " ".join(menu["title"].split()))
    same(page.run("return document.querySelectorAll('h1').length"), 1)
    titles = page.run("const t = document.getElementById('menu').menu.table;"
                      "return t.topLevel.map((n) => t.titleOf(n))")
    same(titles, [item["title"] for item in menu["items"]])
    page.run("document.getElementById('menu').menu.perform((s) => s.expandAll());"
             "for (const e of document.querySelectorAll('.row')) e.click()")
    hrefs = page.run("return [...document.querySelectorAll('[href]')].map((e) => e.protocol)")
    same([h for h in hrefs if h not in ("file:", "http:", "https:")], [])
    same(page.run("return document.querySelectorAll('.page img, .page script, .page b').length"), 0)
    same(page.run("return document.title") == "broken", False)


@test
def addresses_run_nothing(page):
    """What menuc lets into a page runs no code, however it is spelt; what does, menuc knows."""
    fresh(page, "AddressesMenu.html")
    urls = json.loads((HERE / "addresses.json").read_text("utf-8"))
    protocols = page.run("return arguments[0].map((url) => {"
                         "try { return new URL(url, 'https://example.org/').protocol }"
                         "catch { return '' } })", urls["code"] + urls["safe"])
    runs = ("javascript:", "vbscript:", "data:", "blob:", "filesystem:")
    safe = protocols[len(urls["code"]):]
    same([(u, p) for u, p in zip(urls["safe"], safe) if p in runs], [])
    # The spellings are those of a browser: it strips what menuc strips.
    known = runs + ("jscript:", "livescript:", "mocha:")
    same([(u, p) for u, p in zip(urls["code"], protocols) if p not in known], [])
    # The page takes out what it does not need; browsers without script see it.
    text = (PAGES / "AddressesMenu.html").read_text("utf-8")
    text = text.partition("<noscript>")[2].partition("</noscript>")[0]
    fallback = page.run("const page = new DOMParser().parseFromString(arguments[0], 'text/html');"
                        "return [...page.querySelectorAll('a')].map((a) => a.protocol)", text)
    same(len(fallback), len(urls["safe"]))
    drawn = page.run("return [...document.querySelectorAll('.page [href]')].map((a) => a.protocol)")
    same([p for p in fallback + drawn if p in runs], [])


@test
def works_without_script(_):
    with Page(script=False) as page:
        page.open(PAGES / "TreeMenu.html")
        find = page.driver.find_elements
        details = find("css selector", "details")
        same(len(details), 8)
        names = [d.get_attribute("name") for d in find("css selector", "details[name]")]
        same(names, ["group1", "group1"])
        same(find("css selector", "summary")[0].text.split()[-2:], ["Fruits", "three"])
        apples = find("xpath", "//*[text()='Apples']")[0]
        same(apples.is_displayed(), False)
        find("css selector", "summary")[0].click()
        same(apples.is_displayed(), True)
        same(find("xpath", "//*[text()='Inside']")[0].is_displayed(), True)
        same(find("xpath", "//*[text()='Secret']"), [])
        one, two = [d for d in details if d.get_attribute("name")]
        find("xpath", "//summary[.//*[text()='Single']]")[0].click()
        one.find_element("css selector", "summary").click()
        two.find_element("css selector", "summary").click()
        same([one.get_attribute("open"), two.get_attribute("open")], [None, "true"])
        page.open(PAGES / "DarkroomMenu.html")
        card = find("css selector", ".fallback > li > details")[0]
        footer = find("css selector", ".fallback > li > .footer")[0]
        same(footer.location["y"] >= card.location["y"] + card.size["height"], True)
        title, inside = [card.find_element("xpath", f".//*[text()='{text}']")
                         for text in ("Library", "Albums")]
        same([e.value_of_css_property("font-weight") for e in (title, inside)], ["600", "400"])
        same(title.location["x"], inside.location["x"])
        after = find("css selector", ".fallback .separator + li")[0]
        same(after.value_of_css_property("border-top-width"), "0px")
        page.open(PAGES / "HostilePageMenu.html")
        same(len(find("css selector", "h1")), 1)
        same(len(find("css selector", ".page img, .page script")), 0)


DEPTHS = """
return [...document.querySelectorAll(arguments[0])].slice(0, 11).map((element) =>
  parseFloat(getComputedStyle(element).paddingInlineStart));
"""


@test
def deep_rows_have_room(page):
    fresh(page, "DeepMenu.html")
    page.run("document.getElementById('menu').menu.perform((s) => s.expandAll())")
    starts = page.run(DEPTHS, ".row > .front")
    same([round(start - starts[0], 1) for start in starts],
         [round(22.4 * min(level, 8), 1) for level in range(11)])


@test
def moves_only_where_motion_is_wanted(still):
    script = ("document.querySelector('.row').click();"
              "return document.getAnimations().length > 0")
    fresh(still, "TreeMenu.html")
    same(still.run(script), False)
    with Page(still=False) as page:
        fresh(page, "TreeMenu.html")
        same(page.run(script), True)
        page.run("document.querySelector('.row').click()")
        same(page.run("return document.querySelectorAll('.ghosts .row').length"), 3)
        time.sleep(0.6)
        same(page.run("return document.querySelectorAll('.ghosts').length"), 0)
        fresh(page, "CardsMenu.html")
        press = ("const row = [...document.querySelectorAll('[aria-expanded=false]')].at(-1);"
                 "row.querySelector(arguments[0]).click();"
                 "return document.querySelectorAll('.body.fold').length")
        same(page.run(press, ".glyph"), 0)  # only rows toggle here
        same(page.run(press, ".title"), 1)


MEASURE = """
const done = arguments[0];
const { menu } = document.getElementById('menu');
const times = [];
menu.perform((s) => s.expandAll());
const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
(async () => {
  for (let round = 0; round < 40; round += 1) {
    scrollTo(0, (document.documentElement.scrollHeight * ((round * 7) % 20)) / 20);
    await frame();
    const open = document.querySelectorAll('.row[aria-expanded]');
    const row = open[round % open.length];
    const start = performance.now();
    row.click();
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
    await frame();
  }
  times.sort((a, b) => a - b);
  done([times[20], times[38], menu.table.count, document.querySelectorAll('.row').length]);
})();
"""


@test
def large_menus_are_quick(_):
    with Page(still=False) as page:
        fresh(page, "LargeMenu.html")
        typical, slow, count, drawn = page.driver.execute_async_script(MEASURE)
        print(f"      {count} items: a toggle takes {typical:.1f} ms, at most {slow:.1f} ms")
        same((typical < 50, count > 10000 - 1, drawn < 300), (True, True, True))
        page.run("scrollTo(0, 0)")
        page.run("document.querySelector('.row').focus()")
        page.press("End")
        same(page.focused().startswith("Group 99") or "99" in page.focused(), True)
        page.run("scrollTo(0, 0)")
        time.sleep(0.2)
        page.press("Home")
        same(page.focused(), "Group 0")
        same(page.problems(), [])


def main():
    failures = 0
    with Page() as page:
        for function in TESTS:
            start = time.time()
            try:
                function(page)
                print(f"ok    {function.__name__} ({time.time() - start:.1f} s)")
            except Exception as error:  # a test that fails must not stop the others
                failures += 1
                print(f"FAILS {function.__name__}: {error}")
    sys.exit(failures)


main()
