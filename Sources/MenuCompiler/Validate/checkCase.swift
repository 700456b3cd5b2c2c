extension DiagnosticName {
  /// See <doc:case-only-difference>.
  package static let caseOnlyDifference = DiagnosticName("case-only-difference")
}

/// Checks that different ids do not differ only in case.
func checkCase(_ menu: Menu, into diagnostics: inout Diagnostics) {
  // Derived ids are in lower case, so the check can be skipped if no declared id contains an
  // upper-case letter.
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
      .caseOnlyDifference, "'\(item.id)' and '\(earlier.id)' differ only in case",
      at: anchor(of: item), label: "second", related: .init(anchor(of: earlier), "first"),
      help: "give one of them a different id")
  }
}
