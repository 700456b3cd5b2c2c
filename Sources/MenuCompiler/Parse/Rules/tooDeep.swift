extension DiagnosticName {
  /// See <doc:too-deep>.
  public static let tooDeep = DiagnosticName("too-deep")
}
