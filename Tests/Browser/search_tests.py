"""What search does on the pages of target `html`."""


from harness import TREE, fresh, look_for, same, test


@test
def search_filters(page):
    fresh(page, "TreeMenu.html")
    page.press("Tab", "a", "p", "r")
    page.settle()
    same(page.rows(), ["-Fruits", " Apricots"])
    same(page.run("return document.querySelector('[role=status]').textContent"), "1 of 24 items")
    page.press("Tab", "Down")
    same(page.focused(), "Apricots")
    page.run("document.getElementById('menu-search').focus()")
    page.press("Escape")
    page.settle()
    same(page.rows(), TREE)


FOCUS = "return document.activeElement.closest('.menu-header')?.querySelector('bdi').textContent"


@test
def keys_lead_to_what_was_found(page):
    fresh(page, "TreeMenu.html")
    page.press("Tab", "Down")
    same(page.focused(), "Fruits")
    page.run("window.chosen = []; document.addEventListener('menu-choose', (e) => chosen.push(e.detail.id));"
             "document.getElementById('menu-search').focus()")
    page.press("a", "Enter")  # before the search is due
    same(page.run("return chosen"), ["fruits.apples"])  # the best of several
    page.run("chosen = []")
    page.press("c", "t", "i", "Enter")
    same(page.run("return [chosen, document.activeElement.id]"), [["action"], "menu-search"])
    page.press("Enter", "Escape", "Enter")
    same(page.run("return chosen"), ["action", "action"])
    page.press(*"elsewhere", "Enter")
    same(page.run("return [chosen, location.hash]"), [["action", "action", "elsewhere"], "#elsewhere"])
    look_for(page, "off")  # disabled
    page.run("document.getElementById('menu-search').focus()")
    page.press("Enter")
    same(page.run("return chosen.length"), 3)
    look_for(page, "")
    page.press(*"apr", "Down", "Down")
    same((page.rows(), page.focused()), (["-Fruits", " Apricots"], "Apricots"))
    fresh(page, "LargeMenu.html")
    page.press("Tab", *"leaf 9 9 8", "Down", "End")
    same(page.focused(), "Leaf 99 9 8")


@test
def keys_lead_to_headers_that_were_found(page):
    fresh(page, "DarkroomMenu.html")
    page.run("window.chosen = []; document.addEventListener('menu-choose', (e) => chosen.push(e.detail.id));"
             "document.addEventListener('menu-choose', (e) => e.preventDefault())")
    page.run("document.getElementById('menu-search').focus()")
    page.press("Down")
    same(page.run(FOCUS), "Library")
    page.run("document.getElementById('menu-search').focus()")
    page.press(*"work off", "Enter")
    same(page.run("return chosen"), ["work-offline"])


GLYPHS = """
const menu = document.getElementById('menu').menu;
return [...document.querySelectorAll('.menu-row, .menu-header')].flatMap((element) => {
  const expanded = element.closest('[aria-expanded]')
    ?? element.querySelector('[aria-expanded]');
  if (expanded === null) return [];
  const title = element.querySelector('.menu-title bdi').textContent;
  return [[title, expanded.getAttribute('aria-expanded'),
           element.querySelector('.menu-glyph').textContent]];
});
"""


@test
def a_filter_draws_what_it_shows_and_taps_are_idle(page):
    saved = ("const { menu } = document.getElementById('menu'); menu.save();"
             "return [menu.state.savedState, localStorage.getItem(menu.key)]")
    for name, words, shown in [
            ("TreeMenu.html", "apr", [["Fruits", "true", "▾"]]),
            ("TreeMenu.html", "fruits", [["Fruits", "false", "▸"]]),
            ("DarkroomMenu.html", "travel", [["Library", "true", "⌄"], ["Albums", "true", "⌄"]])]:
        fresh(page, name)
        page.run("document.getElementById('menu').menu.perform((s) => s.collapseAll())")
        look_for(page, words)
        before = page.run(saved)
        same(page.run(GLYPHS), shown)
        titles = [title for title, _, _ in shown]
        for title in titles:
            for part in [".menu-glyph", ".menu-title"]:
                page.run("[...document.querySelectorAll('.menu-row, .menu-header')].find((e) => "
                         "e.querySelector('bdi').textContent === arguments[0])"
                         ".querySelector(arguments[1]).click()", title, part)
                same(page.run(saved), before)
        same(page.run(GLYPHS), shown)
        if name == "TreeMenu.html":
            page.run("document.querySelector('.menu-row').focus()")
            page.press("Right", "Left", "Space", "Enter", "*")
            same(page.run(saved), before)
        look_for(page, "")
        same([row for row in page.rows() if row.startswith("-")],
             ["-Always open"] if name == "TreeMenu.html" else [])
    fresh(page, "TreeMenu.html")
    look_for(page, "question")  # a body has no rows that a filter could show
    page.run("document.querySelector('.menu-row').click()")
    same(page.run("return document.querySelector('.menu-row .menu-body').textContent"), "The answer.")
    same(page.rows(), ["-Question"])
