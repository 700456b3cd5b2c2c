extension DiagnosticName {
  /// See <doc:nul-character>.
  public static let nulCharacter = DiagnosticName("nul-character")
}
