"""Every shortcut, pressed as real keys on a page of target `html` whose platform is Apple's or another.

While the items are disabled, no shortcut does anything.

Takes the page, `apple` or `other`, and the file of the presses: a line each with the id of the item, the keys that are
held, the key of an American keyboard, what it types, and what is shown, with tabs between.
"""

import pathlib
import sys

from page import Page

HELD = {"Alt": 1, "Ctrl": 2, "Meta": 4, "Shift": 8}
NAMED = {"Up": "ArrowUp", "Down": "ArrowDown", "Left": "ArrowLeft", "Right": "ArrowRight", "Space": " "}
CODES = {"`": "Backquote", "-": "Minus", "=": "Equal", "[": "BracketLeft", "]": "BracketRight", "\\": "Backslash",
         ";": "Semicolon", "'": "Quote", ",": "Comma", ".": "Period", "/": "Slash", " ": "Space"}
VIRTUAL = {"Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35,
           "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Insert": 45, "Delete": 46}
BEGIN = """
window.chosen = [];
document.addEventListener('menu-choose', ({ detail }) => chosen.push(detail.id));
addEventListener('keydown', ({ defaultPrevented }) => chosen.push(String(defaultPrevented)));
"""
SHOWN = "return [...document.querySelectorAll('.menu-row')].map((row) => [" \
    "document.querySelector('.menuc').menu.table.idOf(Number(row.dataset.node))," \
    " row.querySelector('.menu-shortcut').textContent])"


def event(held, key, typed, is_apple):
    name = NAMED.get(key, key)
    code = name if len(name) > 1 else CODES.get(name, "")
    if len(key) == 1 and key.isascii() and key.isalnum():
        code = f"Digit{key}" if key.isdigit() else f"Key{key.upper()}"
    virtual = VIRTUAL.get(name, ord(name.upper()) if len(code) and len(name) == 1 else 0)
    if name[0] == "F" and name[1:].isdigit():
        virtual = 111 + int(name[1:])
    pressed = NAMED.get(typed, typed)
    if is_apple and "Alt" in held and "Ctrl" not in held and len(pressed) == 1 and pressed != " ":
        # Alt types other characters on a Mac, or accents that wait for a letter.
        pressed = "Dead" if key in "`einu" else "ƒ"
    return {"key": pressed, "code": code, "windowsVirtualKeyCode": virtual,
            "modifiers": sum(HELD[one] for one in held)}


def press(page, one):
    page.driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "rawKeyDown", **one})
    page.driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "keyUp", **one})


def main():
    path, platform, presses = sys.argv[1:]
    lines = [line.split("\t") for line in pathlib.Path(presses).read_text("utf-8").splitlines()]
    is_apple = platform == "apple"
    problems = []
    with Page() as page:
        agent = {"userAgent": page.run("return navigator.userAgent")}
        name = "MacIntel" if is_apple else "Linux x86_64"
        page.driver.execute_cdp_cmd("Emulation.setUserAgentOverride", {**agent, "platform": name})
        page.open(pathlib.Path(path).resolve())
        page.run(BEGIN)
        shown = {identifier: text for identifier, _, _, _, text in lines}
        for identifier, text in page.run(SHOWN):
            if shown[identifier] != text:
                problems.append(f"{identifier} shows {text}, not {shown[identifier]}")
        for identifier, held, key, typed, text in lines:
            held = held.split()
            if is_apple and "Alt" in held and not key.isascii():
                continue  # What such a key types with Alt says nothing about its letter.
            press(page, event(held, key, typed, is_apple))
            found = page.run("return chosen.splice(0)")
            if found != [identifier, "true"]:
                problems.append(f"{text} chooses {found}, not {identifier}")
        page.run("document.querySelector('.menuc').menu.set({ ready: false })")
        for identifier, held, key, typed, text in lines:
            press(page, event(held.split(), key, typed, is_apple))
            found = page.run("return chosen.splice(0)")
            if found != ["false"]:
                problems.append(f"{text} chooses {found}, though {identifier} is disabled")
        page.run("document.querySelector('.menuc').menu.set({ ready: true })")
        page.run("window.field = document.body.appendChild(document.createElement('input')); field.focus()")
        for key, wanted in [("Delete", ["false"]), ("F3", True), ("Escape", ["false"])]:
            press(page, event([], key, key, is_apple))
            found = page.run("return chosen.splice(0)")
            if (found != wanted) if wanted is not True else found[-1] != "true":
                problems.append(f"{key} in a field: {found}")
        problems += page.problems()
    for problem in problems[:50]:
        print(problem)
    print(f"{len(lines)} shortcuts, {len(problems)} problems")
    sys.exit(1 if problems else 0)


main()
