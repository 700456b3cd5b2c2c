extension DiagnosticName {
  /// See <doc:invalid-shortcut>.
  package static let invalidShortcut = DiagnosticName("invalid-shortcut")
}

extension ValueReader {
  mutating func invalidShortcut(_ text: String, _ node: SourceNode) {
    let meant = Shortcut.meant(by: text)
    diagnostics.report(
      .invalidShortcut, "'\(text)' is not a shortcut", at: .value(node.place),
      help: meant.map { "did you mean '\($0.shortcut)'?" }
        ?? "write modifiers and a key, such as 'Mod+Shift+K'; 'menuc explain invalid-shortcut' lists"
        + " them",
      fix: meant.map { meant in
        let text = meant.shortcut.description
        return meant.isCertain
          ? .replace(.value(node.place), with: text)
          : .unsafelyReplace(.value(node.place), with: text)
      })
  }
}
