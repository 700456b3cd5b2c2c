extension DiagnosticName {
  /// See <doc:script-outside>.
  public static let scriptOutside = DiagnosticName("script-outside")
}

extension Diagnostics {
  mutating func scriptOutside(_ address: String, at place: SourcePlace, _ refusal: PathRefusal) {
    report(
      .scriptOutside, "the page's script '\(address)' \(refusal)", at: .value(place),
      help: "keep it beside the page, or name it on the command line: '--param script=ADDRESS'")
  }
}
