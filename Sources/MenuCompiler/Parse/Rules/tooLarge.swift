extension DiagnosticName {
  /// See <doc:too-large>.
  package static let tooLarge = DiagnosticName("too-large")
}
