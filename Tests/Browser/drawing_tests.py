"""How the pages of target `html` are drawn: motion, indentation, long menus."""


from harness import fresh, same, test
from page import Page


DEPTHS = """
return [...document.querySelectorAll(arguments[0])].slice(0, 11).map((element) =>
  parseFloat(getComputedStyle(element).paddingInlineStart));
"""


@test
def deep_rows_have_room(page):
    fresh(page, "DeepMenu.html")
    page.run("document.getElementById('menu').menu.perform((s) => s.expandAll())")
    starts = page.run(DEPTHS, ".menu-row > .menu-front")
    same([round(start - starts[0], 1) for start in starts],
         [round(22.4 * min(level, 8), 1) for level in range(11)])


@test
def moves_only_where_motion_is_wanted(still):
    script = ("document.querySelector('.menu-row').click();"
              "return document.getAnimations().length > 0")
    fresh(still, "TreeMenu.html")
    same(still.run(script), False)
    with Page(still=False) as page:
        fresh(page, "TreeMenu.html")
        same(page.run(script), True)
        page.run("document.querySelector('.menu-row').click()")
        same(page.run("return document.querySelectorAll('.menu-ghosts .menu-row').length"), 3)
        page.settle(0.6)
        same(page.run("return document.querySelectorAll('.menu-ghosts').length"), 0)
        fresh(page, "CardsMenu.html")
        press = ("const row = [...document.querySelectorAll('[aria-expanded=false]')].at(-1);"
                 "row.querySelector(arguments[0]).click();"
                 "return document.querySelectorAll('.menu-body.menu-fold').length")
        same(page.run(press, ".menu-glyph"), 0)  # only rows toggle here
        same(page.run(press, ".menu-title"), 1)


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
    const open = document.querySelectorAll('.menu-row[aria-expanded]');
    const row = open[round % open.length];
    const start = performance.now();
    row.click();
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
    await frame();
  }
  times.sort((a, b) => a - b);
  done([times[20], times[38], menu.table.count, document.querySelectorAll('.menu-row').length]);
})();
"""


@test
def large_menus_draw_few_rows(_):
    with Page(still=False) as page:
        fresh(page, "LargeMenu.html")
        typical, slow, count, drawn = page.driver.execute_async_script(MEASURE)
        print(f"      {count} items: a toggle takes {typical:.1f} ms, at most {slow:.1f} ms")
        same((count > 10000 - 1, drawn < 300), (True, True))
        page.run("scrollTo(0, 0)")
        page.run("document.querySelector('.menu-row').focus()")
        page.press("End")
        same(page.focused().startswith("Group 99") or "99" in page.focused(), True)
        page.run("scrollTo(0, 0)")
        page.settle(0.2)
        page.press("Home")
        same(page.focused(), "Group 0")
        same(page.problems(), [])
