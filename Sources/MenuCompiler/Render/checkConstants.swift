extension Rule {
  static let manyConstants = Rule(
    .manyConstants, .warning, "A target makes more than 1,000 typed constants.",
    reason: """
      Compilers take their time over constants: 10,000 cost Swift's 3 seconds in a debug build and 13 in a \
      release one, and Kotlin's refuses 100,000. The parameter `ids` says which items get one: those with \
      an `id` of their own (`explicit`), `categories`, or `none`.
      """,
    bad: Example(
      toml: """
        menu = "Numbers"
        items = [\(manyItems { "{ title = \"Group \($0)\", items = [\($1)] }" } quoted: { "\"\($0)\"" })]
        [[generate]]
        target = "swift"
        ids = "all"
        """,
      yaml: """
        menu: Numbers
        items: [\(manyItems { "{ title: Group \($0), items: [\($1)] }" } quoted: { "\($0)" })]
        generate: [{ target: swift, ids: all }]
        """),
    good: Example(
      toml: """
        menu = "Numbers"
        items = ["1"]
        [[generate]]
        target = "swift"
        ids = "all"
        """,
      yaml: """
        menu: Numbers
        items: [1]
        generate: [{ target: swift, ids: all }]
        """))
}

/// More than a thousand items in groups that are not too wide.
private func manyItems(_ group: (Int, String) -> String, quoted: (Int) -> String) -> String {
  (1...11).map { number in group(number, (1...100).map(quoted).joined(separator: ", ")) }
    .joined(separator: ", ")
}

/// The constants that compilers take in passing.
private let maximalConstants = 1000

/// A target does not make more constants than a compiler likes.
func checkConstants(of menu: Menu, in job: RenderJob, into diagnostics: inout Diagnostics) {
  let choice = job.constantChoice
  guard choice != .none, diagnostics.isOn(.manyConstants) else { return }
  var count = 0
  visitItems(menu.items) { item in
    let isIncluded = choice.includes(
      isCategory: item.isCategory, idIsDeclared: item.idIsDeclared, isSeparator: item.isSeparator)
    if isIncluded { count += 1 }
  }
  guard count > maximalConstants else { return }
  let anchor: SourceAnchor =
    job.entry.map { entry in
      let isGiven = entry.parameters.contains { $0.key == WellKnownParameter.ids }
      return isGiven ? .entry(entry.place, key: WellKnownParameter.ids) : .value(entry.place)
    } ?? .entry(menu.place, key: DocumentKey.items.rawValue)
  diagnostics.report(
    .manyConstants, "the target '\(job.target.name)' makes \(count) constants of the menu's ids",
    at: anchor,
    help: "compilers are slow on them: let the parameter 'ids' be 'none' or 'categories'")
}
