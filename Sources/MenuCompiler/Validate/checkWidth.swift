extension DiagnosticName {
  /// See <doc:wide-group>.
  package static let wideGroup = DiagnosticName("wide-group")
}

/// The maximum number of items in a group that users can easily navigate.
private let maximalItems = 200

/// Checks that a group does not have too many items.
func checkWidth(_ group: ItemGroup, into diagnostics: inout Diagnostics) {
  guard group.items.count > maximalItems else { return }
  diagnostics.report(
    .wideGroup, "\(group.name) has \(group.items.count) items in one group", at: group.anchor,
    help: "more than \(maximalItems) items are hard to navigate: group them into categories")
}
