extension DiagnosticName {
  /// See <doc:too-deep>.
  package static let tooDeep = DiagnosticName("too-deep")
}
