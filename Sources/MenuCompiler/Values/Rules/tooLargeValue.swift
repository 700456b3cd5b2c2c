extension ValueReader {
  mutating func textTooLarge(_ key: String, _ node: SourceNode, _ text: String) {
    diagnostics.report(
      .tooLarge,
      "'\(key)' is a string of \(text.utf8.count) bytes; the limit is \(Limits.textBytes)",
      at: .value(node.place),
      help: "shorten it, or put the text into a file and link to the file with 'url'")
  }
}
