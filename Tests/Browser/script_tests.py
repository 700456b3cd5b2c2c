"""What scripts change on the pages of target `html`: conditions, and texts."""

import re

from harness import HERE, fresh, look_for, run, same, test

BEGIN = ["-Recent", " Nothing recent", " Inbox", " Found", "+Account"]


@test
def texts_of_rows_stay_texts(page):
    fresh(page, "SlotsMenu.html")
    hostile = ["<img src=x onerror=\"document.title='broken'\">", "</bdi><script>alert(1)</script>",
               "&amp;&lt;", "\u202eabc\u2066", "'\"`${1}", "javascript:alert(1)", "", "a\0b\r\nc",
               "7.placeholder", "x" * 100000, "__proto__", "\u0301\u0301"]
    run(page, "const texts = (window.texts = [...arguments[0], '\\ud800']);"
              "const all = (text) => ({ title: text, detail: text, badge: text, icon: text, "
              "accessory: text, enabled: text });"
              "menu.slot('recent').rows = texts.map(all);"
              "menu.slot('found').rows = [null, undefined, {}, [], 0, false, { title: null }];"
              "menu.texts = (id) => all(texts[1])", hostile)
    wrong = page.run("const wanted = [...texts, '', '', '', '', '0', 'false', ''];"
                     "const drawn = [...document.querySelectorAll('[data-slot] .menu-title')]"
                     ".map((title) => title.textContent);"
                     "return drawn.length - wanted.length"
                     " + drawn.filter((text, index) => text !== wanted[index]).length")
    same(wrong, 0)
    same(page.run("return document.querySelectorAll('.menu-page script, .menu-page img, .menu-page b').length"), 0)
    same(page.run("return document.title"), "Slots")
    same(page.run("return document.querySelectorAll('[data-node] .menu-badge')[0].textContent"),
         hostile[1])
    same(page.run("return document.querySelector('[data-row=\"0.6\"] .menu-detail')"), None)
    same(page.problems(), [])


@test
def texts_are_asked_for_when_they_are_drawn(page):
    fresh(page, "SlotsMenu.html")
    line = "return document.getElementById('menu-item-%d').querySelector('.menu-front').textContent"
    inbox, devices = run(
        page, "return ['inbox', 'account.devices'].map((id) => menu.table.nodeWithId(id))")
    run(page, "window.asked = []; window.count = 3; menu.texts = (id, item) => {"
              "  asked.push(id);"
              "  if (id === 'inbox') return { badge: count, title: `${item.title}!` };"
              "  if (id === 'account.devices') return { detail: 'two', enabled: count < 4 };"
              "}")
    same(page.run(line % inbox), "Inbox!mail3")
    same(page.run("return asked.includes('account.devices')"), False)  # not drawn
    run(page, "menu.perform((state) => state.expandAll())")
    same(page.run("return asked.includes('account.devices')"), True)
    same(page.run(line % devices), "Devicestwo")
    page.run(f"window.drawn = document.getElementById('menu-item-{inbox}'); asked.length = 0; count = 4")
    same(page.run(line % inbox), "Inbox!mail3")
    run(page, "menu.update('inbox', 'log-out', 'none', 'account.devices')")
    same(page.run(line % inbox), "Inbox!mail4")
    same(page.run("return [...new Set(asked)].sort()"), ["account.devices", "inbox"])
    same(page.run(f"return drawn === document.getElementById('menu-item-{inbox}')"), True)
    link = (f"const link = document.getElementById('menu-item-{devices}');"
            "return [link.ariaDisabled, link.getAttribute('href')]")
    same(page.run(link), ["true", None])
    page.run(f"window.chosen = 0; document.addEventListener('menu-choose', () => chosen += 1);"
             f"document.getElementById('menu-item-{devices}').click()")
    same(page.run("return chosen"), 0)
    run(page, "count = 0; menu.update()")
    same(page.run(link), [None, "#devices"])
    same(page.run(line % inbox), "Inbox!mail0")
    look_for(page, "two")
    same(page.rows(), ["-Account", " Devices"])
    look_for(page, "")
    run(page, "menu.texts = () => ({ badge: '', detail: null })")
    same(page.run(line % inbox), "Inboxmail")
    run(page, "menu.texts = undefined")
    same(page.run(line % inbox), "Inboxmail0")
    same(page.problems(), [])
    run(page, "menu.texts = () => { throw new Error('broken') }")
    same(page.run(line % inbox), "Inboxmail0")
    same(any("broken" in problem for problem in page.problems()), True)


@test
def a_badge_counts_while_rows_come_and_go(page):
    fresh(page, "SlotsMenu.html")
    found = run(page, """
      const row = document.getElementById(`menu-item-${menu.table.nodeWithId('inbox')}`);
      const slot = menu.slot('recent');
      const wrong = [];
      let badge = 0;
      menu.texts = (id) => (id === 'inbox' ? { badge } : undefined);
      row.focus();
      while (badge < 1000) {
        badge += 1;
        if (badge % 3 === 0) slot.insert(badge % (slot.count + 1), [`Row ${badge}`]);
        else if (badge % 7 === 0) slot.remove(badge % slot.count, 1 + (badge % 4));
        else if (badge % 11 === 0) menu.set({ 'signed-in': badge % 2 === 0, device: 'tablet' });
        menu.update('inbox');
        const titles = [...document.querySelectorAll('[data-slot] .menu-title')];
        const drawn = titles.map((title) => title.textContent).join();
        const wanted = slot.count === 0 ? 'Nothing recent' : slot.rows.join();
        const shown = row.querySelector('.menu-badge').textContent;
        if (drawn !== wanted || shown !== String(badge)) wrong.push([badge, drawn, shown]);
        if (document.activeElement !== row) wrong.push([badge, 'the focus is lost']);
      }
      return [wrong.slice(0, 3), slot.count > 50];
    """)
    same(found, [[], True])
    same(page.problems(), [])


@test
def conditions_and_separators(page):
    fresh(page, "SlotsMenu.html")
    shown = ("return [...document.querySelectorAll('[data-node]')].map((row) => "
             "row.querySelector('.menu-title bdi')?.textContent ?? '-')")
    first = ["Recent", "-", "Inbox", "Found", "Account"]
    same(page.run(shown), first)
    run(page, "window.changes = 0;"
              "menu.element.addEventListener('menu-change', () => changes += 1);"
              "menu.set({ 'signed-in': true, device: 'tablet' })")
    same(page.run("return changes"), 1)
    same(page.run(shown), ["Recent", "-", "Log out", "-", "Inbox", "Pencil", "Found", "Account",
                           "-", "Staff"])
    same(run(page, "return [menu.get('signed-in'), menu.get('device'), menu.get('none') ?? null]"),
         [True, "tablet", None])
    same(run(page, "const staff = document.getElementById("
                   "`menu-item-${menu.table.nodeWithId('staff')}`);"
                   "return [staff.ariaPosInSet, staff.ariaSetSize]"), ["7", "7"])
    run(page, "menu.set({ device: 'phone' })")
    same(page.run(shown), ["Recent", "-", "Log out", "-", "Inbox", "Found", "Account"])
    run(page, "menu.set({ 'signed-in': false })")
    same(page.run(shown), first)
    same(page.problems(), [])
    run(page, "menu.set({ 'signed-in': 1, device: 'watch', none: true, __proto__: null })")
    same(run(page, "return [menu.get('signed-in'), menu.get('device')]"), [False, "phone"])
    same(len(page.problems()), 3)  # a warning for each
    same(page.run(shown), first)
    run(page, "menu.slot('inbox').rows = ['nowhere']; menu.slot('none').busy = true")
    same(page.rows(), BEGIN)
    same(run(page, "return menu.slot('inbox').count"), 0)
    same(len(page.problems()), 2)


@test
def the_article_is_true(page):
    fresh(page, "SlotsMenu.html")
    article = HERE.parent.parent / "Sources/MenuCompiler/MenuCompiler.docc/GeneratedHTML.md"
    blocks = re.findall("```js\n(.*?)```", article.read_text("utf-8"), re.S)
    for block in blocks:
        if "menu.languages" in block:  # language_tests.py runs it
            continue
        page.run("globalThis.openDocument = (title) => (document.title = title);"
                 "globalThis.fetchDocuments = async () => ['Fetched'];" + block)
    same(run(page, "return menu.get('device')"), "tablet")
    same(page.rows()[:3], ["-Recent", " Invoice", " Letter"])
    page.run("document.querySelectorAll('[data-row]')[1].click()")
    same(page.run("return document.title"), "Letter")
    same(page.run("return document.querySelectorAll('.menu-badge')[0].textContent"), "0")
    run(page, "menu.slot('recent').rows = []; const node = menu.table.nodeWithId('recent');"
              "menu.perform((s) => s.collapse(node)); menu.perform((s) => s.expand(node))")
    same(run(page, "return menu.slot('recent').rows"), ["Fetched"])
    same(page.problems(), [])
