"""How a navigation of links looks: focus, badges, colors of the system, rules of the site, drawers."""

from harness import same, test
from links_site import FIND, open_fresh, site
from page import Page

HIDDEN = """
const box = document.querySelector('aside').getBoundingClientRect();
const one = document.activeElement;
const { left, top, bottom } = one.getBoundingClientRect();
if (top < box.top - 1 || bottom > box.bottom + 1) return 'out of view';
const hit = document.elementFromPoint(left + 30, (top + bottom) / 2);
return one.contains(hit) || hit?.contains(one) ? 'seen' : `below ${hit?.className}`;
"""
ALL_OPEN = "document.querySelectorAll('.menuc details').forEach((e) => (e.open = true))"


def emulate(page, **features):
    names = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": names})


@test
def focus_is_never_below_a_title(page):
    """With titles that stay in view, in both patterns."""
    for folder in ["links", "tree"]:
        with site(folder) as served:
            open_fresh(page, served, "/other/")
            page.run("document.querySelector('.menuc').style.setProperty('--menu-sticky', 'sticky');"
                     "document.querySelector('.menuc').style.setProperty('--menu-card', 'white');" + ALL_OPEN)
            if folder == "tree":
                page.run("document.querySelector('.menuc').menu.perform((s) => s.expandAll());"
                         "[...document.querySelectorAll('[role=treeitem]')].at(-3).focus()")
            else:
                page.run(FIND + "find('Inside').focus()")
            seen = []
            for _ in range(9):
                if folder == "tree":
                    page.press("Up")
                else:
                    page.run("const all = [...document.querySelectorAll('.menuc a, .menuc summary')];"
                             "all[all.indexOf(document.activeElement) - 1].focus()")
                page.settle(0.05)
                seen.append(page.run(HIDDEN))
            same((folder, seen), (folder, ["seen"] * len(seen)))


@test
def the_current_page_looks_different_when_it_has_the_focus(page):
    outline = ("const e = document.querySelector('[aria-current]'); const part = e.querySelector('.menu-front') ?? e;"
               "const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(part);"
               "return [outlineWidth, outlineStyle, outlineColor]")
    for folder in ["links", "tree"]:
        with site(folder) as served:
            emulate(page, forced_colors="active")
            open_fresh(page, served, "/guide/why/")
            without = page.run(outline)
            page.run("document.querySelector('[type=search]').focus()")
            for _ in range(9):
                if page.run("return document.activeElement.hasAttribute('aria-current')"):
                    break
                page.press("Tab")
            same(page.run("return document.activeElement.hasAttribute('aria-current')"), True)
            same((folder, page.run(outline) != without), (folder, True))
            emulate(page, forced_colors="none")


@test
def titles_of_groups_look_the_same_on_every_page(page):
    look = (ALL_OPEN + ";return [...document.querySelectorAll('.menuc summary:not(:empty), .menuc a:has(+ details), "
            ".menu-row[aria-expanded] > .menu-front')].map((e) => [e.querySelector('bdi').textContent, getComputedStyle(e).fontWeight, "
            "getComputedStyle(e).color])")
    for folder in ["links", "tree"]:
        with site(folder) as served:
            open_fresh(page, served, "/other/")
            first = page.run(look)
            page.open(served.address("/guides/deploy/clouds/two/"))
            now = [entry for entry in page.run(look) if entry[0] in {title for title, _, _ in first}]
            same((folder, now), (folder, first))


@test
def badges_follow_titles_and_cut_nothing(page):
    page.show(300, 800)
    with site() as served:
        open_fresh(page, served, "/free/")
        same(page.run("return [...document.querySelectorAll('.menuc a, .menuc bdi, .menu-badge')]"
                      ".filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0).map((e) => e.textContent)"), [])
        page.run("document.querySelector('aside').style.width = '800px'")
        gap = page.run(FIND + "const row = find('Getting started');"
                       "return row.querySelector('.menu-badge').getBoundingClientRect().left"
                       " - row.querySelector('bdi').getBoundingClientRect().right")
        same(0 < gap < 12, True)


@test
def badges_have_the_colors_of_their_variants(page):
    """In both patterns, light and dark; in the colors of the system, those of warnings have another border."""
    look = (ALL_OPEN + ";document.querySelector('.menuc').menu.perform?.((s) => s.expandAll());"
            "return [...document.querySelectorAll('.menu-badge')].map((e) => { const s = getComputedStyle(e);"
            "return [e.textContent, s.color, s.borderTopColor, s.borderTopWidth] })")
    for folder in ["links", "tree"]:
        seen = []
        for dark in [False, True]:
            page.show(dark=dark)
            with site(folder) as served:
                open_fresh(page, served, "/free/")
                page.run("document.documentElement.style.colorScheme = 'light dark'")
                found = page.run(look)
                same((folder, [title for title, *_ in found]), (folder, ["New", "Experimental", "Note", "Gone", "Plain"]))
                same((folder, [color == border for _, color, border, _ in found[:4]]), (folder, [True] * 4))
                same((folder, len({color for _, color, *_ in found})), (folder, 5))
                seen.append([color for _, color, *_ in found[:4]])
                emulate(page, forced_colors="active")
                same((folder, [width for *_, width in page.run(look)]), (folder, ["1px", "2px", "1px", "2px", "1px"]))
        same((folder, [one == other for one, other in zip(*seen)]), (folder, [False] * 4))


@test
def rules_of_the_site_stay_outside(page):
    look = ("return [...document.querySelectorAll('.menuc :is(a, summary, ul, li, details, button)')].map((e) => {"
            "const s = getComputedStyle(e); return [e.localName, s.textTransform, s.letterSpacing, s.borderBottomWidth,"
            "s.margin, s.listStyleType, s.fontSize, e.getBoundingClientRect().height] })")
    with site() as served:
        open_fresh(page, served, "/other/")
        with_rules = page.run(look)
        page.run("for (const sheet of document.styleSheets) if (sheet.href.endsWith('host.css'))"
                 "for (const rule of [...sheet.cssRules]) if (/^(nav|button|summary|details)/.test(rule.selectorText))"
                 "sheet.deleteRule([...sheet.cssRules].indexOf(rule))")
        same(page.run(look), with_rules)


@test
def targets_are_large_enough_for_fingers(page):
    for folder in ["links", "tree"]:
        with site(folder) as served:
            page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})
            page.driver.execute_cdp_cmd("Emulation.setEmitTouchEventsForMouse", {"enabled": True})
            open_fresh(page, served, "/other/")
            coarse = page.run("return matchMedia('(pointer: coarse)').matches")
            low = page.run("return [...document.querySelectorAll('.menuc :is(a, summary, input), .menu-front')].filter((e) => "
                           "e.checkVisibility() && !e.closest('.menu-header') && e.getBoundingClientRect().height < 44).map((e) => e.outerHTML)")
            page.driver.execute_cdp_cmd("Emulation.setEmitTouchEventsForMouse", {"enabled": False})
            page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
            same((folder, coarse, low), (folder, True, []))


@test
def what_leads_nowhere_does_not_look_like_a_link(page):
    """An item without items or address, and a group that stays open."""
    look = ("return Object.fromEntries([...document.querySelectorAll('.menuc bdi')].map((e) => [e.textContent, "
            "getComputedStyle(e).cursor === 'pointer']))")
    for folder in ["links", "tree"]:
        with site(folder) as served:
            open_fresh(page, served, "/free/")
            found = page.run(look)
            same((folder, [found[title] for title in ["Why", "Deploy", "Nothing yet", "Always here"]]),
                 (folder, [True, True, False, False]))


@test
def latin_titles_are_aligned_on_a_page_from_right_to_left(page):
    for folder in ["links", "tree"]:
        with site(folder) as served:
            open_fresh(page, served, "/rtl/")
            page.run("document.querySelector('.menuc').style.setProperty('--menu-title-lines', '9')")
            gaps = page.run("return [...document.querySelectorAll('.menuc li > a:not([aria-label]) > bdi, .menu-title > bdi')]"
                            ".filter((e) => e.checkVisibility() && e.getClientRects().length > 0).map((e) => {"
                            "const range = document.createRange(); range.selectNodeContents(e);"
                            "const right = Math.max(...[...range.getClientRects()].map((one) => one.right));"
                            "const lines = [...range.getClientRects()].map((one) => one.right);"
                            "return Math.round(right - Math.min(...lines)) })")
            same((folder, max(gaps) <= 3), (folder, True))


@test
def links_to_other_sites_say_so(page):
    with site() as served:
        open_fresh(page, served, "/other/")
        same(page.run(FIND + "return ['Source', 'Contact', 'Why'].map((title) => [find(title).rel, find(title).target,"
                             "getComputedStyle(find(title), '::after').content.slice(0, 2)])"),
             [["external", "", '"↗'], ["", "", "no"], ["", "", "no"]])
    with site("drawer") as served:
        open_fresh(page, served, "/other/")
        same(page.run(FIND + "const e = find('Source'); return [e.rel, e.target, e.textContent]"),
             ["external noopener", "_blank", "Source (opens in a new tab)"])


@test
def a_drawer_opens_on_narrow_screens(page):
    with site("drawer") as served:
        page.show(400, 700)
        open_fresh(page, served, "/other/")
        shown = "return document.querySelector('.menuc').checkVisibility()"
        same(page.run(shown), False)
        page.run("document.querySelector('.menu-open').focus()")
        page.press("Enter")
        same(page.run(shown), True)
        page.press("Escape")
        same((page.run(shown), page.run("return document.activeElement.className")), (False, "menu-open"))
        page.press("Enter")
        page.run("document.querySelector('.menu-close').click()")
        same(page.run(shown), False)
        page.show(1200, 700)
        open_fresh(page, served, "/other/")
        same(page.run("return ['.menuc', '.menu-open', '.menu-close'].map((one) => document.querySelector(one)"
                      ".checkVisibility())"), [True, False, False])
        with Page(400, 700, script=False) as plain:
            plain.open(served.address("/other/"))
            [menu] = plain.driver.find_elements("css selector", ".menuc")
            same(menu.is_displayed(), False)
            plain.driver.find_element("css selector", ".menu-open").click()
            same(menu.is_displayed(), True)
