extension Rule {
  static let caseOnlyDifference = Rule(
    .caseOnlyDifference, .warning, "Two ids differ in upper and lower case alone.",
    reason: """
      They are two ids to menuc, but easily taken for one by people, by file systems and by data bases, \
      and many languages' naming rules make one constant of them.
      """,
    bad: Example(
      toml: """
        menu = "Tools"
        items = [{ title = "Edit", id = "edit" }, { title = "Edit copy", id = "Edit" }]
        [[generate]]
        target = "swift"
        ids = "none"
        """,
      yaml: """
        menu: Tools
        items:
          - { title: Edit, id: edit }
          - { title: Edit copy, id: Edit }
        generate: [{ target: swift, ids: none }]
        """),
    good: Example(
      toml: """
        menu = "Tools"
        items = [{ title = "Edit", id = "edit" }, { title = "Edit copy", id = "edit-copy" }]
        """,
      yaml: """
        menu: Tools
        items:
          - { title: Edit, id: edit }
          - { title: Edit copy, id: edit-copy }
        """))
}

/// Ids differ by more than case.
func checkCase(_ menu: Menu, into diagnostics: inout Diagnostics) {
  // Derived ids are lower case: without a declared one that is not, there is nothing to find.
  var hasUpperCase = false
  visitItems(menu.items) { item in
    if item.idIsDeclared, !hasUpperCase { hasUpperCase = item.id.lowercased() != item.id }
  }
  guard hasUpperCase else { return }
  var first: [String: Item] = [:]
  visitItems(menu.items) { item in
    guard !item.id.isEmpty else { return }
    let folded = item.id.lowercased()
    guard let earlier = first[folded] else {
      first[folded] = item
      return
    }
    guard earlier.id != item.id else { return }
    diagnostics.report(
      .caseOnlyDifference, "'\(item.id)' and '\(earlier.id)' differ in case alone",
      at: anchor(of: item), label: "second", related: .init(anchor(of: earlier), "first"),
      help: "give one of them another id")
  }
}
