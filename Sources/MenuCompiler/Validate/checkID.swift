extension DiagnosticName {
  /// See <doc:invalid-id>.
  package static let invalidID = DiagnosticName("invalid-id")
}

/// Checks that a declared id has the form of an id; see ``ItemID``.
func checkID(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard item.idIsDeclared, !item.idIsUnknown, let problem = ItemID.problem(of: item.id) else {
    return
  }
  let proposal = ItemID.proposal(for: item.id.isEmpty ? item.title : item.id)
  diagnostics.report(
    .invalidID, problem, at: context.value(.id),
    help: item.id.isEmpty
      ? "write one such as '\(proposal)', or delete 'id' to derive one from"
        + " the title"
      : "use letters, digits, '.', '_' and '-', such as '\(proposal)'",
    fix: .unsafelyReplace(context.value(.id), with: proposal))
}
