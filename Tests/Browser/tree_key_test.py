"""The keys of a tree, by the cases of `Tests/Conformance/TreeKeys`, pressed on pages and fragments of target `html`.

Takes a directory with `page` and `fragment`, each with the pages of the menus, which remember nothing, and the file
of the cases.
"""

import json
import pathlib
import sys

from page import Page

NAMES = ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Home", "End", "Enter", "Tab", "Escape", "PageDown", "F1"]
CODES = {"Enter": 13, "Tab": 9, "Escape": 27, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
         "ArrowRight": 39, "ArrowDown": 40, "PageDown": 34, "F1": 112, " ": 32}
HELD = {"Alt": 1, "Ctrl": 2, "Meta": 4, "Shift": 8}

# Notes what a page does, and stops the time that it tells.
BEGIN = """
const [one] = arguments;
const { menu } = window.element = document.querySelector('.menuc');
element.dir = one.rightToLeft ? 'rtl' : 'ltr';
window.now = performance.now();
performance.now = () => window.now;
window.noted = { chosen: [], used: [], followed: 0 };
document.addEventListener('menu-choose', (event) => {
  const { id, action, url } = event.detail;
  noted.chosen.push(id + (action ? ` ${action}` : url ? ' url' : ''));
});
document.addEventListener('menu-choose-row', ({ detail }) =>
  noted.chosen.push(`${detail.id}/${detail.row.toLowerCase()}`));
addEventListener('keydown', (event) => noted.used.push(event.defaultPrevented));
addEventListener('click', (event) => {
  // What a browser does by itself for a key: it follows a link, or presses a button.
  if (!event.isTrusted) return;
  noted.followed += 1;
  event.stopPropagation();
  event.preventDefault();
}, true);
element.addEventListener('click', (event) => event.preventDefault());
for (const [slot, rows] of Object.entries(one.rows ?? {})) menu.slot(slot).rows = rows;
if (one.search !== undefined) {
  menu.search.input.value = one.search;
  menu.search.apply();
}
window.keyOf = (row) => {
  const { node, row: inSlot, toggle, choose } = row.dataset;
  if (inSlot === undefined) return menu.table.idOf(Number(node ?? toggle ?? choose));
  const [slot, index] = inSlot.split('.');
  const id = menu.table.idOf(Number(slot));
  return /^[0-9]+$/.test(index) ? `${id}/${menu.slot(id).rows[index].toLowerCase()}` : `${id}#${index}`;
};
window.parts = () => [...element.querySelectorAll('.menu-row, .menu-header [data-toggle], .menu-header [data-choose]')];
const start = one.from === undefined
  ? element.querySelector('.menu-list [tabindex="0"]')
  : parts().find((part) => keyOf(part) === one.from);
start?.focus();
return start === undefined || start === null ? null : keyOf(start);
"""
END = """
const focused = document.activeElement.closest('[data-node], [data-row], [data-toggle], [data-choose]');
const stops = parts().filter((part) => part.matches('.menu-row[tabindex="0"]'));
const named = (attribute) => parts().filter((part) => part.getAttribute(attribute) === 'true').map(keyOf).join(' ');
return {
  ...noted,
  focused: focused === null ? '' : keyOf(focused),
  stops: stops.map(keyOf),
  open: named('aria-expanded'),
  checked: named('aria-checked'),
};
"""
COMPOSED = """
document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {
  key: arguments[0], isComposing: true, bubbles: true, cancelable: true,
}));
"""


def press(page, key):
    """Presses a key as the browser's own events; only those of an input method can't be made so."""
    *held, name = key.split("+") if len(key) > 1 else [key]
    if "Composing" in held:
        page.run(COMPOSED, name)
        return
    event = {"key": name, "modifiers": sum(HELD[one] for one in held)}
    event["windowsVirtualKeyCode"] = CODES.get(name, ord(name.upper()) if len(name) == 1 and name < "\x7f" else 0)
    if name in NAMES:
        event["code"] = name
    if name == "Enter":
        event["text"] = "\r"
    elif len(name) == 1 and "Ctrl" not in held:
        event["text"] = name
    page.driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "keyDown", **event})
    page.driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "keyUp", **event})


def problems(page, one):
    start = page.run(BEGIN, one)
    if "from" in one and start != one["from"]:
        return [f"starts at {start}"]
    for key in one["keys"]:
        page.run("window.now += arguments[0]", key if isinstance(key, int) else 10)
        if not isinstance(key, int):
            press(page, key)
    found = page.run(END)
    pressed = [key for key in one["keys"] if not isinstance(key, int)]
    wanted = {name: one[name] for name in ["focused", "open", "checked"] if name in one}
    wanted["chosen"] = one.get("chosen", [])
    wanted["used"] = [one.get("isUsed", True)] * len(pressed)
    # A key that the page leaves to the browser makes that follow a link or press a button.
    isLeft = not one.get("isUsed", True) and "Enter" in pressed
    wanted["followed"] = (2 if " " in pressed else 1) if isLeft else 0
    if "Tab" in pressed:
        found["focused"] = found["stops"][0] if found["focused"] == "" else "no other element"
    return [f"{name}: {found[name]}, not {value}" for name, value in wanted.items() if found[name] != value]


def main():
    directory = pathlib.Path(sys.argv[1]).resolve()
    cases = [json.loads(line) for line in pathlib.Path(sys.argv[2]).read_text("utf-8").splitlines()]
    for fragment in directory.glob("fragment/*.html"):
        site = '<!DOCTYPE html>\n<html lang="en"><meta charset="utf-8"><title>A site</title><button>Before</button>'
        fragment.write_text(f'{site}{fragment.read_text("utf-8")}<button>After</button></html>\n', "utf-8")
    failures = 0
    with Page() as page:
        for form in ["page", "fragment"]:
            for one in cases:
                page.open(directory / form / f"{one['menu'].capitalize()}Menu.html")
                found = problems(page, one) + page.problems()
                failures += len(found)
                for problem in found:
                    print(f"FAILS {form}, {one['menu']}, {one['about']}: {problem}")
    print(f"{2 * len(cases)} cases")
    sys.exit(min(failures, 99))


main()
