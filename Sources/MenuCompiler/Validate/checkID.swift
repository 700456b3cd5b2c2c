extension Rule {
  static let invalidID = Rule(
    .invalidID, .error, "An id holds characters that an id can't have.",
    reason: """
      Ids end up in generated code, in saved state and in tests, so they are made of letters and digits \
      of any script, `.`, `_` and `-`, in Unicode's composed form (NFC). Without an `id` an item gets \
      one from its title.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = [{ title = "My fruits", id = "my fruits" }]
        """,
      yaml: """
        menu: Groceries
        items:
          - { title: My fruits, id: my fruits }
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = [{ title = "My fruits", id = "my-fruits" }]
        """,
      yaml: """
        menu: Groceries
        items:
          - { title: My fruits, id: my-fruits }
        """))
}

/// A declared id has the form of ids, see ``ItemID``.
func checkID(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard item.idIsDeclared, !item.idIsUnknown, let problem = ItemID.problem(of: item.id) else {
    return
  }
  let proposal = ItemID.proposal(for: item.id.isEmpty ? item.title : item.id)
  diagnostics.report(
    .invalidID, problem, at: context.value(.id),
    help: item.id.isEmpty
      ? "write one such as '\(proposal)', or delete 'id' to get one from the"
        + " title"
      : "use letters, digits, '.', '_' and '-', such as '\(proposal)'",
    fix: .unsafelyReplace(context.value(.id), with: proposal))
}
