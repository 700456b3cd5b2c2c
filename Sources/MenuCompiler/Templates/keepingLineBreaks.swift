/// Prepares a template so that each line break is printed unless its line contains only tags.
///
/// Stencil does not print line breaks directly after a `{% tag %}`, but prints those after
/// comments. Therefore an empty comment is added between a tag and the line break if the line
/// contains more than tags, and the tag ``nothingTag`` is added between a comment and the line
/// break if the line contains only the comment. Tags keep their lines and columns. A tag that ends
/// in `-%}` always drops the line break.
func keepingLineBreaks(in text: String) -> String {
  var lines = TemplateLines(bytes: Array(text.utf8))
  lines.convert()
  return String(decoding: lines.result, as: UTF8.self)
}

/// A tag that prints nothing.
let nothingTag = "nothing"

private struct TemplateLines {
  let bytes: [UInt8]
  var result: [UInt8] = []
  private var index = 0
  /// Whether the line contains text or a printed value so far.
  private var hasContent = false
  /// Whether the line contains only blanks so far.
  private var isBlank = true

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func convert() {
    result.reserveCapacity(bytes.count)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "{"), index + 1 < bytes.count,
        let closer = tagClosers[bytes[index + 1]]
      {
        let end = bytes[(index + 2)...].firstRange(of: [closer, UInt8(ascii: "}")])
        guard let end else { break }
        addTag(closer, until: end)
        continue
      }
      switch bytes[index] {
      case .lineFeed: (hasContent, isBlank) = (false, true)
      case 0x20, 0x09, .carriageReturn: break
      default: (hasContent, isBlank) = (true, false)
      }
      result.append(bytes[index])
      index += 1
    }
    result += bytes[min(index, bytes.count)...]
  }

  /// - Parameter end: The range of the characters that close the tag.
  private mutating func addTag(_ closer: UInt8, until end: Range<Int>) {
    let rest = bytes[end.upperBound...]
    let next = rest.firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != .carriageReturn }
    let lineEnd = next.flatMap { bytes[$0] == .lineFeed ? $0 + 1 : nil }
    if closer == UInt8(ascii: "#"), isBlank, let lineEnd {
      // The blanks before the comment would be printed.
      let blanks = result.suffix(while: { $0 == 0x20 || $0 == 0x09 })
      result.removeLast(blanks.count)
      result += bytes[index..<index + 2] + blanks + bytes[index + 2..<end.upperBound]
      result += Array("{% \(nothingTag) %}".utf8)
      index = lineEnd - 1
      return
    }
    result += bytes[index..<end.upperBound]
    index = end.upperBound
    isBlank = false
    if closer == UInt8(ascii: "}") { hasContent = true }
    let dropsBreak = bytes[end.lowerBound - 1] == UInt8(ascii: "-")
    if closer == UInt8(ascii: "%"), hasContent, !dropsBreak, lineEnd != nil {
      result += Array("{# #}".utf8)
    }
  }
}

extension [UInt8] {
  /// The longest suffix whose elements all satisfy a condition.
  fileprivate func suffix(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !condition($0) } ?? -1) + 1..<count]
  }
}
