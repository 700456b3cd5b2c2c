/// A menu whose choice and actions become types, for the tests of languages that have them.
enum TypedMenu {
  static let document = """
    menu: Typed
    items:
    - id: theme
      title: Theme
      choice: one
      items:
      - { title: Light, checked: true }
      - { title: Dark, was: [theme.night] }
      - { title: Theme }
    - { title: Log out, id: bye, action: log-out }
    - { title: Help, action: "help: now!" }

    """

  /// The menu without an item of its choice, and without an action.
  static let reduced =
    document
    .replacing("  - { title: Dark, was: [theme.night] }\n", with: "")
    .replacing("- { title: Help, action: \"help: now!\" }\n", with: "")

  /// The menu with one more of each.
  static let extended =
    document
    .replacing("  - { title: Theme }\n", with: "  - { title: Theme }\n  - { title: Sepia }\n")
    + "- { title: Quit, action: quit }\n"
}
