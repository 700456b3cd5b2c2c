extension Rule {
  static let nameCollision = Rule(
    .nameCollision, .error, "Two names become the same name in generated code.",
    reason: """
      Identifiers have fewer characters than ids, so `red.apple` and `red-apple` both become `redApple`. \
      The same goes for columns, and for a menu whose type has the name of one that the target itself \
      writes.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = [{ title = "Red apple", id = "red.apple" }, { title = "Red Apple", id = "red-apple" }]
        """,
      yaml: """
        menu: Groceries
        items:
          - { title: Red apple, id: red.apple }
          - { title: Red Apple, id: red-apple }
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = [{ title = "Red apple", id = "red.apple" }, { title = "Red Apple", id = "ripe-apple" }]
        """,
      yaml: """
        menu: Groceries
        items:
          - { title: Red apple, id: red.apple }
          - { title: Red Apple, id: ripe-apple }
        """))
}

/// Two names of a menu that become one identifier of a target's language can't both be generated.
func checkNames(of menu: Menu, in job: RenderJob, into diagnostics: inout Diagnostics) {
  let type = job.typeName(of: menu.name)
  // What is wrong with the name itself was told.
  if !menu.name.isEmpty, job.target.identifiers.refuses(type: type) {
    diagnostics.report(
      .nameCollision, "the menu's type '\(type)' is one that the target '\(job.target.name)' uses",
      at: .entry(menu.place, key: DocumentKey.menu.rawValue),
      help: "give the menu another name, or set the parameter 'type'")
  }
  // Targets of one language say the same: once is enough.
  let known = Set(
    diagnostics.all.filter { $0.name == .nameCollision }.map { [$0.anchor, $0.related?.anchor] })
  var first: [String: (id: String, anchor: SourceAnchor)] = [:]
  visitItems(menu.items) { item in
    guard
      !item.id.isEmpty,
      job.constantChoice.includes(
        isCategory: item.isCategory, idIsDeclared: item.idIsDeclared, isSeparator: item.isSeparator)
    else { return }
    let name = job.target.identifiers.identifier(for: item.id)
    let named = (id: item.id, anchor: anchor(of: item))
    guard let earlier = first.updateValue(named, forKey: name) else { return }
    first[name] = earlier
    // The same id twice is an error of its own.
    guard earlier.id != item.id, !known.contains([named.anchor, earlier.anchor]) else { return }
    diagnostics.report(
      .nameCollision,
      "'\(item.id)' and '\(earlier.id)' both become the constant '\(name)' in \(job.target.name)",
      at: named.anchor, label: "second", related: .init(earlier.anchor, "first"),
      help: "change one of the ids, or leave constants out: the parameter 'ids' can be 'none'")
  }
  checkColumnNames(of: menu, in: job, besides: known, into: &diagnostics)
}

private func checkColumnNames(
  of menu: Menu, in job: RenderJob, besides known: Set<[SourceAnchor?]>,
  into diagnostics: inout Diagnostics
) {
  var first: [String: Column] = [:]
  for column in menu.columns {
    let name = job.target.identifiers.identifier(for: column.name)
    if let earlier = first[name], !known.contains([.key(column.place), .key(earlier.place)]) {
      diagnostics.report(
        .nameCollision,
        "the columns '\(earlier.name)' and '\(column.name)' both become '\(name)' in"
          + " \(job.target.name)",
        at: .key(column.place), label: "second", related: .init(.key(earlier.place), "first"),
        help: "rename one of them")
    }
    first[name] = first[name] ?? column
  }
}
