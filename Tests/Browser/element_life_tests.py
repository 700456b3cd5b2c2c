"""What custom elements do when they are defined, moved, removed, and put where another language is spoken."""

from element_pages import LISTEN, TREE_PAGE, around, look, show, site
from harness import same, test
from page import Page


@test
def two_do_not_meet(page):
    with site(page=around("<tree-menu id='a'></tree-menu><tree-menu id='b'></tree-menu>", "tree")) as served:
        show(page, served)
        page.run("a.shadowRoot.querySelector('.menu-row').click(); b.filter = 'question'; b.look = 'nav'")
        same(page.run("return [a.state, b.state, a.filter, a.look, a.menu === b.menu]"),
             ["v1 +fruits", "v1", "", "list", False])
        same(page.run("return a.shadowRoot.adoptedStyleSheets.every("
                      "(sheet, place) => sheet === b.shadowRoot.adoptedStyleSheets[place])"), True)


@test
def it_moves_goes_and_comes_back(page):
    with site(page=TREE_PAGE) as served:
        show(page, served)
        page.run(LISTEN + """
          window.counts = { added: 0 };
          const add = EventTarget.prototype.addEventListener;
          EventTarget.prototype.addEventListener = function (name, listener, options) {
            const isOutside = this === window || this === document;
            if (isOutside && options?.signal) {
              counts.added += 1;
              add.call(options.signal, 'abort', () => counts.added -= 1, { once: true });
            }
            return add.call(this, name, listener, options);
          };
        """)
        press = ("document.dispatchEvent(new KeyboardEvent("
                 "'keydown', { key: 'K', ctrlKey: true, shiftKey: true }))")
        look(page, "window.element = element; one('.menu-row').click(); element.filter = 'a'; element.filter = ''")
        page.run("element.remove(); heard.length = 0;" + press)
        same(page.run("return [heard.length, counts.added <= 0, element.state]"), [0, True, "v1 +fruits"])
        page.run("for (let round = 0; round < 20; round += 1) {"
                 "  document.querySelector('main').append(element); element.remove();"
                 "  document.body.prepend(element); document.querySelector('h1').after(element);"
                 "}" + press)
        same(page.run("return [heard.length, counts.added < 10]"), [1, True])
        same(look(page, "return [titles().slice(0, 2), element.state]", of="window.element"),
             [["Fruits", "Apples"], "v1 +fruits"])
        page.run("heard.length = 0; const all = document.querySelector('main');"
                 "if (all.moveBefore) all.moveBefore(element, null);" + press)
        same(page.run("return heard.length"), 1)
        page.run("element.remove(); window.kept = new WeakRef(element); delete window.element; heard.length = 0")
        page.settle()
        page.driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
        same(page.run("return kept.deref() === undefined"), True)
        same(page.problems(), [])


@test
def it_is_defined_before_or_after_its_markup(page):
    early = TREE_PAGE.replace("<tree-menu data-menu>", "<tree-menu data-menu filter='ap'><b slot='icon-fruits'>F</b>")
    early = early.replace('type="module"', 'type="module" async')
    late = "<p>Before</p><tree-menu data-menu filter='fruits'></tree-menu>"
    with site(page=early, late=around(late)) as served:
        show(page, served)
        page.settle()
        same(look(page, "return [titles()[0], all('slot').map((e) => e.assignedNodes()[0]?.textContent)]"),
             ["Fruits", ["F"]])
        show(page, served, "late")
        look(page, "element.look = 'nav'; element.current = 'question'; element.state = 'v1 +single';"
                   "element.remember = 'mine'")
        page.driver.execute_async_script("import('/elements/tree-menu.js').then(arguments[0])")
        same(look(page, "return [element.look, element.current, element.state, element.filter, element.remember,"
                        "Object.keys(element)]"), ["nav", "question", "v1 +single", "fruits", "mine", []])
        same(look(page, "return titles()"), ["Fruits"])
        # Before it is connected, and when a script creates it.
        same(look(page, "const made = document.createElement('tree-menu');"
                        "made.menu.texts = (id) => (id === 'fruits' ? { title: 'Obst' } : undefined);"
                        "made.filter = 'obst'; made.look = 'nav'; document.body.append(made);"
                        "return [made.shadowRoot.querySelector('.menu-row bdi').textContent, made.look, made.filter]"),
             ["Obst", "nav", "obst"])
        same(look(page, "return new (customElements.get('tree-menu'))().attributes.length"), 0)
        same(page.problems(), [])


@test
def it_shows_the_current_item_once(page):
    body = ("<div id='panel' hidden><div id='low'><handbook-menu data-menu "
            "current='/guides/sources/databases/sqlite/'></handbook-menu></div></div>")
    text = around(body, "handbook", head='<link rel="stylesheet" href="/low.css">')
    with site(page=text) as served:
        (served.directory / "low.css").write_text("#low { height: 120px; overflow: auto; margin-top: 2000px }", "utf-8")
        show(page, served)
        seen = ("const box = low.getBoundingClientRect();"
                "const { top, bottom } = one('[aria-current]').getBoundingClientRect();"
                "return [scrollY, top >= box.top && bottom <= box.bottom]")
        page.run("panel.hidden = false")
        page.settle()
        same(look(page, seen), [0, True])
        page.run("low.scrollTop = 10; panel.hidden = true")
        page.settle()
        page.run("panel.hidden = false")
        page.settle()
        same(page.run("return low.scrollTop"), 10)
        look(page, "element.current = '/start/install/'")
        same(look(page, seen), [0, True])
        page.run("panel.hidden = true")
        page.settle()
        look(page, "element.current = '/guides/sources/databases/sqlite/'")
        page.run("panel.hidden = false")
        page.settle()
        same(look(page, seen), [0, True])
        # As a script creates it: with its properties first.
        page.run("const made = document.createElement('handbook-menu'); made.current = '/guides/sources/databases/sqlite/';"
                 "void made.menu; low.replaceChildren(made); made.dataset.menu = ''")
        same(look(page, seen), [0, True])
        same(page.problems(), [])


@test
def it_speaks_the_language_around_it(page):
    body = "<div lang='de-AT'><languages-menu data-menu></languages-menu></div><p lang='ar' id='p'></p>"
    with site(page=around(body, "languages")) as served:
        show(page, served)
        page.run(LISTEN)
        label = "return [element.language, one('nav').lang, one('nav').dir, one('nav').ariaLabel]"
        same(look(page, label), ["de", "de", "ltr", "Einstellungen"])
        look(page, "p.append(element)")
        same(look(page, label)[:3], ["ar", "ar", "rtl"])
        look(page, "element.language = 'en'")
        same(look(page, label), ["en", "en", "ltr", "Settings"])
        same(page.run("return heard"), [["menu-language", "languages-menu", {"language": "ar", "direction": "rtl"}],
                                        ["menu-language", "languages-menu", {"language": "en", "direction": "ltr"}]])
        look(page, "document.body.append(element)")
        same(look(page, label)[0], "en")
        look(page, "element.language = null; element.parentNode.lang = 'de'; document.body.append(element)")
        same(look(page, label)[0], "de")
        same(look(page, "return element.menu.languages.map((one) => one.tag)"), ["en", "ar", "de"])
        same(page.run("return [document.documentElement.lang, document.title]"), ["en", "A site"])
        same(page.problems(), [])


@test
def what_it_contains_is_shown_until_it_is_defined(page):
    inner = ("<details><summary>Menu</summary><a href='/start/'>Start</a></details>"
             "<p slot='none' id='fallback'>Text</p>")
    text = around(f"<tree-menu data-menu>{inner}</tree-menu>", "tree")
    with site(page=text) as served:
        show(page, served)
        same(page.run("return [fallback.checkVisibility(), document.querySelector('details').checkVisibility()]"),
             [False, False])
        with Page(script=False) as still:
            still.open(served.address("/page"))
            same([e.is_displayed() for e in still.driver.find_elements("css selector", "summary, #fallback")],
                 [True, True])
