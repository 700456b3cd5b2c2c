extension DiagnosticName {
  /// See <doc:deep-menu>.
  package static let deepMenu = DiagnosticName("deep-menu")
}

/// The maximum number of levels that users can easily navigate.
private let maximalLevel = 8

/// Checks that a menu is not too deep, and reports the first item that is too deep.
func checkDepth(_ menu: Menu, into diagnostics: inout Diagnostics) {
  var first: Item?
  var depth = 0
  func visit(_ items: [Item], level: Int) {
    for item in items {
      if level > depth { depth = level }
      if level > maximalLevel, first == nil { first = item }
      if !item.children.isEmpty { visit(item.children, level: level + 1) }
    }
  }
  visit(menu.items, level: 1)
  // A menu that is too deep to be built was already reported.
  guard let first, !diagnostics.all.contains(where: { $0.name == .tooDeep }) else { return }
  diagnostics.report(
    .deepMenu, "the menu is \(depth) levels deep", at: .value(first.place),
    label: "level \(maximalLevel + 1)",
    help:
      "more than \(maximalLevel) levels are hard to navigate: merge levels, or split the menu in two"
  )
}
