"""Categories that open as pages, on the pages of target `html`."""

from harness import AXE, address, fresh, same, test

ROWS = ("return [...document.querySelectorAll('.menu-list .menu-row, .menu-list .menu-header')]"
        ".map((e) => e.querySelector('bdi').textContent)")
FOCUS = "return document.activeElement.querySelector('bdi')?.textContent"
BACK = ("const { back } = document.getElementById('menu').menu; return back.element.hidden"
        " ? null : [back.button.ariaLabel, back.title.textContent]")
CLICK = ("const part = [...document.querySelectorAll('.menu-row, .menu-header button')].find((e) =>"
         " e.querySelector('bdi').textContent === arguments[0]); part.focus(); part.click()")
PRESS_BACK = "document.querySelector('.menu-back').click()"
DETAIL = "return document.querySelector('.menu-list .menu-detail')?.textContent"
FOOTER = ("const { footer } = document.getElementById('menu').menu.back;"
          " return footer.hidden ? null : footer.textContent")


@test
def a_tap_opens_a_page_and_a_button_leads_back(page):
    fresh(page, "OpensMenu.html")
    same(page.run(BACK), None)
    page.run(CLICK, "Theme")
    same(page.run(ROWS), ["System", "Light", "Colors"])
    same(page.run(BACK), ["Back to Settings", "Theme"])
    same(page.run(FOCUS), "System")
    same(page.violations(AXE), [])
    page.run(CLICK, "Light")
    page.run(CLICK, "Colors")
    same(page.run(ROWS), ["Red", "Blue"])
    same(page.run(BACK), ["Back to Theme", "Colors"])
    page.run(PRESS_BACK)
    same(page.run(ROWS), ["System", "Light", "Colors"])
    same(page.run(FOCUS), "Colors")
    page.press("Escape")
    same(page.run(ROWS), ["Appearance", "Theme", "Windows", "Cascade", "Tile", "About"])
    same(page.run(FOCUS), "Theme")
    same(page.run("return document.getElementById('menu').menu.state.savedState"),
         "v1 *appearance.theme.light /appearance.theme.system")
    same(page.violations(AXE), [])
    same(page.problems(), [])


@test
def a_row_shows_the_checked_item_and_a_page_its_footer(page):
    fresh(page, "OpensMenu.html")
    same(page.run(DETAIL), "System")
    same(page.run(FOOTER), None)
    page.run(CLICK, "Theme")
    same(page.run(FOOTER), "Applies to all windows.")
    same(page.violations(AXE), [])
    page.run(CLICK, "Light")
    page.run(PRESS_BACK)
    same(page.run(DETAIL), "Light")
    same(page.run(FOOTER), None)
    same(page.problems(), [])


@test
def the_footer_of_another_group_is_a_row(page):
    fresh(page, "OpensMenu.html")
    footers = "return [...document.querySelectorAll('.menu-rows .menu-footer')].map((e) => e.textContent)"
    same(page.run(footers), ["Of this computer."])
    left = ("const left = (e) => e.getBoundingClientRect().left + parseFloat(getComputedStyle(e)"
            ".paddingInlineStart); return left(document.querySelector('.menu-rows .menu-footer'))"
            " - left([...document.querySelectorAll('.menu-rows .menu-front')].at(-1))")
    same(abs(page.run(left)) < 1, True)
    same(page.violations(AXE), [])
    page.run(CLICK, "Windows")
    same(page.run(footers), [])
    same(page.problems(), [])


@test
def a_header_opens_a_page(page):
    fresh(page, "OpensMenu.html")
    page.run(CLICK, "About")
    same(page.run(ROWS), ["Version"])
    page.run(PRESS_BACK)
    same(page.run(FOCUS), "About")
    same(page.problems(), [])


@test
def a_search_finds_items_of_all_pages(page):
    fresh(page, "OpensMenu.html")
    page.run("const { search } = document.getElementById('menu').menu;"
             "search.input.value = 'blue'; search.apply()")
    same(page.run(ROWS), ["Appearance", "Theme", "Colors", "Blue"])
    page.run(CLICK, "Colors")
    same(page.run(ROWS), ["Red", "Blue"])
    same(page.run("return document.getElementById('menu').menu.search.input.value"), "")
    same(page.run(BACK), ["Back to Theme", "Colors"])
    same(page.problems(), [])


@test
def the_browsers_back_button_closes_pages(page):
    def back():
        page.driver.back()
        page.settle(0.2)

    fresh(page, "OpensMenu.html")
    page.run("history.replaceState(null, '')")
    page.open(address("OpensMenu.html"))
    length = page.run("return history.length")
    page.run(CLICK, "Theme")
    page.run(CLICK, "Colors")
    same(page.run("return history.length"), length + 2)
    back()
    same(page.run(BACK), ["Back to Settings", "Theme"])
    back()
    same(page.run(BACK), None)
    page.driver.forward()
    page.settle(0.2)
    same(page.run(BACK), ["Back to Settings", "Theme"])
    page.run(PRESS_BACK)  # adds an entry, as a link does
    same(page.run(BACK), None)
    back()
    same(page.run(BACK), ["Back to Settings", "Theme"])
    page.run("location.hash = 'elsewhere'")  # an entry without a page
    page.settle(0.2)
    same(page.run(BACK), ["Back to Settings", "Theme"])
    back()
    same(page.run(BACK), ["Back to Settings", "Theme"])
    page.driver.refresh()
    page.settle(0.3)
    same(page.run(BACK), ["Back to Settings", "Theme"])
    same(page.run(ROWS), ["System", "Light", "Colors"])
    back()
    same(page.run(BACK), None)
    same(page.problems(), [])
