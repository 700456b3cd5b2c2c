extension DiagnosticName {
  /// See <doc:duplicate-key>.
  public static let duplicateKey = DiagnosticName("duplicate-key")
}
