"""Slots on the pages of target `html`."""


from harness import AXE, address, fresh, look_for, run, same, test
from page import Page

BEGIN = ["-Recent", " Nothing recent", " Inbox", " Found", "+Account"]

# Runs a script with a clock that only the script advances.
CLOCK = """
const clock = (window.clock ??= { now: 0, last: 0, due: new Map() });
const real = [window.setTimeout, window.clearTimeout];
const pass = (time) => {
  clock.now += time;
  for (const [timer, { call, at }] of [...clock.due]) {
    if (at <= clock.now && clock.due.delete(timer)) call();
  }
};
window.setTimeout = (call, delay) => {
  clock.last += 1;
  clock.due.set(clock.last, { call, at: clock.now + delay });
  return clock.last;
};
window.clearTimeout = (timer) => clock.due.delete(timer);
try {
  %s
} finally {
  [window.setTimeout, window.clearTimeout] = real;
}
"""
PLACES = """
return [...document.querySelectorAll('[role=treeitem]')].map((row) => [
  row.querySelector('.menu-title bdi').textContent, row.ariaLevel, row.ariaPosInSet, row.ariaSetSize]);
"""
# The first row of a slot of numbers that is in view, and how far it is from the top.
IN_VIEW = """
const rows = [...document.querySelectorAll('[data-row]')];
const row = rows.find((one) => one.getBoundingClientRect().top >= 0);
return [Number(row.textContent), Math.round(row.getBoundingClientRect().top)];
"""


def timed(page, script):
    return run(page, CLOCK % script)


@test
def slots_show_what_the_program_gives(page):
    fresh(page, "SlotsMenu.html")
    same(page.rows(), BEGIN)
    run(page, "menu.slot('recent').rows = ['One', { title: 'Two', detail: 'big', badge: 2 }, 3]")
    same(page.rows()[:5], ["-Recent", " One", " Two", " 3", " Inbox"])
    same(page.run(PLACES)[:4], [["Recent", "1", "1", "4"], ["One", "2", "1", "3"],
                               ["Two", "2", "2", "3"], ["3", "2", "3", "3"]])
    names = page.run("return [...document.querySelectorAll('[data-slot]')].map((row) => "
                     "row.getAttribute('aria-labelledby').split(' ').map((id) => "
                     "document.getElementById(id).textContent).join(' '))")
    same(names, ["One", "Two big 2", "3"])
    run(page, "menu.slot('recent').insert(1, ['New', { title: 'Newer', accessory: 'detail' }])")
    same(page.rows()[1:6], [" One", " New", " Newer", " Two", " 3"])
    same(page.run("return document.querySelectorAll('[data-accessory=detail]').length"), 1)
    run(page, "menu.slot('recent').remove(0, 2)")
    same(page.rows()[1:4], [" Newer", " Two", " 3"])
    same(run(page, "return menu.slot('recent').rows.map((row) => row.title ?? row)"),
         ["Newer", "Two", 3])
    run(page, "menu.slot('recent').replace(2, { title: 'Three', enabled: false })")
    same(page.rows()[1:4], [" Newer", " Two", " Three"])
    same(page.run("return document.querySelectorAll('[aria-disabled]').length"), 1)
    same(page.violations(AXE), [])
    for wrong in ["insert(0)", "insert(0, '')", "remove(0)", "insert(99, ['Last'])", "remove(4)",
                  "remove(-1, 0)", "remove(3, 5)",
                  "insert(NaN, [])", "rows = menu.slot('recent').rows",
                  "replace(3, 'none')", "replace('x', 'none')"]:
        run(page, f"menu.slot('recent').{wrong}")
    same(page.rows()[1:5], [" Newer", " Two", " Three", " Inbox"])
    run(page, "menu.slot('found').insert(0, new Set(['Here']));"
              "menu.slot('found').insert(1, 'One')")
    same(page.rows()[4:8], [" Inbox", "-Found", " Here", " One"])
    run(page, "menu.slot('recent').rows = null; menu.slot('found').remove(0, 2)")
    same(page.rows(), BEGIN)
    same(page.problems(), [])


@test
def the_program_checks_rows_of_slots_with_a_choice(page):
    fresh(page, "SlotsMenu.html")
    run(page, "menu.slot('recent').rows = [{ title: 'Plain', checked: true }];"
              "menu.slot('found').rows = [{ title: 'One', checked: true }, 'Two'];"
              "menu.slot('found').onChoose = (index) => { menu.slot('found').rows ="
              "['One', 'Two'].map((title, place) => ({ title, checked: place === index })); }")
    checks = ("return [...document.querySelectorAll('[data-slot]')].map((row) =>"
              "[row.ariaChecked, getComputedStyle(row.querySelector('.menu-check') ?? row, '::before').content])")
    same(page.run(checks), [[None, "none"], ["true", '"✓"'], ["false", "none"]])
    page.run("document.querySelectorAll('[data-slot]')[2].click()")
    same(page.run(checks), [[None, "none"], ["false", "none"], ["true", '"✓"']])
    same(page.violations(AXE), [])
    same(page.problems(), [])


@test
def rows_that_stay_keep_their_elements(page):
    fresh(page, "SlotsMenu.html")
    run(page, "menu.slot('recent').rows = ['a', 'b', 'c', 'd'];"
              "window.kept = [...document.querySelectorAll('[data-slot]')];"
              "menu.slot('recent').rows = ['x', 'b', 'y', 'z', 'd']")
    same(page.rows()[1:6], [" x", " b", " y", " z", " d"])
    same(page.run("return kept.map((row) => row.isConnected && row.textContent)"),
         ["x", "b", "y", "d"])
    run(page, "menu.slot('recent').rows = ['d']")
    same(page.rows()[:3], ["-Recent", " d", " Inbox"])
    same(page.run("return kept.map((row) => row.isConnected)"), [False, False, False, True])
    run(page, "window.row = { title: 'old' }; menu.slot('recent').rows = [row];"
              "row.title = 'new'; menu.slot('recent').rows = [row]")
    same(page.rows()[:3], ["-Recent", " new", " Inbox"])


@test
def rows_that_go_fade_as_they_were(_):
    with Page(still=False) as page:
        fresh(page, "SlotsMenu.html")
        run(page, "menu.slot('recent').rows = ['One', 'Two', 'Three'];"
                  "menu.slot('recent').remove(0, 2)")
        same(page.run("return [...[...document.querySelectorAll('.menu-ghosts')].at(-1).children]"
                      ".map((row) => [row.textContent, row.id])"), [["One", ""], ["Two", ""]])
        same(page.rows()[:3], ["-Recent", " Three", " Inbox"])
        page.settle(0.6)
        same(page.run("return document.querySelectorAll('.menu-ghosts').length"), 0)


@test
def a_slot_is_busy_after_the_delay(page):
    fresh(page, "SlotsMenu.html")
    busy = "return [...document.querySelectorAll('[aria-busy=true] > .menu-front bdi')].length"
    timed(page, "menu.slot('recent').busy = true; pass(499)")
    same([page.rows(), page.run(busy)], [BEGIN, 0])
    timed(page, "pass(1)")
    same([page.rows()[:3], page.run(busy)], [["-Recent", " Loading…", " Inbox"], 1])
    same(page.run(PLACES)[1], ["Loading…", "2", "1", "1"])
    same(page.violations(AXE), [])
    run(page, "menu.slot('recent').insert(0, ['First'])")
    same(page.rows()[:4], ["-Recent", " First", " Loading…", " Inbox"])
    same(page.run(PLACES)[2], ["Loading…", "2", "2", "2"])
    run(page, "menu.slot('recent').rows = ['First', 'Second']")
    same([page.rows()[:4], page.run(busy)], [["-Recent", " First", " Second", " Inbox"], 0])
    for sooner in ["rows = []", "busy = false"]:
        timed(page, "const slot = menu.slot('recent'); slot.rows = []; slot.busy = true; pass(499);"
                    "window.changes = 0; menu.element.addEventListener('menu-change', "
                    f"() => changes += 1); slot.{sooner}; pass(9999)")
        same([page.rows(), page.run(busy), page.run("return changes")], [BEGIN, 0, 0])
        same(run(page, "return menu.slot('recent').busy"), False)
    # Busy again: the delay begins again.
    timed(page, "const slot = menu.slot('recent'); slot.busy = true; pass(300); slot.busy = true;"
                "slot.busy = false; slot.busy = true; pass(499)")
    same(page.rows(), BEGIN)
    timed(page, "pass(1)")
    same(page.rows()[1], " Loading…")
    # A slot without a loading row announces that it is busy.
    timed(page, "menu.slot('found').rows = ['One']; menu.slot('found').busy = true; pass(500)")
    same(page.rows()[3:5], ["-Found", " One"])
    same(page.run(busy), 2)
    same(page.problems(), [])


@test
def keys_walk_through_slots(page):
    fresh(page, "SlotsMenu.html")
    run(page, "menu.slot('recent').rows = ['Apple', 'Banana', 'Avocado', 'Cherry'];"
              "window.chosen = []; menu.slot('recent').onChoose = (index, row) => "
              "chosen.push([index, row]); document.addEventListener('menu-choose-row', (event) => "
              "chosen.push([event.detail.id, event.detail.index, event.detail.row]));"
              "document.addEventListener('menu-choose', () => chosen.push('item'))")
    page.press("Tab", "Tab")
    same(page.focused(), "Recent")
    page.press("Right", "Down")
    same(page.focused(), "Banana")
    page.press("Enter")
    same(page.run("return chosen"), [[1, "Banana"], ["recent", 1, "Banana"]])
    same(page.run("return document.querySelector('[aria-selected=true]').textContent"), "Banana")
    page.press("a")
    same(page.focused(), "Avocado")
    page.press("a")
    same(page.focused(), "Account")  # then on to the next
    page.press("Up", "Up", "Up", "Up")
    same(page.focused(), "Avocado")
    page.press("Left")
    same(page.focused(), "Recent")
    page.press("Left")
    same(page.rows()[:2], ["+Recent", " Inbox"])
    page.press("Right", "Right", "Right", "*")
    same(page.focused(), "Apple")
    # The focus stays on its row while others come and go, and moves to the next if its row goes.
    run(page, "menu.slot('recent').insert(0, ['New']); menu.slot('recent').remove(2)")
    same(page.rows()[:5], ["-Recent", " New", " Apple", " Avocado", " Cherry"])
    same(page.focused(), "Apple")
    same(page.run("return document.querySelector('[aria-selected=true]')"), None)
    run(page, "menu.slot('recent').remove(1)")
    same(page.focused(), "Avocado")
    run(page, "menu.slot('recent').remove(1, 2)")
    same(page.focused(), "New")
    run(page, "menu.slot('recent').rows = []")
    same(page.focused(), "Nothing recent")
    page.press("Enter", "Space")
    same(len(page.run("return chosen")), 2)
    stops = "return [...document.querySelectorAll('[tabindex=\"0\"]')].length"
    same(page.run(stops), 1)
    run(page, "menu.slot('recent').rows = [{ title: 'Off', enabled: false }];"
              "document.querySelector('[data-slot]').click()")
    same(len(page.run("return chosen")), 2)
    same(page.problems(), [])


@test
def a_filter_shows_the_rows_of_a_slot(page):
    fresh(page, "SlotsMenu.html")
    run(page, "menu.slot('recent').rows = ['One', 'Two'];"
              "menu.perform((state) => state.collapseAll())")
    look_for(page, "recent")
    same(page.rows(), ["-Recent", " One", " Two"])
    run(page, "menu.slot('recent').remove(0)")
    same(page.rows(), ["-Recent", " Two"])
    look_for(page, "inbox")
    same(page.rows(), [" Inbox"])
    look_for(page, "")
    same(page.rows()[:2], ["+Recent", " Inbox"])


@test
def slots_are_sections(page):
    fresh(page, "SlotCardsMenu.html")
    headers = ("return [...document.querySelectorAll('.menu-header')].map((header) => "
               "[header.querySelector('.menu-front').textContent.replace(/^[▾▸]/, ''), "
               "header.querySelector('button')?.ariaExpanded ?? null])")
    same(page.run(headers), [["Recent", "true"], ["Found", None], ["Settings", "true"]])
    same(page.rows(), [" Nothing recent", " Near", " General"])
    timed(page, "menu.slot('found').rows = ['One', 'Two']; menu.slot('near').rows = ['Three'];"
                "menu.slot('recent').busy = true; pass(500)")
    same(page.run(headers)[1], ["Found", "true"])
    same(page.rows(), [" Loading…", " One", " Two", "-Near", " Three", " General"])
    same([row[1] for row in page.run(PLACES)], ["1", "1", "1", "1", "2", "1"])
    same(page.run("return document.querySelector('[role=tree]').ariaBusy"), "true")
    same(page.violations(AXE), [])
    page.run("document.querySelector('[data-row=\"1.1\"]').focus()")
    run(page, "menu.slot('found').remove(1)")
    same(page.focused(), "One")
    run(page, "menu.texts = (id) => ({ title: id.toUpperCase(), badge: 7 })")
    same([header[0] for header in page.run(headers)], ["RECENT7", "FOUND7", "SETTINGS7"])
    same(page.run("const names = document.querySelector('[data-toggle]')"
                  ".getAttribute('aria-labelledby').split(' ');"
                  "return names.map((id) => document.getElementById(id).textContent)"),
         ["RECENT", "7"])
    run(page, "menu.slot('found').rows = []")
    same(page.run(headers)[1], ["FOUND7", None])
    same(page.violations(AXE), [])
    same(page.problems(), [])


@test
def of_a_million_rows_few_are_drawn(page):
    fresh(page, "SlotsMenu.html")
    drawn = run(page, """
      const slot = menu.slot('recent');
      const drawn = {};
      const count = (name, work) => {
        work();
        document.body.getBoundingClientRect();
        drawn[name] = document.querySelectorAll('[data-slot] .menu-title').length;
      };
      const rows = Array.from({ length: 1000000 }, (_, index) => `Row ${index}`);
      count('fill', () => (slot.rows = rows));
      count('insert', () => slot.insert(500000, ['Middle']));
      count('remove', () => slot.remove(2, 1));
      count('close', () => document.querySelector('.menu-row').click());
      count('open', () => document.querySelector('.menu-row').click());
      const type = new KeyboardEvent('keydown', { key: 'q', bubbles: true });
      count('type', () => document.activeElement.dispatchEvent(type));
      count('scroll', () => { scrollTo(0, 10000000); menu.view.draw(); });
      return [drawn, slot.count];
    """)
    same(drawn[0].pop("close"), 0)
    same([name for name, rows in drawn[0].items() if not 0 < rows < 300], [])
    same(drawn[1], 1000000)
    row = page.run("const row = document.querySelector('[data-row]');"
                   "return [row.dataset.row, row.textContent, row.ariaPosInSet, row.ariaSetSize]")
    index = int(row[0].partition(".")[2])
    same(row[1:], [f"Row {index}", str(index + 1), "1000000"])
    page.run("scrollTo(0, 0)")
    page.settle(0.2)
    page.run("document.querySelector('.menu-row').focus()")
    page.press("End")
    same(page.focused(), "Account")
    page.press("Up", "Up", "Up")
    same(page.focused(), "Row 999999")
    page.press("Home")
    same(page.focused(), "Recent")
    run(page, "menu.slot('recent').rows = Array.from({ length: 2000000 }, (_, row) => row)")
    same(run(page, "return menu.slot('recent').count < 1048576"), True)
    same(page.problems(), [])


@test
def a_million_rows_scroll_to_the_last(page):
    """Their height is more than a browser allows."""
    for name, slot in [("SlotsMenu.html", "recent"), ("SlotCardsMenu.html", "found")]:
        fresh(page, name)
        run(page, f"menu.slot('{slot}').rows = Array.from({{ length: 1000000 }}, "
                  "(_, row) => String(row))")
        page.run("scrollTo(0, document.documentElement.scrollHeight)")
        page.settle(0.2)
        same(" 999999" in page.rows(), True)
        page.run("scrollTo(0, 7000000)")
        page.settle(0.2)
        before = page.run(IN_VIEW)
        same(400000 < before[0] < 600000, True)
        page.run("scrollBy(0, 440)")  # ten rows
        page.settle(0.2)
        same(page.run(IN_VIEW), [before[0] + 10, before[1]])
        page.run("scrollTo(0, 0)")
        page.settle(0.2)
        same(" 0" in page.rows(), True)
        same(page.problems(), [])


@test
def slots_without_script(_):
    with Page(script=False) as page:
        page.open(address("SlotsMenu.html"))
        items = page.driver.find_elements("css selector", ".menu-fallback li")
        shown = [" ".join(item.text.split()) for item in items if item.is_displayed()]
        same([text.lstrip("▾▸ ") for text in shown],
             ["Recent Nothing recent", "Nothing recent", "", "Inbox mail 0", "Found", "Account"])


@test
def rows_with_an_address_are_links(page):
    fresh(page, "SlotsMenu.html")
    links = ("return [...document.querySelectorAll('[data-slot]')].map((row) => [row.textContent,"
             "row.getAttribute('href')])")
    evil = "javascript:alert(1)"
    run(page, "menu.slot('recent').rows = ['None', { title: 'A', url: '#a', badge: 1, badgeVariant: 'danger' },"
              "{ title: 'Off', url: '#off', enabled: false }, { title: 'Evil', url: arguments[0] }];"
              "window.chosen = []; menu.element.addEventListener('menu-choose-row', (event) => {"
              "chosen.push(event.detail.index); if (window.refuse) event.preventDefault(); })", evil)
    same(page.run(links), [["None", None], ["A1", "#a"], ["Off", None], ["Evil", None]])
    same(page.run("return document.querySelector('.menu-badge').dataset.variant"), "danger")
    for press in ["document.querySelectorAll('[data-slot]')[1].click()", "Enter", "Space"]:
        page.run("location.hash = ''; chosen.length = 0; document.querySelectorAll('[data-slot]')[1].focus()")
        if press in ["Enter", "Space"]:
            page.press(press)
        else:
            page.run(press)
        same((press, page.run("return [location.hash, chosen]")), (press, ["#a", [1]]))
    page.run("location.hash = ''; window.refuse = true; document.querySelectorAll('[data-slot]')[1].click()")
    same(page.run("return location.hash"), "")
    run(page, "menu.slot('recent').replace(0, { title: 'Now', url: '#now' }); menu.slot('recent').replace(1, 'A')")
    same(page.run(links)[:2], [["Now", "#now"], ["A", None]])
    same(page.violations(AXE), [])
    same(page.problems(), [])
