extension DiagnosticName {
  /// See <doc:default-value-restated>.
  package static let defaultValueRestated = DiagnosticName("default-value-restated")
}

/// Checks that a document does not restate defaults. The check uses the document's tree, because
/// the menu already has its defaults filled in.
func checkRestatedDefaults(
  _ root: SourceNode, of menu: Menu, into diagnostics: inout Diagnostics
) {
  guard diagnostics.isOn(.defaultValueRestated) else { return }
  for entry in root.entries {
    // The version and the title are set deliberately, even if they equal the defaults.
    guard let key = DocumentKey(rawValue: entry.key), key != .version, key != .title else {
      continue
    }
    if entry.value.isLiteral(key.description.defaultValue) {
      report(entry, in: root, "the default", into: &diagnostics)
    }
  }
  let inherited: [String: String] = [
    ItemKey.collapsed.rawValue: "\(menu.collapsed)",
    ItemKey.collapsible.rawValue: "\(menu.collapsible)",
    ItemKey.expansion.rawValue: "\"\(menu.expansion.rawValue)\"",
    ItemKey.keepOpen.rawValue: "\(menu.keepOpen)",
  ]
  visit(root, inherited: inherited, into: &diagnostics)
}

private func visit(
  _ node: SourceNode, inherited: [String: String], into diagnostics: inout Diagnostics
) {
  guard case .array(let items)? = node[ItemKey.items.rawValue]?.value else { return }
  for item in items {
    for entry in item.entries {
      guard let key = ItemKey(rawValue: entry.key) else { continue }
      if let value = inherited[entry.key] {
        if entry.value.isLiteral(value) {
          report(entry, in: item, "the menu's setting for all items", into: &diagnostics)
        }
      } else if entry.value.isLiteral(key.description.defaultValue) {
        report(entry, in: item, "the default", into: &diagnostics)
      }
    }
    visit(item, inherited: inherited, into: &diagnostics)
  }
}

private func report(
  _ entry: SourceEntry, in table: SourceNode, _ origin: String, into diagnostics: inout Diagnostics
) {
  diagnostics.report(
    .defaultValueRestated, "'\(entry.key)' restates \(origin)", at: .key(entry.value.place),
    help: "delete it",
    fix: Fix(
      "delete '\(entry.key)'", .safe, .deleteEntry(.entry(table.place, key: entry.key))))
}

extension SourceNode {
  /// Whether the value equals a JSON literal, which is a boolean, a number or a string.
  fileprivate func isLiteral(_ literal: String?) -> Bool {
    guard let literal else { return false }
    switch value {
    case .boolean(let value): return literal == "\(value)"
    case .integer(let value): return literal == "\(value)"
    case .number(let value): return Double(literal) == value
    case .text(let text): return literal == "\"\(text)\""
    case .plain(let text): return literal == text || literal == "\"\(text)\""
    case .nothing, .unsupported, .array, .table: return false
    }
  }
}
