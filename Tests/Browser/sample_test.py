"""The samples `file-menu` and `settings` on pages of target `html`.

Takes a directory with both pages and with the script of the first, and events for the File menu.
Prints its rows after each event, as Samples/file-menu/Programs/Editor.swift does.
"""

import sys

from harness import AXE, fresh, run, same
from page import Page

ROWS = """
return [...document.querySelectorAll('.menu-row, .menu-separator')].map((row) => {
  if (row.classList.contains('menu-separator')) return '---';
  const mark = row.ariaChecked === 'true' ? '*'
    : { true: '-', false: '+' }[row.getAttribute('aria-expanded')] ?? ' ';
  const level = row.classList.contains('menu-heading') ? 1 : row.ariaLevel;
  const title = row.querySelector('.menu-title bdi').textContent;
  const isDimmed = row.ariaDisabled === 'true' && !row.classList.contains('menu-note');
  const text = row.classList.contains('menu-heading') ? `${title}:` : title;
  return mark + '  '.repeat(level - 1) + (isDimmed ? `(${text})` : text);
});
"""
SAVE = """
const row = [...document.querySelectorAll('.menu-row')]
  .find((row) => row.querySelector('.menu-title bdi').textContent === 'Save');
return [row.ariaDisabled, row.ariaDescription, row.title];
"""
CHOOSE = """
[...document.querySelectorAll('.menu-row')]
  .find((row) => row.querySelector('.menu-title bdi').textContent === arguments[0])?.click();
"""


def file_menu(page, events):
    fresh(page, "FileMenu.html")
    reason = "There is nothing to save, or the file can't be written."
    same(page.run(SAVE), ["true", reason, reason])
    run(page, "menu.set({ 'has-document': true, 'has-changes': true })")
    same(page.run(SAVE), [None, None, ""])
    run(page, "menu.set({ 'has-document': false, 'has-changes': false })")
    same(page.run(SAVE), ["true", reason, reason])
    print(*page.run(ROWS), sep="\n")
    for event in events:
        print(event)
        if event == "type":
            page.run("document.dispatchEvent(new Event('document-change'))")
        else:
            page.run(CHOOSE, event)
        print(*page.run(ROWS), sep="\n")
        same(page.violations(AXE), [])
    same(page.problems(), [])


def settings(page):
    fresh(page, "SettingsMenu.html")
    first = page.rows()
    same(first[:4], [" Profile", " Inbox", "+Devices", " Sign out"])
    same([" Vibration" in first, " Split view" in first], [True, False])
    run(page, "menu.set({ 'signed-in': false, device: 'tablet' })")
    same(page.rows()[0], " Sign in")
    same([" Vibration" in page.rows(), " Split view" in page.rows()], [False, True])
    run(page, "menu.set({ 'signed-in': true, device: 'phone' })")
    same(page.rows(), first)
    page.run(CHOOSE, "Theme")
    same(page.run("return document.querySelector('.menu-back').ariaLabel"), "Back to Settings")
    same(len(page.rows()), 3)
    page.driver.back()
    page.settle(0.2)
    same(page.rows(), first)
    page.run(CHOOSE, "Devices")
    same(page.rows()[2:5], ["-Devices", " No other devices", " Sign out"])
    run(page, "menu.slot('account.devices').rows = ['Laptop', { title: 'Watch', detail: 'here' }]")
    same(page.rows()[2:6], ["-Devices", " Laptop", " Watch", " Sign out"])
    run(page, "let unread = 3; menu.texts = (id) => id === 'account.inbox' ? { badge: unread } : {};"
              "menu.update('account.inbox')")
    same(page.run("return document.querySelector('.menu-badge').textContent"), "3")
    headers = "return document.querySelectorAll('.menu-header').length"
    count = page.run(headers)
    run(page, "menu.set({ debug: true })")
    same(page.run(headers), count + 1)
    same(page.violations(AXE), [])
    same(page.problems(), [])


with Page() as browser:
    settings(browser)
    file_menu(browser, sys.argv[2:])
