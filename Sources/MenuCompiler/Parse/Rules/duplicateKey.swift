extension DiagnosticName {
  /// See <doc:duplicate-key>.
  package static let duplicateKey = DiagnosticName("duplicate-key")
}
