extension DiagnosticName {
  /// See <doc:inline-keys>.
  package static let inlineKeys = DiagnosticName("inline-keys")
  /// See <doc:inline-top-level>.
  package static let inlineTopLevel = DiagnosticName("inline-top-level")
}

/// Checks that an inline group has no keys for a row of its own, and that only inline groups have
/// separators at their borders.
func checkInlineKeys(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard !item.isSeparator else { return }
  guard item.isInline else {
    if item.hasBorders {
      let key = ItemKey.separators
      diagnostics.report(
        .inlineKeys, "'separators' applies to inline groups, but '\(item.name)' is not inline",
        at: context.key(key), help: "delete it, or set 'inline' to true",
        fix: .delete(key.rawValue, context.value(key)))
    }
    return
  }
  for key in item.keysOfOpeningRow {
    diagnostics.report(
      .inlineKeys, "an inline group can't have the key '\(key.rawValue)'", at: context.key(key),
      related: .init(context.key(.inline), "puts its rows among those of its siblings"),
      help: "delete '\(key.rawValue)', or delete 'inline'",
      fix: .delete(key.rawValue, context.value(key)))
  }
}

extension Item {
  /// The keys set in the item that apply to a row that opens, closes or is chosen.
  fileprivate var keysOfOpeningRow: [ItemKey] {
    let fields = details?.fields ?? .init()
    let kept: [ItemField] = [.footer, .placeholder, .loading, .tag]
    let structure: [(key: ItemKey, isGiven: Bool)] = [
      (.enabled, !enabled || !fields.enabledWhen.isEmpty), (.collapsed, collapsed != nil),
      (.collapsible, collapsible != nil), (.indicator, fields.indicator != nil),
      (.opens, opens != nil), (.checked, checked != nil || isSummaryCheck),
      (.field(.detail), showsChecked),
      (.keywords, !fields.keywords.isEmpty),
    ]
    return ItemField.allCases.filter { !kept.contains($0) && fields[$0] != nil }
      .map(ItemKey.field) + structure.filter(\.isGiven).map(\.key)
  }
}

/// Checks that no inline group is at the top level of a layout in which each top-level item is a
/// section.
func checkInlinePlace(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard context.level == 1, context.item.isInline, context.menu.settings.layout != .rows else {
    return
  }
  diagnostics.report(
    .inlineTopLevel,
    "an inline group can't be at the top level of the layout '\(context.menu.settings.layout.rawValue)'",
    at: context.key(.inline),
    related: .init(
      .entry(context.menu.place, key: DocumentSetting.layout.key), "the layout is chosen here"),
    help: "set 'collapsible' to false instead, for a section that is always open")
}
