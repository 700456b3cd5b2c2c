extension DiagnosticName {
  /// See <doc:unreachable-action>.
  package static let unreachableAction = DiagnosticName("unreachable-action")
}

/// Checks that a tap reaches the action or URL of an item that opens and closes, which requires
/// that only the indicator toggles the item and that the item is not a page (ExpansionRules.md,
/// section 15).
func checkUnreachableAction(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  let hitArea = context.menu.settings.hitArea
  // An inline group has no row of its own; see <doc:inline-keys>.
  guard item.opensByTaps(in: hitArea), !item.isInline else { return }
  for field in [ItemField.action, .url] where item.details?.fields[field] != nil {
    let place = context.value(.field(field))
    diagnostics.report(
      .unreachableAction,
      "no tap reaches the '\(field.key)' of '\(item.title)', because \(item.isPage ? "it opens a page" : "'hit-area' is '\(hitArea.rawValue)'")",
      at: place,
      help: item.isPage
        ? "move this to a separate item"
        : "set 'hit-area' of the document to \"auto\", or move this to a separate item")
  }
}

extension Item {
  /// Whether each tap on the item opens or closes it, so that no tap reaches its action or URL.
  func opensByTaps(in hitArea: HitArea) -> Bool {
    isExpandable && (isPage || !hitArea.reachesTitles)
  }
}
