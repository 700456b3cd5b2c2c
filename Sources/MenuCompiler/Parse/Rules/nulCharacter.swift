extension DiagnosticName {
  /// See <doc:nul-character>.
  package static let nulCharacter = DiagnosticName("nul-character")
}
