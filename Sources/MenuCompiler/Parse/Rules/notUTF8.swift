extension DiagnosticName {
  /// See <doc:not-utf8>.
  package static let notUTF8 = DiagnosticName("not-utf8")
}
