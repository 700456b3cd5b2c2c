"""The search box of a navigation of links, and of the same menu as a tree."""

import json

from harness import HERE, same, test
from links_site import FIND, OPEN, open_fresh, site

CASES = json.loads((HERE / "searches.json").read_text("utf-8"))
LOOK = ("const box = document.querySelector('[type=search]'); box.focus(); box.value = arguments[0];"
        "box.dispatchEvent(new Event('input'))")
RESULTS = ("return [...document.querySelectorAll('.menu-results bdi:not(.menu-place)')]"
           ".filter((e) => !e.parentElement.matches('.menu-badge, .menu-detail')).map((e) => e.textContent)")
FOCUSED = "return document.activeElement.querySelector('bdi')?.textContent ?? document.activeElement.localName"
STATUS = "return document.querySelector('.menu-status').textContent"


@test
def results_are_those_of_the_table_the_best_one_first(page):
    with site() as served:
        open_fresh(page, served, "/other/")
        for case in CASES:
            page.run(LOOK, case["search"])
            same((case["search"], page.run(RESULTS)), (case["search"], case["found"]))
            same(page.run(STATUS), f"{len(case['found'])} of 19 items" if case["found"] else "Nothing found")
        page.run(LOOK, "")
        same(page.run("return document.querySelector('.menu-results').hidden"), True)
        same(page.run(STATUS), "")


@test
def keys_go_from_result_to_result(page):
    with site() as served:
        open_fresh(page, served, "/other/")
        page.run(LOOK, "getting")
        page.press("Down")
        same(page.run(FOCUSED), "Getting started")
        page.press("Down", "Down")
        same(page.run(FOCUSED), 'Getting a domain "<now>" & more 😀')
        page.press("Up", "Up")
        same(page.run(FOCUSED), "input")
        page.press("Escape")
        same(page.run("return document.querySelector('[type=search]').value"), "")
        page.run(LOOK, "getting")
        page.press("Enter")
        page.until("location.pathname === '/guide/start/'")


@test
def a_group_that_was_found_can_be_opened(page):
    with site() as served:
        open_fresh(page, served, "/other/")
        page.run(LOOK, "deploy")
        page.press("Down", "Enter")
        same(page.run(FOCUSED), "Deploy")
        same("guides.deploy" in page.run(OPEN), True)
        same(page.run(FIND + "return find('Clouds') !== undefined"), True)


@test
def a_tree_finds_the_same(page):
    shown = ("return [...document.querySelectorAll('.menu-row, .menu-header')].filter((e) => e.checkVisibility() && "
             "e.querySelector('mark')).map((e) => e.querySelector('bdi').textContent)")
    with site("tree") as served:
        open_fresh(page, served, "/other/")
        for case in CASES:
            page.run(LOOK, case["search"])
            page.settle()
            found = page.run("const { menu } = document.querySelector('.menuc');"
                             "return menu.search.found?.map((node) => menu.table.titleOf(node)) ?? []")
            same((case["search"], found), (case["search"], case["found"]))
        same(page.run(STATUS), "Nothing found")
        page.run(LOOK, "getting")
        page.settle()
        same(page.run(shown), ["Getting started", 'Getting a domain "<now>" & more 😀'])
        page.press("Down")
        same(page.run(FOCUSED), "Getting started")
        page.press("Down")
        same(page.run(FOCUSED), 'Getting a domain "<now>" & more 😀')
        page.run(LOOK, "deploy")
        page.settle()
        page.press("Down", "Enter")
        page.settle()
        same(page.run("return [...document.querySelectorAll('.menu-row')].map((e) => e.querySelector('bdi').textContent)"),
             ["Deploy", 'Getting a domain "<now>" & more 😀', "Clouds"])
        page.run(LOOK, "getting")
        page.press("Enter")
        page.until("location.pathname === '/guide/start/'")
