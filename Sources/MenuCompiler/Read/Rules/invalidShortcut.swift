extension DiagnosticName {
  /// See <doc:invalid-shortcut>.
  package static let invalidShortcut = DiagnosticName("invalid-shortcut")
}

extension ValueReader {
  mutating func invalidShortcut(_ text: String, _ node: SourceNode) {
    let meant = Shortcut.meant(by: text)
    let modifiers = Shortcut.Modifier.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    diagnostics.report(
      .invalidShortcut, "'\(text)' is not a shortcut", at: .value(node.place),
      help: meant.map { "did you mean '\($0)'?" }
        ?? "write modifiers and a key, such as 'Mod+Shift+K'; the modifiers are \(modifiers), each"
        + " at most once")
  }
}
