import MenuCompiler

/// A configuration of any bytes is read, or has errors with places inside it.
func checkConfiguration(_ bytes: [UInt8]) throws {
  guard let (format, text) = bytes.selecting(from: SourceFormat.documents, name: \.rawValue) else {
    return
  }
  let file = SourceFile(name: "menuc.\(format.rawValue)", format: format, bytes: text)
  let (configuration, result) = try readConfiguration(file) { _ in .none }
  let hasErrors = result.diagnostics.contains { $0.severity == .error }
  try require((configuration == nil) == hasErrors, "a configuration beside errors, or neither")
  for range in result.diagnostics.compactMap(\.range) {
    try require(
      range.bytes.lowerBound >= 0 && range.bytes.upperBound <= text.count, "a place outside")
  }
}

/// A custom target of any texts works, or has problems. An empty line and `---` separate its description,
/// if it has one, from its template.
func checkTemplate(_ bytes: [UInt8]) throws {
  let text = String(decoding: bytes, as: UTF8.self)
  var texts = ["menu.txt": text]
  if let separator = text.firstRange(of: "\n---\n") {
    texts = [
      "target.toml": String(text[..<separator.lowerBound]),
      "menu.txt": String(text[separator.upperBound...]),
    ]
  }
  let problems = checkTarget(
    TargetSource(name: texts.count == 1 ? "menu.txt" : "own", texts: texts))
  for problem in problems {
    try require(!"\(problem)".isEmpty, "a problem without a description")
  }
}
