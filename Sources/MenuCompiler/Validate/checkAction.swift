extension DiagnosticName {
  /// See <doc:leaf-without-action>.
  package static let leafWithoutAction = DiagnosticName("leaf-without-action")
}

/// Checks that tapping a leaf has an effect.
func checkAction(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard !item.isExpandable, !item.isSeparator, item.enabled,
    !item.isCheckItem(in: context.choice),
    item.details?.fields[.action] == nil, item.details?.fields[.url] == nil, item.role.needsAction
  else { return }
  diagnostics.report(
    .leafWithoutAction, "selecting '\(item.title)' does nothing", at: context.value(.title),
    help: "give it an 'action' or a 'url', or set 'enabled' to false")
}
