"""Texts and addresses on the pages of target `html`, and the pages without script."""

import json

from harness import HERE, PAGES, address, fresh, same, test
from page import Page


@test
def texts_stay_texts(page):
    fresh(page, "HostilePageMenu.html")
    menu = json.loads((HERE / "hostile.json").read_text("utf-8"))
    same(page.run("return document.title"), " ".join(menu["title"].split()))
    same(page.run("return document.querySelectorAll('h1').length"), 1)
    titles = page.run("const t = document.getElementById('menu').menu.table;"
                      "return t.topLevel.map((n) => t.titleOf(n))")
    same(titles, [item["title"] for item in menu["items"]])
    page.run("document.addEventListener('click', (event) => event.preventDefault());"
             "document.getElementById('menu').menu.perform((s) => s.expandAll());"
             "for (const e of document.querySelectorAll('.menu-row')) e.click()")
    hrefs = page.run("return [...document.querySelectorAll('[href]')].map((e) => e.protocol)")
    same([h for h in hrefs if h not in ("file:", "http:", "https:")], [])
    same(page.run("return document.querySelectorAll('.menu-page img, .menu-page script, .menu-page b').length"), 0)
    same(page.run("return document.title") == "broken", False)


@test
def addresses_run_nothing(page):
    """What menuc lets into a page runs no code, however it is spelt; what does, menuc knows."""
    fresh(page, "AddressesMenu.html")
    urls = json.loads((HERE / "addresses.json").read_text("utf-8"))
    protocols = page.run("return arguments[0].map((url) => {"
                         "try { return new URL(url, 'https://example.org/').protocol }"
                         "catch { return '' } })", urls["code"] + urls["safe"])
    runs = ("javascript:", "vbscript:", "data:", "blob:", "filesystem:")
    safe = protocols[len(urls["code"]):]
    same([(u, p) for u, p in zip(urls["safe"], safe) if p in runs], [])
    # The spellings are those of a browser: it strips what menuc strips.
    known = runs + ("jscript:", "livescript:", "mocha:")
    same([(u, p) for u, p in zip(urls["code"], protocols) if p not in known], [])
    # The page takes out what it does not need; browsers without script see it.
    text = (PAGES / "AddressesMenu.html").read_text("utf-8")
    text = text.partition('<ul class="menu-fallback')[2].partition("<template")[0]
    fallback = page.run("const page = new DOMParser().parseFromString(arguments[0], 'text/html');"
                        "return [...page.querySelectorAll('a')].map((a) => a.protocol)", text)
    same(len(fallback), len(urls["safe"]))
    drawn = page.run("return [...document.querySelectorAll('.menu-page [href]')].map((a) => a.protocol)")
    same([p for p in fallback + drawn if p in runs], [])


@test
def works_without_script(_):
    with Page(script=False) as page:
        page.open(address("TreeMenu.html"))
        find = page.driver.find_elements
        details = find("css selector", "details")
        same(len(details), 8)
        names = [d.get_attribute("name") for d in find("css selector", "details[name]")]
        same(names, ["menu-group1", "menu-group1"])
        same(find("css selector", "summary")[0].text.split()[-2:], ["Fruits", "three"])
        apples = find("xpath", "//*[text()='Apples']")[0]
        same(apples.is_displayed(), False)
        find("css selector", "summary")[0].click()
        same(apples.is_displayed(), True)
        same(find("xpath", "//*[text()='Inside']")[0].is_displayed(), True)
        same(find("xpath", "//*[text()='Secret']"), [])
        one, two = [d for d in details if d.get_attribute("name")]
        find("xpath", "//summary[.//*[text()='Single']]")[0].click()
        one.find_element("css selector", "summary").click()
        two.find_element("css selector", "summary").click()
        same([one.get_attribute("open"), two.get_attribute("open")], [None, "true"])
        page.open(address("DarkroomMenu.html"))
        card = find("css selector", ".menu-fallback > li > details")[0]
        footer = find("css selector", ".menu-fallback > li > .menu-footer")[0]
        same(footer.location["y"] >= card.location["y"] + card.size["height"], True)
        title, inside = [card.find_element("xpath", f".//*[text()='{text}']")
                         for text in ("Library", "Albums")]
        same([e.value_of_css_property("font-weight") for e in (title, inside)], ["600", "400"])
        same(title.location["x"], inside.location["x"])
        after = find("css selector", ".menu-fallback .menu-separator + li")[0]
        same(after.value_of_css_property("border-top-width"), "0px")
        page.open(address("HostilePageMenu.html"))
        same(len(find("css selector", "h1")), 1)
        same(len(find("css selector", ".menu-page img, .menu-page script")), 0)
