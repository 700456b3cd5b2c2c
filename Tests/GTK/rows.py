"""Prints the rows of a window and the actions that they have for assistive technologies, and performs some."""

import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

STATES = {
    Atspi.StateType.EXPANDED: "expanded",
    Atspi.StateType.CHECKED: "checked",
    Atspi.StateType.INDETERMINATE: "mixed",
}


def children(parent):
    return [parent.get_child_at_index(index) for index in range(parent.get_child_count())]


def below(parent, role):
    """The first accessible with a role below another one."""
    for child in children(parent):
        found = child if child.get_role_name() == role else below(child, role)
        if found:
            return found
    return None


def actions(row):
    return [Atspi.Action.get_action_name(row, index) for index in range(Atspi.Action.get_n_actions(row))]


def words(row):
    states = row.get_state_set()
    found = [name for state, name in STATES.items() if states.contains(state)]
    if states.contains(Atspi.StateType.EXPANDABLE) and "expanded" not in found:
        found.append("collapsed")
    if not states.contains(Atspi.StateType.SENSITIVE):
        found.append("disabled")
    if not states.contains(Atspi.StateType.FOCUSABLE):
        found.append("no focus")
    return found + sorted(action.removeprefix("menu-row.") for action in actions(row))


def rows(window):
    return [row for row in children(below(window, "list")) if row.get_role_name() == "list item"]


def wait(condition):
    """Waits until the window has followed; the test has a limit, too."""
    for _ in range(1200):
        found = condition()
        if found:
            return found
        time.sleep(0.05)
    sys.exit("the window did not follow")


def show(window):
    found = below(window, "list")
    print(f"list {found.get_name()}")
    for row in rows(window):
        description = row.get_description()
        print(f"  {row.get_name() or '-'}: {', '.join(words(row))}" + (f" ({description})" if description else ""))


def perform(window, name, action):
    """Performs an action of a row as a screen reader does."""
    print(f"{action} {name}")
    row = next(row for row in rows(window) if row.get_name() == name)
    Atspi.Action.do_action(row, actions(row).index("menu-row." + action))


def names(window):
    return [row.get_name() for row in rows(window)]


def find_window():
    for application in children(Atspi.get_desktop(0)):
        if application and application.get_child_count() and application.get_name() == "settings":
            return application.get_child_at_index(0)
    return None


def main():
    program = subprocess.Popen(sys.argv[1:])
    try:
        Atspi.init()
        window = wait(find_window)
        wait(lambda: below(window, "list") and "Help" in names(window))
        show(window)
        perform(window, "Text size", "expand")
        wait(lambda: "Small" in names(window))
        perform(window, "Allow notifications", "activate")
        wait(lambda: "Vibration" not in names(window))
        show(window)
        perform(window, "Account", "collapse")
        wait(lambda: "Profile" not in names(window))
        perform(window, "Theme, System", "activate")
        wait(lambda: "Dark" in names(window))
        perform(window, "Dark", "activate")
        wait(lambda: "checked" in words(next(row for row in rows(window) if row.get_name() == "Dark")))
        show(window)
    except GLib.Error as error:
        sys.exit(error.message)
    finally:
        program.kill()


main()
