"""Checks, badges, destructive items and the current item on the pages of target `html`."""


from harness import AXE, address, fresh, look_for, same, test

CHECKED = ("return [...document.querySelectorAll('[aria-checked=true]')]"
           ".map((e) => e.querySelector('bdi').textContent)")
CURRENT = ("return [...document.querySelectorAll('[aria-current]')]"
           ".map((e) => [e.querySelector('bdi').textContent, e.getAttribute('aria-current')])")
CLICK = ("const { menu } = document.getElementById('menu');"
         "menu.view.elements.get(menu.table.nodeWithId(arguments[0])).click()")


@test
def taps_and_keys_check(page):
    fresh(page, "SettingsMenu.html")
    same(page.run(CHECKED), ["Light"])
    page.run("window.chosen = []; document.addEventListener('menu-choose', (e) => "
             "chosen.push([e.detail.id, e.detail.checked]))")
    page.run(CLICK, "theme.dark")
    same(page.run(CHECKED), ["Dark"])
    page.run(CLICK, "theme.dark")
    same(page.run(CHECKED), ["Dark"])
    page.press("Down", "Space")
    same(page.run(CHECKED), ["System default"])
    page.run(CLICK, "notify")
    same(page.run(CHECKED), ["System default", "By mail"])
    page.press("Down", "Enter")
    same(page.run(CHECKED), ["System default"])
    same(page.run("return chosen"), [
        ["theme.dark", True], ["theme.dark", True], ["theme.system-default", True],
        ["notify.by-mail", False]])
    page.run(CLICK, "notify")
    page.run("document.dispatchEvent(new KeyboardEvent('keydown', "
             "{ key: 'M', ctrlKey: true, bubbles: true }))")
    same(page.run("return document.getElementById('menu').menu.state.savedState"),
         "v1 *theme.system-default /theme.light")
    same(page.problems(), [])


@test
def checks_are_kept(page):
    page.open(address("SettingsMenu.html"))
    page.run("localStorage.clear()")
    page.run(CLICK, "theme.dark")
    page.settle()
    page.open(address("SettingsMenu.html"))
    same(page.run(CHECKED), ["Dark"])
    page.run("document.getElementById('menu').menu.save = () => {}; localStorage.clear()")


@test
def headers_check(page):
    fresh(page, "ChoicesMenu.html")
    roles = "return [...document.querySelectorAll('[role=radio]')].map((e) => e.ariaChecked)"
    same(page.run(roles), ["true", "false"])
    page.run("document.querySelectorAll('[role=radio]')[1].click()")
    same(page.run(roles), ["false", "true"])
    same(page.violations(AXE), [])
    same(page.problems(), [])


@test
def badges_are_spoken(page):
    fresh(page, "SettingsMenu.html")
    page.run(CLICK, "notify")
    same(page.run("return [...document.querySelectorAll('.menu-badge')].map((e) => e.textContent)"),
         ["3", "2"])
    names = page.run("return ['notify.by-mail', 'notify.by-phone'].map((id) => {"
                     "  const { menu } = document.getElementById('menu');"
                     "  const row = menu.view.elements.get(menu.table.nodeWithId(id));"
                     "  const ids = row.getAttribute('aria-labelledby')?.split(' ') ?? [];"
                     "  return row.ariaLabel"
                     "    ?? ids.map((id) => document.getElementById(id).textContent).join(' ');"
                     "})")
    same(names, ["By mail 3", "By telephone 2"])
    same(page.run("return document.querySelector('.menu-destructive bdi').textContent"), "Log out")
    same(page.violations(AXE), [])


@test
def search_finds_keywords(page):
    fresh(page, "SettingsMenu.html")
    look_for(page, "night")
    same(page.rows(), ["-Theme", " Dark"])
    page.run(CLICK, "theme.dark")
    same(page.run(CHECKED), ["Dark"])


@test
def the_item_of_the_address_is_current(page):
    fresh(page, "SettingsMenu.html")
    same(page.run(CURRENT), [])
    page.open(address("SettingsMenu.html#first-steps"))
    page.run("location.reload()")
    page.settle(0.5)
    same(page.run(CURRENT), [["First steps", "page"]])
    page.run("location.hash = 'last-steps'")
    page.settle()
    same(page.run(CURRENT), [["Last steps", "page"]])
    page.run("document.getElementById('menu').menu.perform((state) => "
             "state.setCurrent(state.table.nodeWithId('theme')))")
    same(page.run(CURRENT), [["Theme", "true"]])
    same(page.problems(), [])
