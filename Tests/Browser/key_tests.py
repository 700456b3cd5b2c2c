"""The keyboard on the pages of target `html`."""


from harness import TREE, fresh, same, test


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
    page.settle(0.8)
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
    same(page.run("return document.activeElement.closest('.menu-list')"), None)


@test
def focus_is_never_lost(page):
    fresh(page, "TreeMenu.html")
    perform = "document.getElementById('menu').menu.perform((s) => s.%s)"
    page.run(perform % "expandAll()")
    page.run("[...document.querySelectorAll('.menu-row')].find((e) => "
             "e.querySelector('bdi').textContent === 'One b').focus()")
    page.run(perform % "collapse(1)")
    same(page.focused(), "Single")
    fresh(page, "DarkroomMenu.html")
    page.run("document.querySelector('.menu-row').focus()")
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


HEADER = "return document.activeElement.closest('.menu-header')?.querySelector('bdi').textContent"


@test
def keys_walk_through_the_accordion(page):
    fresh(page, "DarkroomMenu.html")
    page.press("Tab", "Tab", "Tab")  # over the languages and the search
    same(page.run(HEADER), "Library")
    same(page.run("return document.activeElement.getAttribute('aria-expanded')"), "true")
    page.press("Enter")
    same(page.run("return document.activeElement.getAttribute('aria-expanded')"), "false")
    same(page.run("return document.activeElement.getAttribute('aria-controls') + "
                  "document.getElementById('menu-panel-0').hidden"), "menu-panel-0true")
    page.press("Space", "Tab")
    same(page.run("return document.activeElement.id"), "menu-item-0")  # the rest of the row leads on
    page.press("Tab")
    same(page.focused(), "Albums")
    page.press("Right")
    same(page.focused(), "Travel")
    page.press("Tab")
    same(page.run(HEADER), "Adjust")  # always open, and says that it can't be closed
    same(page.run("return document.activeElement.ariaDisabled"), "true")
    page.press("Enter", "Tab")
    same(page.focused(), "Crop")
    page.run("document.querySelector('.menu-header button').focus()")
    page.press("Down")
    same(page.run(HEADER), "Adjust")
    page.press("End")
    same(page.run(HEADER), "Work offline")
    page.press("Up")
    same(page.run(HEADER), "Help")
    page.press("Home")
    same(page.run(HEADER), "Library")
    headings = page.run("return document.querySelectorAll('h2:not(.menu-page-title)').length")
    same(headings, 6)
