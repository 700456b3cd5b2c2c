"""The navigation of links: target `html` in the look `nav`.

Takes a directory with `links` (a fragment with files), `drawer`, `single`, `base`, `tree` (the same menu as a tree), a long
menu as `rows-links`, `rows-nav` and `rows-list`, the file
with what assistive technology receives, and, to write that file anew, a word.
"""

import json

import links_look_tests  # these add their tests
import links_page_tests
import links_rows_tests
import links_search_tests
from harness import HERE, run_all, same, test
from links_site import CURRENT, FIND, OPEN, open_fresh, site
from page import Page


def click(page, title):
    page.run(FIND + "find(arguments[0]).click()", title)


@test
def a_title_with_an_address_is_a_link_and_any_other_opens_its_group(page):
    with site() as served:
        for key in ["click", "Enter"]:
            open_fresh(page, served, "/other/")
            same(page.run("return document.querySelectorAll('[role=tree], [role=treeitem]').length"), 0)
            for title, path in [("Browser", "/guides/browser/"), ("Deploy", "/other/")]:
                page.open(served.address("/other/"))
                if key == "click":
                    click(page, title)
                else:
                    page.run(FIND + "find(arguments[0]).focus()", title)
                    page.press("Enter")
                page.settle()
                same((title, page.run("return location.pathname")), (title, path))
            same("guides.deploy" in page.run(OPEN), True)


@test
def keys_follow_their_table(page):
    """Those of the pattern "Disclosure Navigation" of WAI-ARIA: Tab, Enter and Space, as on every page."""
    reach = ("const [kind, ...title] = arguments[0].split(' '); [...document.querySelectorAll(`.menuc ${kind}`)].find((e) =>"
             "(e.querySelector('bdi')?.textContent ?? e.ariaLabel) === title.join(' ')).focus()")
    focused = ("const e = document.activeElement;"
               "return `${e.localName} ${e.querySelector('bdi')?.textContent ?? e.ariaLabel}`")
    cases = json.loads((HERE / "link_keys.json").read_text("utf-8"))
    with site() as served:
        for case in cases:
            open_fresh(page, served, "/other/")
            first = set(page.run(OPEN))
            page.run(reach, case["at"])
            page.press(*case["keys"])
            if "path" in case:
                page.until(f"location.pathname === '{case['path']}'")
                continue
            now = set(page.run(OPEN))
            found = {"focus": page.run(focused), "opens": sorted(now - first), "closes": sorted(first - now)}
            same((case["at"], case["keys"], found), (case["at"], case["keys"], {
                "focus": case["focus"], "opens": case.get("opens", []), "closes": case.get("closes", [])}))
            same(page.run("return location.pathname"), "/other/")
    same(len(cases) > 15, True)


@test
def it_works_without_script(_):
    with site() as served, Page(script=False) as page:
        page.open(served.address("/other/"))
        find = page.driver.find_elements
        same(find("css selector", "[type=search]")[0].is_displayed(), False)
        [group] = find("xpath", "//summary[bdi='Deploy']")
        one = find("xpath", "//summary[bdi='Clouds']")[0]
        same(one.is_displayed(), False)
        group.click()
        same(one.is_displayed(), True)
        find("xpath", "//a[bdi='Browser']")[0].click()
        same(page.driver.current_url, served.address("/guides/browser/"))


@test
def the_enhanced_page_is_the_page_without_script(page):
    """Nothing moves, and no element is made, apart from the list of results."""
    look = ("return [...document.querySelectorAll('.menuc > ul:not(.menu-results) *')].map((e) => "
            "[e.localName, e.getBoundingClientRect().y, e.getBoundingClientRect().height])")
    with site() as served:
        open_fresh(page, served, "/other/")
        with_script = page.run(look)
        served.policy = "default-src 'self'; script-src 'none'"
        page.open(served.address("/other/"))
        same(page.run("return document.querySelector('.menuc').menu === undefined"), True)
        page.run("document.querySelector('.menu-noscript').remove()")
        same(page.run(look), with_script)
        page.problems()


@test
def groups_stay_as_the_reader_leaves_them(page):
    with site() as served:
        open_fresh(page, served, "/other/")
        first = page.run(OPEN)
        click(page, "Deploy")
        page.open(served.address("/guides/browser/locators/"))
        same(set(page.run(OPEN)) - set(first), {"guides.deploy", "guides.browser"})
        page.open(served.address("/other/"))
        same(set(page.run(OPEN)) - set(first), {"guides.deploy"})
        same(page.run("return localStorage.getItem('menu.Docs')"), "v1 +guides.deploy")


@test
def a_tree_and_links_share_what_is_remembered(page):
    with site() as served:
        open_fresh(page, served, "/other/")
        page.run("localStorage.setItem('menu.Docs', 'v1 *x +guides.deploy -start')")
        page.open(served.address("/other/"))
        same([name in page.run(OPEN) for name in ["guides.deploy", "start"]], [True, False])
        click(page, "Deploy")
        same(page.run("return localStorage.getItem('menu.Docs')"), "v1 *x -start -guides.deploy")


@test
def groups_of_another_tab_are_kept(page):
    with site() as served:
        open_fresh(page, served, "/other/")
        page.run("localStorage.setItem('menu.Docs', 'v1 -start')")
        click(page, "Deploy")
        same(page.run("return localStorage.getItem('menu.Docs')"), "v1 -start +guides.deploy")


@test
def a_mark_of_the_address_goes_with_it(page):
    with site() as served:
        open_fresh(page, served, "/guide/why/")
        same(page.run(CURRENT), ["Why"])
        page.run("history.pushState({}, '', '/nowhere/')")
        page.until("!document.querySelector('[aria-current]')")
        page.run("document.querySelector('.menuc').menu.current = '/guide/start/'")
        page.run("history.pushState({}, '', '/nowhere/else/')")
        page.settle()
        same(page.run(CURRENT), ["Getting started"])
        page.run("document.querySelector('.menuc').menu.current = ''")
        same(page.run(CURRENT), [])


@test
def an_ended_menu_stays_ended(page):
    with site() as served:
        open_fresh(page, served, "/other/")
        page.run("window.nav = document.querySelector('.menuc'); nav.menu.end(); document.body.append('more')")
        page.settle()
        same(page.run("return nav.menu"), None)
        same(page.run("return menuc.start(nav) === nav.menu && nav.menu !== null"), True)
        page.run("window.menu = nav.menu; nav.remove()")
        page.until("menu.lifetime.signal.aborted")
        same(page.problems(), [])


@test
def details_of_the_site_stay_closed(page):
    with site() as served:
        served.pages["/in/"] = (served.pages["/"].replace("<aside>", '<aside><details id="site"><summary>Menu</summary>')
                                .replace("</aside>", "</details></aside>"))
        open_fresh(page, served, "/in/")
        page.run("history.pushState({}, '', '/guides/browser/locators/')")
        page.until("document.querySelector('[aria-current]')")
        same(page.run("return [...document.querySelectorAll('details[open]')].map((e) => e.dataset.id ?? e.id)"),
             ["start", "guides", "guides.browser", "elsewhere"])


@test
def the_place_of_scrolling_is_kept(page):
    place = "return document.querySelector('aside').scrollTop"
    with site() as served:
        open_fresh(page, served, "/other/")
        click(page, "Deploy")
        click(page, "Clouds")
        page.run("document.querySelector('aside').scrollTop = 150")
        page.settle()
        top = page.run(FIND + "return find('Browser').getBoundingClientRect().y")
        click(page, "Browser")
        page.until("location.pathname === '/guides/browser/' && document.querySelector('.menuc')?.menu")
        same(page.run(FIND + "return find('Browser').getBoundingClientRect().y"), top)
        page.driver.refresh()
        same(page.run(place), 150)
        page.run("sessionStorage.clear()")
        page.open(served.address("/guides/deploy/clouds/two/"))
        middle = page.run("const box = document.querySelector('aside').getBoundingClientRect();"
                          "const row = document.querySelector('[aria-current]').getBoundingClientRect();"
                          "return (row.top + row.bottom - box.top - box.bottom) / 2")
        same(-40 < middle < 40, True)
        same(page.run("return scrollY"), 0)


@test
def a_fragment_that_is_inserted_later_starts_and_ends(page):
    with site() as served:
        open_fresh(page, served, "/other/")
        page.run("window.nav = document.querySelector('.menuc'); window.old = nav.menu; nav.remove()")
        page.until("nav.menu === undefined && old.lifetime.signal.aborted")
        same(page.run("document.querySelector('aside').append(nav);"
                      "return new Promise((done) => setTimeout(() => done(nav.menu !== undefined)))"), True)
        same(page.run("return nav.querySelectorAll('.menu-results').length"), 1)
        same(page.run("const host = document.querySelector('main'); const root = host.attachShadow({ mode: 'open' });"
                      "const copy = nav.cloneNode(true); root.append(copy); menuc.start(copy);"
                      "return copy.menu !== undefined && copy.menu !== nav.menu"), True)
        same(page.run("return nav.menu.current === undefined"), True)
        page.run("nav.menu.current = '/guides/browser/locators'")
        same(page.run(CURRENT), ["Locators"])
        page.run("history.pushState({}, '', '/guide/why/')")
        page.settle()
        same(page.run(CURRENT), ["Why"])
        page.run("nav.menu.current = undefined")
        same(page.run(CURRENT), [])
        same(page.problems(), [])


@test
def the_same_fragment_twice_has_two_names(page):
    with site() as served:
        served.pages["/twice/"] = served.pages["/"].replace("<aside>", f"<aside>{served.fragment('links/DocsMenu.html')}")
        open_fresh(page, served, "/twice/")
        same(page.run("return [...document.querySelectorAll('.menuc')].map((e) => [e.id, e.ariaLabel])"),
             [["docs-menu", "Docs"], ["docs-menu-2", "Docs 2"]])


@test
def copies_of_a_fragment_do_not_meet(page):
    """The browser closes groups of the same name, and buttons open the first element of an id."""
    with site() as served:
        page.show(400, 700)
        one = served.fragment("single/OneMenu.html")
        served.pages["/copies/"] = served.pages["/empty/"].replace("<aside>", f"<aside>{one}{one}")
        open_fresh(page, served, "/copies/")
        same(page.run("return [...document.querySelectorAll('details[open]')].map((e) => [e.dataset.id, e.name])"),
             [["alpha", "one-menu-group-1"], ["alpha", "one-menu-2-group-1"]])
        page.run("document.querySelectorAll('.menu-open')[1].click()")
        shown = "return [...document.querySelectorAll('.menuc')].map((e) => e.matches(':popover-open'))"
        same(page.run(shown), [False, True])
        page.run("document.querySelectorAll('summary')[3].click()")
        same(page.run(OPEN), ["alpha", "beta"])
        page.run("document.querySelectorAll('.menu-close')[1].click()")
        same(page.run(shown), [False, False])
        page.show(1200, 700)


run_all()
