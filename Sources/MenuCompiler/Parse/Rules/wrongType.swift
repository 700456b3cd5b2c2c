extension DiagnosticName {
  /// See <doc:wrong-type>.
  public static let wrongType = DiagnosticName("wrong-type")
}
