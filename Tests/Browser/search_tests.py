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
