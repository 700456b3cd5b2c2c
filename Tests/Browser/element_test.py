"""Custom elements of target `webcomponent`: attributes, properties, events, slots, policy.

Takes a directory with `elements`, the elements of the menus beside this file and of samples.
"""

import json
import re

import element_life_tests  # adds its tests
from element_pages import LISTEN, TREE_PAGE, around, look, show, site
from harness import ARGUMENTS, AXE, HERE, TREE, run_all, same, test
from page import Page

CURRENT = "return all('[aria-current]').map((e) => e.querySelector('bdi').textContent)"


def warnings(page):
    """What the console says, without the places in scripts."""
    return [problem.split(" ", 2)[2] for problem in page.problems()]


@test
def attributes_are_properties(page):
    text = around('<tree-menu data-menu look="nav" filter="ap" state="v1 +kept" current="elsewhere">'
                  "</tree-menu>", "tree")
    with site(page=text, plain=TREE_PAGE) as served:
        show(page, served)
        same(look(page, "return [element.look, element.filter, element.current, element.language,"
                        "element.remember]"), ["nav", "ap", "elsewhere", None, None])
        same(look(page, "return titles()"), ["Fruits", "Apples", "Apricots"])
        same(look(page, "return [...all('mark')].map((e) => e.textContent)"), ["Ap", "Ap"])
        same(look(page, "return one('.menu-status').textContent"), "2 of 24 items")
        look(page, "element.removeAttribute('filter')")
        same(look(page, "return [element.filter, one('input').value, titles().length]"), ["", "", 14])
        same(look(page, "return one('.menuc').dataset.look"), "nav")
        show(page, served, "plain")
        same(look(page, "return [element.look, element.filter, element.current, element.state]"),
             ["list", "", None, "v1"])
        same(look(page, "return getComputedStyle(one('.menu-row')).backgroundImage === 'none'"), True)
        look(page, "element.look = 'nav'; element.filter = 'ban'; element.current = '#elsewhere'")
        same(look(page, "return [element.getAttribute('look'), element.getAttribute('filter'), element.current,"
                        "element.getAttribute('current')]"), ["nav", "ban", "elsewhere", "#elsewhere"])
        same(look(page, "return titles()"), ["Fruits", "Bananas"])
        same(page.problems(), [])
        look(page, "element.look = 'none such'; element.filter = null; element.current = null")
        same(look(page, "return [element.look, element.filter, element.current, element.outerHTML]"),
             ["list", "", None, '<tree-menu data-menu="" look="none such"></tree-menu>'])
        same(look(page, "return one('input').placeholder"), "")
        same(warnings(page), ['"menu: no look \\"none such\\""'])


@test
def tab_leads_to_the_current_item(page):
    with site(page=around('<tree-menu data-menu current="elsewhere"></tree-menu>', "tree")) as served:
        show(page, served)
        stops = "return all('[tabindex=\"0\"]').map((e) => e.querySelector('bdi').textContent)"
        same(look(page, stops), ["Elsewhere"])
        look(page, "element.current = 'question'")
        same(look(page, stops), ["Question"])
        page.press("Tab", "Tab", "Up")
        same(look(page, stops), ["Empty"])
        look(page, "element.current = 'elsewhere'")
        same(look(page, stops), ["Empty"])


@test
def what_is_open_is_a_text(page):
    with site(page=TREE_PAGE) as served:
        show(page, served)
        look(page, "one('.menu-row').click()")
        same(look(page, "return element.state"), "v1 +fruits")
        look(page, "element.state = 'v1 +single +single.one'")
        same(look(page, "return titles().slice(0, 4)"), ["Fruits", "Single", "One", "One a"])
        for damaged in ["v1 +nothing -always x", "{}", "\u0001", "v2 +fruits"]:
            look(page, "element.state = arguments[0]", damaged)
            same(look(page, "return titles().length >= 11"), True)
        look(page, "element.state = null")
        same((look(page, "return element.state"), len(TREE)), ("v1", 11))
        same(page.run("return localStorage.length"), 0)
        look(page, "element.remember = ''; one('.menu-row').click()")
        page.settle()
        same(page.run("return localStorage.getItem('menu.Tree')"), "v1 +fruits")
        look(page, "element.remember = 'mine'; one('.menu-row').click(); element.remove()")
        same(page.run("return localStorage.getItem('mine')"), "v1")
        look(page, "localStorage.setItem('other', 'v1 +kept'); document.body.append(document.createElement('tree-menu'))")
        last = "document.body.lastElementChild"
        same(look(page, "element.remember = 'other'; return element.state", of=last), "v1 +kept")
        same(look(page, "element.remember = 'new'; element.remember = null; return element.state", of=last), "v1 +kept")
        look(page, "element.remove()", of=last)
        served.pages["/page"] = TREE_PAGE.replace("data-menu", "data-menu remember state='v1 +kept'")
        page.open(served.address("/page"))
        same(look(page, "return element.state"), "v1 +fruits")
        same(page.problems(), [])


@test
def the_search_box_is_the_attribute(page):
    with site(page=TREE_PAGE) as served:
        show(page, served)
        look(page, "one('input').focus()")
        page.press("o", "n", "e")
        page.settle()
        same(look(page, "return [element.filter, element.getAttribute('filter'), titles()]"),
             ["one", "one", ["Single", "One", "One a", "One b"]])
        page.press("Escape")
        same(look(page, "return [element.filter, element.hasAttribute('filter')]"), ["", False])


@test
def events_leave_all_shadow_trees(page):
    body = "<tree-menu data-menu></tree-menu><settings-menu></settings-menu>"
    with site(page=around(body, "tree", "settings")) as served:
        show(page, served)
        page.run(LISTEN)
        tap = "const at = (id) => element.menu.view.elements.get(element.menu.table.nodeWithId(id));"
        look(page, tap + "at('fruits').click(); at('action').click(); at('elsewhere').click();"
                         "at('off').click(); at('evil').click()")
        toggle = ["menu-toggle", "tree-menu", {"opened": ["fruits"], "closed": []}]
        nothing = {"action": None, "arguments": None, "url": None, "tag": None}
        action = {**nothing, "id": "action", "action": "do-it", "arguments": ARGUMENTS}
        same(page.run("return heard"), [
            toggle, ["menu-action", "tree-menu", action],
            ["menu-action", "tree-menu", {**nothing, "id": "elsewhere", "url": "#elsewhere", "tag": 7}],
            ["menu-action", "tree-menu", {**nothing, "id": "evil"}]])
        same(page.run("return location.hash"), "#elsewhere")
        page.run("heard.length = 0; location.hash = '';"
                 "addEventListener('menu-action', (event) => event.preventDefault(), { once: true })")
        look(page, tap + "at('elsewhere').click()")
        same(page.run("return [heard.length, location.hash]"), [1, ""])
        page.run("heard.length = 0; dispatchEvent(new Event('x'));"
                 "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'K', ctrlKey: true, shiftKey: true }))")
        same(page.run("return heard"), [["menu-action", "tree-menu", action]])
        settings = "document.querySelector('settings-menu')"
        page.run("heard.length = 0")
        look(page, tap + "at('theme.dark').click()", of=settings)
        checked = {"id": "theme.dark", "action": None, "arguments": None, "checked": True}
        same(page.run("return heard"), [["menu-check", "settings-menu", checked],
                                        ["menu-action", "settings-menu", {**nothing, "id": "theme.dark"}]])
        same(page.problems(), [])


@test
def keys_work_in_nested_shadow_trees(page):
    with site(page=around("<div id='outer'></div>", "tree")) as served:
        show(page, served)
        page.run("const root = outer.attachShadow({ mode: 'open' });"
                 "const inner = document.createElement('div'); root.append(inner);"
                 "inner.attachShadow({ mode: 'open' }).append(document.createElement('tree-menu'));" + LISTEN)
        menu = "outer.shadowRoot.firstChild.shadowRoot.firstChild"
        focused = "return root.activeElement.querySelector('bdi').textContent"
        look(page, "element.focus()", of=menu)
        same(look(page, focused, of=menu), "Fruits")
        page.press("Right", "Right", "Down")
        same(look(page, focused, of=menu), "Apricots")
        page.press("Left", "a", "c")
        same(look(page, focused, of=menu), "Action")
        page.press("Enter")
        same(page.run("return heard.map(([name, tag]) => [name, tag])"),
             [["menu-toggle", "div"], ["menu-action", "div"]])
        same(page.violations(AXE), [])
        same(page.problems(), [])


@test
def the_current_item_follows(page):
    deep = "/guides/sources/databases/sqlite/"
    text = around("<handbook-menu data-menu></handbook-menu>", "handbook")
    with site(page=text) as served:
        served.pages[deep] = text
        page.open(served.address(deep))
        same(look(page, CURRENT), ["SQLite"])
        same(look(page, "return all('.menu-path bdi:first-child').map((e) => e.textContent)"),
             ["Guides", "Sources", "Databases"])
        look(page, "element.current = '/start/install/'")
        same(look(page, CURRENT), ["Install"])
        page.run("history.pushState({}, '', '/start/'); dispatchEvent(new PopStateEvent('popstate'))")
        same(look(page, CURRENT), ["Install"])
        look(page, "element.current = null")
        same(look(page, CURRENT), ["What Tidewater is"])
        page.run("history.pushState({}, '', '/elsewhere/'); dispatchEvent(new PopStateEvent('popstate'))")
        same(look(page, CURRENT), [])
        page.run(f"history.pushState({{}}, '', '{deep}'); dispatchEvent(new PopStateEvent('popstate'))")
        look(page, f"element.current = '{deep}'")
        page.run("history.pushState({}, '', '/elsewhere/'); dispatchEvent(new PopStateEvent('popstate'))")
        same(look(page, CURRENT), ["SQLite"])
        same(page.problems(), [])
        look(page, "element.current = 'nothing'")
        same(look(page, CURRENT + ".concat(element.current ?? 'none')"), ["none"])
        same(warnings(page), ['"menu: no item \\"nothing\\""'])


@test
def programs_set_conditions_rows_and_texts(page):
    with site(page=around("<slots-menu data-menu></slots-menu>", "slots")) as served:
        show(page, served)
        page.run(LISTEN)
        same(look(page, "return titles()"), ["Recent", "Nothing recent", "Inbox", "Found", "Account"])
        look(page, "const { menu } = element; menu.set({ 'signed-in': true, device: 'tablet' });"
                   "menu.slot('recent').rows = ['Budget', { title: 'Letter', badge: 2 }];"
                   "menu.texts = (id) => (id === 'inbox' ? { badge: 7 } : undefined)")
        same(look(page, "return [element.menu.get('device'), titles()]"),
             ["tablet", ["Recent", "Budget", "Letter", "Log out", "Inbox", "Pencil", "Found", "Account", "Staff"]])
        same(look(page, "return all('.menu-badge').map((e) => e.textContent)"), ["2", "7"])
        look(page, "all('[data-slot]')[1].click(); all('[data-slot]')[0].click()")
        same(page.run("return heard"), [
            ["menu-row", "slots-menu", {"slot": "recent", "index": 1, "row": {"title": "Letter", "badge": 2}}],
            ["menu-row", "slots-menu", {"slot": "recent", "index": 0, "row": "Budget"}]])
        # What a program has set stays while the element is elsewhere.
        look(page, "element.remove(); document.body.append(element)")
        same(look(page, "return titles().length"), 9)
        same(page.problems(), [])


@test
def children_are_icons_and_rows(page):
    body = ("<tree-menu data-menu><svg slot='icon-fruits' viewBox='0 0 1 1'><rect width='1' height='1'/></svg>"
            "<span slot='row-question'>A <b>question</b> <button class='help'>?</button></span></tree-menu>")
    with site(page=around(body, "tree", head='<link rel="stylesheet" href="/host.css">')) as served:
        (served.directory / "host.css").write_text(".help { pointer-events: auto }", "utf-8")
        show(page, served)
        page.run(LISTEN)
        size = ("const { width, height } = element.querySelector('svg').getBoundingClientRect();"
                "return [width, height, all('.menu-icon').length]")
        same(look(page, size), [20, 20, 1])
        same(look(page, "return one('[name=row-question]').assignedNodes()[0].textContent"), "A question ?")
        click = ("const { x, y, width, height } = element.querySelector(arguments[0]).getBoundingClientRect();"
                 "return [x + width / 2, y + height / 2]")
        for selector, heard in [("svg", ["menu-toggle"]), ("b", ["menu-toggle"]), (".help", [])]:
            page.run("heard.length = 0")
            x, y = look(page, click, selector)
            for kind in ["mousePressed", "mouseReleased"]:
                page.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
                    "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1})
            same((selector, page.run("return heard.map((one) => one[0])")), (selector, heard))
        look(page, "element.querySelector('svg').slot = 'icon-evil'; element.querySelector('span').remove()")
        page.settle()
        same(look(page, "return one('slot[name=icon-evil]').closest('.menu-row').querySelector('bdi').textContent"),
             "Evil")
        same(look(page, "return [titles().includes('Question'), all('slot').length]"), [True, 1])
        look(page, "element.replaceChildren()")
        page.settle()
        same(look(page, "return all('slot, .menu-icon').length"), 0)
        same(page.problems(), [])


@test
def parts_and_properties_style_it(page):
    style = ("tree-menu { --menu-row-height: 60px; --menu-accent: rgb(1, 2, 3) }"
             "tree-menu::part(title) { font-style: italic }"
             "tree-menu::part(row):hover { outline: none } .menu-row { display: none }")
    with site(page=TREE_PAGE.replace("</head>", '<link rel="stylesheet" href="/host.css"></head>')) as served:
        (served.directory / "host.css").write_text(style, "utf-8")
        show(page, served)
        same(look(page, "return [one('.menu-row .menu-front').offsetHeight,"
                        "getComputedStyle(one('.menu-row')).display,"
                        "getComputedStyle(one('.menu-row .menu-title')).fontStyle]"), [60, "block", "italic"])
        look(page, "element.menu.perform((s) => s.expandAll())")
        parts = look(page, "return [...new Set(all('[part]').flatMap((e) => [...e.part]))].sort()")
        article = (HERE.parent.parent / "Sources/MenuCompiler/MenuCompiler.docc/ACustomElement.md").read_text("utf-8")
        rows = re.findall(r"^\| (`.*?`) \|", article.split("| part |")[1].split("## ")[0], re.M)
        listed = re.findall("`(.*?)`", " ".join(rows))
        same(sorted(set(parts) - set(listed)), [])


@test
def a_strict_policy_holds(page):
    names = ["tree", "cards", "settings", "languages", "slots", "handbook", "darkroom"]
    body = "".join(f"<{name}-menu></{name}-menu>" for name in names)
    with site(page=around(body, *names)) as served:
        same(served.policy, "default-src 'self'")
        show(page, served)
        page.run("for (const { menu } of document.querySelectorAll('main > *')) {"
                 "  menu?.perform((s) => s.expandAll()); }")
        same(page.problems(), [])
        same(page.run("return [...document.querySelectorAll('main > :not(h1)')].filter("
                      "(e) => getComputedStyle(e.shadowRoot.querySelector('.menu-front')).display !== 'flex')"
                      ".length"), 0)
        same(page.run("return document.querySelectorAll('style, [style]').length"), 0)


@test
def axe_has_nothing_to_say(_):
    for dark in [False, True]:
        for name in ["tree", "cards", "darkroom", "handbook"]:
            head = '<link rel="stylesheet" href="/host.css">'
            with site(page=around(f"<{name}-menu data-menu></{name}-menu>", name, head=head)) as served, \
                    Page(dark=dark) as page:
                (served.directory / "host.css").write_text(
                    ":root { color-scheme: light dark; background: light-dark(#fff, #1e1e22) }", "utf-8")
                show(page, served)
                for look_name in ["list", "nav"]:
                    look(page, "element.look = arguments[0]", look_name)
                    for state in ["expandAll()", "filter([0, 3])"]:
                        look(page, f"element.menu.perform((s) => s.{state})")
                        same((name, dark, look_name, state, page.violations(AXE)),
                             (name, dark, look_name, state, []))


@test
def awkward_texts_stay_texts(page):
    menu = json.loads((HERE / "hostile.json").read_text("utf-8"))
    with site(page=around("<hostile-page-menu data-menu></hostile-page-menu>", "hostile-page")) as served:
        show(page, served)
        same(look(page, "const t = element.menu.table; return t.topLevel.map((n) => t.titleOf(n))"),
             [item["title"] for item in menu["items"]])
        same(look(page, "return one('nav').ariaLabel"), menu["title"])
        look(page, "addEventListener('menu-action', (event) => event.preventDefault());"
                   "element.menu.perform((s) => s.expandAll()); for (const e of all('.menu-row')) e.click()")
        same(look(page, "return all('script, img, b, h1').length"), 0)
        same(page.run("return document.title"), "A site")
        hrefs = look(page, "return all('[href]').map((e) => e.protocol)")
        same([h for h in hrefs if h not in ("http:", "https:")], [])


@test
def a_long_menu_draws_what_is_seen(page):
    body = "<div id='outer'></div>"
    with site(page=around(body).replace("</head>", '<script type="module" src="/elements/long-list.js"></script></head>')) as served:
        show(page, served)
        page.run("const root = outer.attachShadow({ mode: 'open' });"
                 "const box = document.createElement('div'); box.style.cssText = 'height: 320px; overflow: auto';"
                 "const menu = document.createElement('long-list'); box.append(menu); root.append(box);"
                 "menu.menu.perform((s) => s.expandAll()); window.box = box; window.menu = menu")
        drawn = ("const { top, bottom } = box.getBoundingClientRect();"
                 "const seen = all('.menu-row').filter((e) => e.getBoundingClientRect().bottom > top"
                 " && e.getBoundingClientRect().top < bottom);"
                 "return [all('.menu-row').length < 100, seen.length > 3, seen[0]?.textContent]")
        few, some, first = look(page, drawn, of="menu")
        same((few, some, "Group 0" in first), (True, True, True))
        page.run("box.scrollTop = 40000")
        page.settle()
        few, some, first = look(page, drawn, of="menu")
        same((few, some, "Group 0" in first), (True, True, False))
        # It has no search box, but can be filtered.
        page.run("menu.filter = 'group 55'")
        # Words are found in the titles above, too: all leaves of group 55 match, and one of each other group.
        leaves = [range(99) if group == 55 else [55] for group in range(100)]
        same(look(page, "return titles()", of="menu"),
             [title for group, numbers in enumerate(leaves)
              for title in [f"Group {group}", *(f"Leaf {group} {number}" for number in numbers)]])
        same(look(page, "const { found } = element.menu.search;"
                        "return [found.length, element.menu.table.titleOf(found[0])]", of="menu"), [199, "Group 55"])
        # A filter that shows many rows draws those that are seen.
        page.run("menu.filter = 'leaf'")
        few, some, _ = look(page, drawn, of="menu")
        same((few, some), (True, True))
        same(look(page, "return element.menu.state.rowCount", of="menu"), 10000)
        same(look(page, "return one('input').checkVisibility()", of="menu"), False)
        page.run("menu.filter = ''")
        # It is hidden while its style comes to be known.
        page.run("box.remove(); menu.remove(); outer.hidden = true; outer.shadowRoot.append(menu);"
                 "menu.look = 'nav'; outer.hidden = false")
        page.settle()
        same(look(page, "return element.menu.view.extents.rowHeight", of="menu"), 32)
        same(page.problems(), [])


@test
def a_modified_click_is_the_browsers(page):
    with site(page=around("<handbook-menu data-menu></handbook-menu>", "handbook")) as served:
        show(page, served)
        page.run(LISTEN + "addEventListener('click', (event) => {"
                          "heard.push(['click', event.defaultPrevented]); event.preventDefault(); })")
        look(page, "element.addEventListener('menu-action', (event) => event.preventDefault())")
        for key in ["ctrlKey", "metaKey", "shiftKey", "altKey", "view"]:
            look(page, "const init = { bubbles: true, composed: true, cancelable: true };"
                       f"init.{key} = arguments[0];"
                       "all('a[href]').at(-1).dispatchEvent(new MouseEvent('click', init))", key != "view" or None)
        same(page.run("return heard.map((event) => event.slice(0, 2).join(' '))"),
             ["click false"] * 4 + ["menu-action handbook-menu", "click true"])


@test
def the_article_is_true(page):
    body = "<script type='module' src='/elements/program0.js'></script>"
    with site(page=around(body + "<script type='module' src='/elements/program1.js'></script>")) as served:
        show(page, served)
        of = "document.querySelector('groceries-menu')"
        same(look(page, "return [element.look, titles()]", of=of),
             ["nav", ["Fruits", "Apples", "Pears", "Organic only", "Yes", "Recent", "Bread", "Cheese", "Orders"]])
        same(page.run("return [sessionStorage.getItem('menu'), document.title]"), ["v1", "A site"])
        tap = "const at = (id) => element.menu.view.elements.get(element.menu.table.nodeWithId(id));"
        look(page, tap + "at('apples').click(); at('pears').click()", of=of)
        same(page.run("return [document.title, location.pathname]"), ["Apples", "/page"])
        same(page.problems(), [])



run_all()
