extension DiagnosticName {
  /// See <doc:wrong-type>.
  package static let wrongType = DiagnosticName("wrong-type")
}
