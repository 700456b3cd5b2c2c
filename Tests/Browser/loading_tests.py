"""What a page with a tree shows before, while and after its script comes."""

from harness import same, test
from page import Page
from site_pages import open_fresh, site

TITLES = """
return [...document.querySelectorAll('.menuc bdi')].filter((e) => e.checkVisibility())
  .filter((e) => !e.closest('.menu-search, .menu-picker'))
  .map((e) => { const { x, y, width, height } = e.getBoundingClientRect();
                return [e.textContent, ...[x, y, height].map((n) => Math.round(n * 4) / 4)]; });
"""
OPEN = "document.querySelector('[aria-expanded=false] .menu-glyph').click()"
OBSERVE = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    shifts.push([entry.value, ...entry.sources.map(({ node }) => node?.className)]);
  }
}).observe({ type: 'layout-shift', buffered: true });
"""
HAS_MENU = "document.querySelector('.menuc')?.menu"


@test
def nothing_moves_when_the_script_comes(_):
    with Page(waits=False) as page:
        page.driver.execute_cdp_cmd("Network.enable", {})
        page.driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
        page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": OBSERVE})
        for path in ["/", "/pages-nav/HandbookMenu.html", "/pages-list/TreeMenu.html",
                     "/pages-list/CardsMenu.html", "/pages-list/DarkroomMenu.html"]:
            with site() as served:
                nothing_moves(page, served, path)


def nothing_moves(page, served, path):
    page.open(served.address(path))
    page.until(HAS_MENU)
    page.settle(0.5)
    drawn = page.run(TITLES)
    # The script of a page blocks the first frame; here the page is shown before it comes.
    served.pages[path] = page_text(served, path).replace(' blocking="render"', "").replace(
        'menu.js"></script>', 'menu.js" defer></script>')
    served.scripts.clear()
    page.run("window.isOld = true")
    page.driver.execute_cdp_cmd("Page.navigate", {"url": served.address(path)})
    page.until("!window.isOld && window.shifts && document.readyState === 'interactive'")
    page.settle()
    same(page.run(f"return Boolean({HAS_MENU})"), False)
    same((path, page.run(TITLES)), (path, drawn))
    served.scripts.set()
    page.until(HAS_MENU)
    page.settle(0.5)
    same((path, page.run(TITLES)), (path, drawn))
    same((path, page.run("return shifts")), (path, []))
    # What was opened is open after a reload, again without a shift.
    page.run(f"{OPEN}; window.isOld = true")
    page.settle(0.4)
    opened = page.run(TITLES)
    served.scripts.clear()
    page.driver.execute_cdp_cmd("Page.reload", {})
    page.until("!window.isOld && document.readyState === 'interactive'")
    page.settle()
    served.scripts.set()
    page.until(HAS_MENU)
    page.settle(0.5)
    same((path, page.run(TITLES)), (path, opened))
    same((path, page.run("return shifts")), (path, []))


def page_text(served, path):
    return served.pages.get(path) or served.fragment(path.lstrip("/"))


@test
def titles_have_the_same_color_without_script(page):
    colors = ("return [...document.querySelectorAll('.menu-title bdi')].filter((e) => e.checkVisibility())"
              ".map((e) => [e.textContent, getComputedStyle(e).color, getComputedStyle(e).fontWeight])")
    with site() as served, Page() as blocked:
        blocked.driver.execute_cdp_cmd("Network.enable", {})
        blocked.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*.js"]})
        for look in ["nav", "list"]:
            for name in ["Handbook", "Tree", "Cards", "Darkroom", "Languages"]:
                path = f"/pages-{look}/{name}Menu.html"
                open_fresh(page, served, path)
                blocked.open(served.address(path))
                same(blocked.run(f"return Boolean({HAS_MENU})"), False)
                same((path, blocked.run(colors)), (path, page.run(colors)))


@test
def the_first_frame_shows_what_was_open(page):
    with site() as served:
        path = "/pages-nav/HandbookMenu.html"
        open_fresh(page, served, path)
        page.run(OPEN)
        page.settle(0.4)
        opened = page.run(TITLES)
        look = ("window.seen = []; const look = () => { const list = document.querySelector('.menuc');"
                "if (list) seen.push(list.menu !== undefined); requestAnimationFrame(look); };"
                "requestAnimationFrame(look)")
        command = page.driver.execute_cdp_cmd
        added = command("Page.addScriptToEvaluateOnNewDocument", {"source": look})
        served.delay = 0.5
        page.open(served.address(path))
        page.settle()
        same(set(page.run("return seen")), {True})
        same(page.run(TITLES), opened)
        command("Page.removeScriptToEvaluateOnNewDocument", added)
