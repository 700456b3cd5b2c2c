/// A menu with conditions and a slot, for the tests of languages that have typed names for them.
enum LiveMenu {
  static let document = """
    menu: Live
    conditions:
      device: { choices: [phone, tablet, wall-panel], default: phone }
    \(signedIn)
      CONDITIONS
    items:
    - { title: Log out, id: log-out, when: signed-in }
    - { title: Split view, id: split-view, when: device=tablet }
    - separator: true
    - { title: Sign in, id: sign-in, when: "!signed-in" }
    - { title: Recent, id: recent, slot: true, placeholder: No files, loading: Loading }

    """.replacing("CONDITIONS", with: words.map { "\($0): {}" }.joined(separator: "\n  "))

  private static let signedIn =
    #"  signed-in: { default: true, summary: "Ends with */ and /* and \\" }"#

  /// Names of conditions that are keywords or members in a language.
  static let words = [
    "class", "equals", "hash-code", "in", "it", "list-of-not-null", "menu-condition-value",
    "prototype", "set", "table", "this", "values-in", "when",
  ]

  /// The menu without a condition, and without a choice of another.
  static let reduced =
    document
    .replacing(signedIn, with: "")
    .replacing(", tablet", with: "")
    .replacing(", when: signed-in", with: "")
    .replacing(", when: device=tablet", with: "")
    .replacing(", when: \"!signed-in\"", with: "")
}
