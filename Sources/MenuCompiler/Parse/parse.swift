/// Parses a file into a tree that is independent of the file's format. The tree is nil if the text
/// can't be parsed, and `diagnostics` then contains the reason. It is also nil for formats of
/// catalogs only, such as PO, which have separate parsers.
///
/// - Parameters:
///   - number: The file's index in ``Sources``, to be stored in the places of its values.
///   - keepsOwnKeys: Whether the values of top-level keys that start with `x-` are kept in JSON and
///     YAML, as in a catalog. Otherwise they are omitted.
///   - allowsTags: Whether YAML tags other than the standard ones, such as `!ENV`, are ignored.
///     Otherwise they are reported, and so are anchors that look like part of a string.
package func parse(
  _ file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics,
  keepsOwnKeys: Bool = false, allowsTags: Bool = false
) -> ParsedFile {
  guard let text = decodeText(of: file, as: number, into: &diagnostics) else {
    return ParsedFile(file: file, root: nil)
  }
  switch file.format {
  case .toml: return parseTOML(consume text, of: file, as: number, into: &diagnostics)
  case .yaml:
    return parseYAML(
      text, of: file, as: number, into: &diagnostics, keepsOwnKeys: keepsOwnKeys,
      allowsTags: allowsTags)
  case .json: return parseJSON(file, as: number, into: &diagnostics, keepsOwnKeys: keepsOwnKeys)
  case .po, .xml, .strings, .properties: return ParsedFile(file: file, root: nil)
  }
}

/// The text of a file without its byte-order mark; nil, with a diagnostic, if it is too large, is
/// not UTF-8 or contains U+0000.
func decodeText(
  of file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics
) -> String? {
  let bytes = file.bytes
  guard bytes.count <= Limits.fileBytes else {
    diagnostics.report(
      .tooLarge,
      "the file has more than \(Limits.fileBytes >> 20) MiB, the limit for menu files",
      at: .file(number), help: "split it, and bring the parts together with { include = \"…\" }")
    return nil
  }
  if [[0xFF, 0xFE], [0xFE, 0xFF]].contains(bytes.prefix(2)) {
    diagnostics.report(
      .notUTF8, "the file is in UTF-16, but menuc reads only UTF-8",
      at: .bytes(file: number, 0..<2),
      help: "save the file as UTF-8, for example with 'iconv -f UTF-16 -t UTF-8'")
    return nil
  }
  if let offset = bytes.firstIndex(of: 0) {
    diagnostics.report(
      .nulCharacter, "a file can't contain the character U+0000, which is at byte \(offset)",
      at: .bytes(file: number, offset..<offset + 1),
      help: bytes.prefix(4).contains(0) ? "save the file as UTF-8" : "delete it")
    return nil
  }
  let text = bytes.withUnsafeBufferPointer { buffer in
    String(validating: UnsafeBufferPointer(rebasing: buffer[bytes.startOfText...]), as: UTF8.self)
  }
  if let text { return text }
  let offset = firstInvalidUTF8(in: bytes)
  diagnostics.report(
    .notUTF8, "the text is not UTF-8: byte \(offset) is 0x\(hex(bytes[offset]))",
    at: .bytes(file: number, offset..<offset + 1), help: "save the file as UTF-8")
  return nil
}

/// The offset of the first byte that is not part of a well-formed character.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int {
  var decoder = UTF8.ForwardParser()
  var iterator = bytes.makeIterator()
  var offset = 0
  while true {
    switch decoder.parseScalar(from: &iterator) {
    case .valid(let scalar): offset += scalar.count
    case .error: return min(offset, max(bytes.count - 1, 0))
    case .emptyInput: return max(bytes.count - 1, 0)
    }
  }
}

private func hex(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.count == 1 ? "0" + digits : digits
}
