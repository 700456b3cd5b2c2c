extension DiagnosticName {
  /// See <doc:script-outside>.
  package static let scriptOutside = DiagnosticName("script-outside")
}

extension Diagnostics {
  mutating func scriptOutside(_ address: String, at place: SourcePlace, _ refusal: PathRefusal) {
    report(
      .scriptOutside, "the page's script '\(address)' \(refusal)", at: .value(place),
      help: "keep it beside the page, or name it on the command line: '--param script=ADDRESS'")
  }

  /// - Parameter path: The prefix of the addresses of the page's files.
  mutating func scriptElsewhere(_ path: String, at place: SourcePlace) {
    report(
      .scriptOutside, "the page would load its script from another site: '\(path)'",
      at: .value(place),
      help: "write a path on the page's own site, such as '/menus/', or name the address on the"
        + " command line: '--param path=ADDRESS'")
  }
}
