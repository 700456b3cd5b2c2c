extension DiagnosticName {
  /// See <doc:not-utf8>.
  public static let notUTF8 = DiagnosticName("not-utf8")
}
