extension DiagnosticName {
  /// See <doc:too-large>.
  public static let tooLarge = DiagnosticName("too-large")
}
