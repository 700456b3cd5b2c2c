import MenuCompiler

extension String {
  /// The printable string as one word of a POSIX shell. It is in quotes if it contains more than
  /// letters, digits, and the characters `.`, `_`, `-` and `/`.
  var shellWord: String {
    let shown = PrintableText.visible(hasPrefix("-") ? "./\(self)" : self)
    let isPlain = shown.allSatisfy { $0.isLetter || $0.isNumber || "._-/".contains($0) }
    return isPlain ? shown : "'\(shown.replacing("'", with: #"'\''"#))'"
  }
}
