"""The page in Samples/virtual-list: rows are drawn where they are seen, and the focus is never thrown away."""

from harness import AXE, address, run_all, same, test

FOCUSED = "return document.activeElement.textContent"
DRAWN = "return document.querySelectorAll('[role=treeitem]').length"
SEEN = ("const box = document.querySelector('#list').getBoundingClientRect();"
        "const { top, bottom } = document.activeElement.getBoundingClientRect();"
        "return top >= box.top - 1 && bottom <= box.bottom + 1")


def show(page):
    page.open(address("index.html"))
    page.press("Tab")
    same((page.run(FOCUSED), page.run(DRAWN) < 60), ("▾ Pages", True))


@test
def keys_reach_both_ends(page):
    show(page)
    for key, title in [("End", "Entry 10000"), ("Up", "Entry 9999"), ("Home", "▾ Pages"), ("Down", "Start")]:
        page.press(key)
        page.settle(0.05)
        same((page.run(FOCUSED), page.run(SEEN), page.run(DRAWN) < 60), (title, True, True))
    same(page.violations(AXE), [])
    same(page.problems(), [])


@test
def the_focus_stays_where_the_list_is_scrolled_away(page):
    show(page)
    page.press("Down")
    page.run("document.querySelector('#list').scrollTop = 200000")
    page.settle(0.05)
    same((page.run(FOCUSED), page.run(SEEN), page.run(DRAWN) < 60), ("Start", False, True))
    page.press("Down")
    page.settle(0.05)
    same((page.run(FOCUSED), page.run(SEEN)), ("Help", True))


@test
def the_focus_moves_on_when_its_row_is_removed(page):
    show(page)
    page.press("End")
    page.settle(0.05)
    page.run("setEntries(20)")
    page.settle(0.05)
    same((page.run(FOCUSED), page.run(SEEN)), ("Entry 20", True))
    page.press("Up", "Enter")
    same((page.run(FOCUSED), page.run("return document.querySelector('#chosen').textContent")),
         ("Entry 19", "entries/18"))
    page.press("Home", "Down", "Left", "Left")
    same(page.run(FOCUSED), "▸ Pages")


@test
def a_focus_that_leaves_is_not_called_back(page):
    show(page)
    page.press("Down")
    page.run("document.activeElement.blur()")
    page.run("document.querySelector('#list').scrollTop = 200000")
    page.settle(0.05)
    page.run("setEntries(500)")
    page.settle(0.05)
    same(page.run("return document.activeElement.localName"), "body")


run_all()
