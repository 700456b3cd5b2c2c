extension ValueReader {
  mutating func textTooLarge(_ key: String, _ node: SourceNode, _ text: String) {
    diagnostics.report(
      .tooLarge,
      "'\(key)' is a string of \(text.utf8.count) bytes; the limit is \(Limits.textBytes)",
      at: .value(node.place),
      help: "shorten it, or put it into a file and refer to that with 'url'")
  }
}
