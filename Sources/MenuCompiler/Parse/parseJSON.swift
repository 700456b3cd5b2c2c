/// Parses JSON. Every value records its position.
func parseJSON(
  _ file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics, keepsOwnKeys: Bool
) -> ParsedFile {
  var reader = JSONReader(file.bytes, file: number, keepsOwnKeys: keepsOwnKeys)
  do throws(JSONFailure) {
    guard let root = try reader.readDocument() else {
      diagnostics.emptyDocument(number)
      return ParsedFile(file: file, root: nil)
    }
    for repetition in reader.repetitions {
      diagnostics.report(
        .duplicateKey, "'\(repetition.key)' appears twice", at: .key(repetition.second),
        label: "second use", related: .init(.key(repetition.first), "first used here"),
        help: "keep one of them")
    }
    return ParsedFile(file: file, root: root, syntax: reader.tree)
  } catch {
    error.report(in: file, as: number, into: &diagnostics)
    return ParsedFile(file: file, root: nil)
  }
}

/// The reason why a text is not valid JSON or is not allowed in a menu.
struct JSONFailure: Error {
  var name = DiagnosticName.syntax
  let message: String
  let range: Range<Int>
  var label: String?
  var help: String?
  /// Where the mistake was noticed, if not at the mistake itself.
  var noticed: Int?

  func report(in file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics) {
    let ending =
      name == .syntax ? "this is a JSON syntax error; nothing else in this file was checked" : nil
    // At the end of the text there is nothing to mark.
    let offset = noticed.flatMap { $0 < file.bytes.count ? $0 : nil }
    diagnostics.report(
      name, message, at: .bytes(file: number, range), label: label,
      related: offset.map { .init(.bytes(file: number, file.character(at: $0)), "noticed here") },
      help: [help, ending].compactMap(\.self).joined(separator: "; "))
  }
}
