"""Pages in several languages, and in one that is written from right to left."""

import json
import re

from harness import AXE, HERE, PAGES, address, fresh, look_for, run, same, test
from page import Page

ENGLISH = ["Appearance", "Theme", "Light", "Dark", "Text size", "Alerts", "Help", "Log out"]
GERMAN = ["Erscheinungsbild", "Farbschema", "Hell", "Dunkel", "Schriftgröße", "Hinweise", "Hilfe",
          "Abmelden"]
ARABIC = ["المظهر", "السمة", "فاتح", "داكن", "حجم النص", "التنبيهات", "المساعدة", "تسجيل الخروج"]


def in_language(page, *languages, name="LanguagesMenu.html"):
    page.prefer(*languages)
    fresh(page, name)


def titles(page):
    return page.run("return [...document.querySelectorAll('.menu-title bdi')].map((e) => e.textContent)")


def declared(page):
    return page.run("const { lang, dir } = document.documentElement;"
                    "return [lang, dir, document.title, document.querySelector('h1').textContent]")


@test
def the_page_opens_in_the_readers_language(page):
    for languages, tag, direction, title, shown in [
            (["en-GB"], "en", "ltr", "Settings", ENGLISH),
            (["de-AT", "en"], "de", "ltr", "Einstellungen", GERMAN),
            (["fr-FR", "ar-EG", "de"], "ar", "rtl", "الإعدادات", ARABIC),
            (["fr", "it"], "en", "ltr", "Settings", ENGLISH)]:
        in_language(page, *languages)
        same(declared(page), [tag, direction, title, title])
        same(titles(page), shown)
        same(run(page, "return menu.language"), tag)
        same(page.problems(), [])
    page.prefer("en")


@test
def no_frame_shows_another_language(page):
    page.prefer("de")
    look = """
        window.frames_ = [];
        const look = () => {
          const heading = document.querySelector('h1');
          if (heading) frames_.push([document.documentElement.lang, heading.textContent]);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    """
    command = page.driver.execute_cdp_cmd
    added = command("Page.addScriptToEvaluateOnNewDocument", {"source": look})
    page.open(address("ManyMenu.html"))
    page.settle(0.2)
    same({tuple(frame) for frame in page.run("return frames_")}, {("de", "Viele")})
    command("Page.removeScriptToEvaluateOnNewDocument", added)
    page.prefer("en")


@test
def languages_are_looked_up(page):
    fresh(page, "LanguagesMenu.html")
    path = HERE.parent / "Conformance/language-lookup.jsonl"
    for line in path.read_text("utf-8").splitlines():
        case = json.loads(line)
        found = page.run("return lookUpTag(...arguments) ?? arguments[0][0]", case["available"],
                         case["ranges"])
        same((line, found), (line, case["answer"]))


def pick(page, tag):
    page.run("const list = document.getElementById('menu-language'); list.value = arguments[0];"
             "list.dispatchEvent(new Event('change'))", tag)


@test
def a_reader_chooses_a_language(page):
    fresh(page, "LanguagesMenu.html")
    same(page.run("const list = document.getElementById('menu-language');"
                  "return [list.localName, list.labels[0].textContent, list.value,"
                  " [...list.options].map((one) => [one.text, one.value, one.lang, one.dir])]"),
         ["select", "Language", "en", [["English", "en", "en", "ltr"], ["العربية", "ar", "ar", "rtl"],
                                       ["Deutsch", "de", "de", "ltr"]]])
    page.run("window.changes = []; document.addEventListener('menu-language', (event) => "
             "changes.push([event.detail.tag, event.detail.direction]))")
    page.run("document.getElementById('menu-language').focus()")
    pick(page, "ar")
    same(declared(page), ["ar", "rtl", "الإعدادات", "الإعدادات"])
    same(titles(page), ARABIC)
    same(page.run("return [document.activeElement.id, changes]"), ["menu-language", [["ar", "rtl"]]])
    page.open(address("LanguagesMenu.html"))
    same((declared(page)[0], titles(page)), ("ar", ARABIC))
    same(page.run("return document.getElementById('menu-language').value"), "ar")
    pick(page, "en")
    same((declared(page)[:2], titles(page)), (["en", "ltr"], ENGLISH))
    for damaged in ["", "fr", "{}", "AR"]:
        page.run("localStorage.setItem('menu.Languages.language', arguments[0])", damaged)
        page.open(address("LanguagesMenu.html"))
        same((declared(page)[0], page.problems()), ("en", []))


@test
def a_page_is_written_in_a_chosen_language(page):
    name = "ChosenMenu.html"
    with Page(script=False) as bare:
        bare.open(address(name))
        shown = bare.driver.find_elements("css selector", ".menu-title bdi")
        same([e.text for e in shown], ["Hallo", "Bye"])
    in_language(page, "en", "fr", name=name)
    same((declared(page), titles(page)), (["de", "ltr", "Gruß", "Gruß"], ["Hallo", "Bye"]))
    same(page.run("return [...document.getElementById('menu-language').options].map((e) => e.value)"),
         ["de", "en"])
    pick(page, "en")
    same((declared(page), titles(page)), (["en", "ltr", "Greeting", "Greeting"], ["Hello", "Bye"]))
    page.open(address(name))
    same(declared(page)[0], "en")
    same(run(page, "menu.language = undefined; return menu.language"), "de")


@test
def programs_choose_a_language(page):
    fresh(page, "LanguagesMenu.html")
    same(run(page, "return menu.languages"), [
        {"tag": "en", "isRightToLeft": False, "name": "English"},
        {"tag": "ar", "isRightToLeft": True, "name": "العربية"},
        {"tag": "de", "isRightToLeft": False, "name": "Deutsch"}])
    same(run(page, "menu.language = 'de-AT'; return [menu.language, menu.table.language.tag,"
             "menu.state.table.title]"), ["de", "de", "Einstellungen"])
    same(run(page, "return localStorage.getItem('menu.Languages.language')"), "de")
    same(run(page, "menu.language = ['fr', 'ar']; return menu.language"), "ar")
    same(page.run("return document.getElementById('menu-language').value"), "ar")
    same(page.problems(), [])
    same(run(page, "menu.language = 'fr'; return menu.language"), "ar")
    same([problem.split(" ", 2)[2] for problem in page.problems()], ['"menu: no language \\"fr\\""'])
    same(run(page, "menu.language = undefined;"
             "return [menu.language, localStorage.getItem('menu.Languages.language')]"),
         ["en", None])
    fresh(page, "TreeMenu.html")
    same(run(page, "return [menu.languages, menu.language]"), [[], None])
    same(page.run("return document.getElementById('menu-language')"), None)


@test
def the_article_is_true_about_languages(page):
    fresh(page, "LanguagesMenu.html")
    article = HERE.parent.parent / "Sources/MenuCompiler/MenuCompiler.docc/GeneratedHTML.md"
    [block] = [block for block in re.findall("```js\n(.*?)```", article.read_text("utf-8"), re.S)
               if "menu.languages" in block]
    page.run(block)
    same(declared(page)[0], "de")
    same(page.run(OWN)[:2], [["Sprache", None], ["Suchen", None]])
    run(page, "menu.language = 'ar'")
    same(page.run(OWN)[:2], [["اللغة", None], ["بحث", None]])
    same(page.problems(), [])


STATE = """
return [menu.state.savedState, menu.element.contains(document.activeElement),
        [...document.querySelectorAll('[role=treeitem], .menu-header')].map((e) => [
          e.getAttribute('aria-expanded'), e.getAttribute('aria-checked'), e.tabIndex])];
"""


@test
def a_change_of_language_keeps_everything_else(page):
    fresh(page, "LanguagesMenu.html")
    run(page, "menu.perform((s) => s.expandAll());"
        "menu.perform((s) => s.check(menu.table.nodeWithId('theme.dark')));"
        "menu.perform((s) => s.check(menu.table.nodeWithId('sounds.calls')));"
        "window.elements = [...document.querySelectorAll('[role=treeitem]')]; elements[2].focus();")
    before = run(page, STATE)
    for tag in ["de", "ar", "en"]:
        run(page, "menu.language = arguments[0]", tag)
        same(run(page, STATE), before)
        same(page.run("return elements.every((e) => e.isConnected)"), True)
        same(page.run("return document.activeElement === elements[2]"), True)
    fresh(page, "ManyMenu.html")
    for tag in ["de", "en"]:
        top = page.run("scrollTo(0, arguments[0]); return scrollY", 9000)
        page.settle(0.2)
        look = ("return [...document.querySelectorAll('.menu-row')].map((e) => [menu.keyOf(e),"
                " Math.round(e.getBoundingClientRect().top)]).find(([, top]) => top >= 0)")
        first = run(page, look)
        run(page, "menu.language = arguments[0]", tag)
        page.settle(0.2)
        same((run(page, look), top), (first, 9000))


@test
def all_texts_are_translated(page):
    in_language(page, "de")
    run(page, "menu.perform((s) => s.expandAll())")
    texts = """
        const text = (selector) => document.querySelector(selector)?.textContent;
        const out = document.querySelector('.menu-destructive [data-choose]');
        return [text('.menu-footer'), text('.menu-badge'), text('.menu-panel > .menu-body'), text('.menu-note'),
                text('.menu-row .menu-detail'), out.ariaLabel, out.getAttribute('aria-description')];
    """
    german = ["Gilt für dieses Gerät.", "2 neue", "Schreiben Sie uns jederzeit.", "Noch nichts",
              "Mittel", "Dieses Konto verlassen", "Fragt zuvor nach"]
    english = ["Applies to this device.", "2 new", "Write to us at any time.", "Nothing yet",
               "Medium", "Leave this account", "Asks before it does"]
    same(page.run(texts), german)
    same([title for title in titles(page) if title in ("Post", "Calls")], ["Post", "Calls"])
    run(page, "menu.language = 'en'")
    same(page.run(texts), english)
    run(page, "menu.language = 'de'")
    same(page.run(texts), german)
    run(page, "menu.slot('alerts.recent').rows = ['One']; menu.slot('alerts.recent').busy = true")
    page.settle(0.7)
    same(page.run("return document.querySelector('.menu-note').textContent"), "Lädt")
    fresh(page, "ManyMenu.html")
    tree = "return document.querySelector('[role=tree]').ariaLabel"
    same(page.run(tree), "Viele")
    run(page, "menu.language = 'en'")
    same(page.run(tree), "Many")
    page.prefer("en")


DUMP = """
const fields = [
  ["title", "titleOf"], ["detail", "detailOf"], ["body", "bodyOf"], ["footer", "footerOf"],
  ["url", "urlOf"], ["mnemonic", "mnemonicOf"], ["badge", "badgeOf"], ["help", "helpOf"], ["placeholder", "placeholderOf"], ["loading", "loadingOf"],
  ["keywords", "keywordsOf"], [arguments[0] + "label", "accessibilityLabelOf"],
  [arguments[0] + "hint", "accessibilityHintOf"],
];
const { table } = menu;
const note = arguments[2] ?? undefined;  // the default of the column
const texts = [];
for (const node of table.nodes()) {
  if (table.isSeparator(node)) continue;
  for (const [name, read] of [...fields, [arguments[1] + "note", "note"]]) {
    let text = read === "note" ? table.stringOf(read, node) ?? note : table[read](node);
    if (Array.isArray(text)) text = text.length > 0 ? text.join("\\n") : undefined;
    if (text !== undefined) texts.push([Number(node), name, text]);
  }
}
return [menu.language, table.language.isRightToLeft, table.title,
        texts.sort((left, right) => left[0] - right[0])];
"""


@test
def awkward_texts_are_read_back(page):
    in_language(page, "en", name="TranslatedMenu.html")
    printed = ""
    for tag in ["en", "ar", "de"]:
        run(page, "menu.language = arguments[0]", tag)
        _, is_right_to_left, title, texts = run(page, DUMP, "accessibility.", "values.")
        printed += f"{tag} {str(is_right_to_left).lower()} {title}\n"
        printed += "".join(f"{number} {field} {text}\n" for number, field, text in texts)
    links = "return [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))"
    for tag, address in [("ar", "/ar/هنا"), ("de", "/here?a=$b")]:
        run(page, "menu.language = arguments[0]", tag)
        same(page.run(links), [address])
    with open(PAGES / "translated.txt", encoding="utf-8", newline="") as file:
        same(printed == file.read(), True)
    for tag in ["en", "ar", "de"]:
        in_language(page, tag, name="out/ShopMenu.html")
        shown, _, title, texts = run(page, DUMP, "", "@", "none")
        same(shown, tag)
        printed = title + "\n" + "".join(
            f"{number} {field} {len(text.encode())}:{text}\n" for number, field, text in texts)
        with open(PAGES / f"out/{tag}.txt", encoding="utf-8", newline="") as file:
            same(printed, file.read())
    page.prefer("en")


@test
def the_texts_of_programs_win(page):
    fresh(page, "LanguagesMenu.html")
    run(page, "window.asked = [];"
        "menu.texts = (id, item) => { if (id === 'alerts') asked.push(item.title);"
        "return id === 'alerts' ? { badge: asked.length } : id === 'help' ? { title: 'Mine' } : {} }")
    run(page, "menu.language = 'de'")
    same(page.run("return asked.at(-1)"), "Hinweise")
    same([title for title in titles(page) if title in ("Mine", "Hilfe")], ["Mine"])
    run(page, "menu.update('alerts')")
    same(page.run("return document.querySelector('.menu-badge').textContent === String(asked.length)"),
         True)
    run(page, "menu.texts = undefined")
    same(titles(page), GERMAN)


OWN = """
const part = (selector) => {
  const element = document.querySelector(selector);
  return [element?.textContent, element?.getAttribute('lang')];
};
return ['.menu-picker bdi', '.menu-search bdi', '.menu-status bdi'].map(part);
"""


@test
def the_pages_own_strings_have_a_language(page):
    fresh(page, "LanguagesMenu.html")
    look_for(page, "light")
    same(page.run(OWN), [["Language", None], ["Search", None], ["1 of 12 items", None]])
    run(page, "menu.language = 'de'")  # built in
    same(page.run(OWN), [["Sprache", None], ["Suchen", None], ["1 von 12 Einträgen", None]])
    run(page, "menu.strings = { de: { search: 'Suchen', matches: '%1 von %2', picker: 'Sprache' },"
        " 'de-CH': { search: 'Sueche' }, fr: { search: 'Chercher' } }")
    same(page.run(OWN), [["Sprache", None], ["Suchen", None], ["1 von 12", None]])
    run(page, "menu.language = 'ar'")  # from the catalog, and built in
    same(page.run(OWN), [["لغة", None], ["بحث", None], ["النتائج: 1 من 12", None]])
    in_language(page, "de", name="OwnWordsMenu.html")  # its parameters are in its language
    same(page.run(OWN)[:2], [["Sprache", None], ["Suchen", None]])
    run(page, "menu.language = 'en'")
    same(page.run(OWN)[:2], [["Language", None], ["Search", None]])
    run(page, "menu.language = 'eu'")  # not built in
    same(page.run(OWN)[:2], [["Sprache", "de"], ["Suchen", "de"]])
    page.prefer("en")


@test
def search_is_in_the_language_that_is_shown(page):
    fresh(page, "LanguagesMenu.html")
    look_for(page, "strasse")
    same(titles(page), [])
    look_for(page, "")
    run(page, "menu.language = 'de'")
    look_for(page, "STRASSE")
    same(titles(page), ["Erscheinungsbild", "Farbschema", "Dunkel"])
    look_for(page, "dark")
    same(titles(page), [])
    look_for(page, "schriftgrosse")
    same(titles(page), ["Erscheinungsbild", "Schriftgröße"])


@test
def search_folds_letters(page):
    fresh(page, "TreeMenu.html")
    path = HERE.parent / "Conformance/search-folding.jsonl"
    for line in path.read_text("utf-8").splitlines():
        case = json.loads(line)
        found = run(page, """
            const [language, text, query] = arguments;
            document.documentElement.lang = language;
            menu.texts = (id) => (id === 'fruits' ? { title: text } : { title: '', detail: '' });
            menu.search.input.value = query;
            menu.search.apply();
            return menu.state.isVisible(menu.table.nodeWithId('fruits'));
        """, case["language"], case["text"], case["query"])
        same((line, found), (line, case["matches"]))


@test
def letters_find_rows_in_their_language(page):
    in_language(page, "ar")
    page.run("document.querySelector('.menu-row').focus()")
    page.press("ح")
    same(page.focused(), "حجم النص")
    fresh(page, "HebrewMenu.html")
    page.run("document.querySelector('.menu-row').focus()")
    page.press("Left", "Left", "ש")
    same(page.focused(), "שָׁלוֹם")
    page.prefer("en")


@test
def axe_has_nothing_to_say_in_any_language(page):
    for tag in ["en", "ar", "de"]:
        fresh(page, "LanguagesMenu.html")
        run(page, "menu.language = arguments[0]; menu.perform((s) => s.expandAll())", tag)
        same(page.violations(AXE), [])


@test
def without_script_it_is_in_its_own_language(_):
    with Page(script=False) as page:
        page.driver.execute_cdp_cmd("Emulation.setUserAgentOverride",
                                    {"userAgent": "none", "acceptLanguage": "ar"})
        page.open(address("LanguagesMenu.html"))
        find = page.driver.find_elements
        same(find("css selector", "html")[0].get_attribute("lang"), "en")
        same([e.text for e in find("css selector", "h1")], ["Settings"])
        same(find("css selector", ".menu-fallback bdi")[0].text, "Appearance")
        page.open(address("HebrewMenu.html"))
        same(find("css selector", "html")[0].get_attribute("dir"), "rtl")
        glyph = find("css selector", "details > summary .menu-glyph")[0]
        same(glyph.value_of_css_property("transform"), "matrix(-1, 0, 0, 1, 0, 0)")
