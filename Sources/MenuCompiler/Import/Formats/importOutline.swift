/// Reads indented text or a Markdown list. Each line is an item, whose parent is the last line
/// above it with less indentation. A Markdown link gives the item an address; `[x]` checks the
/// item.
func importOutline(_ text: String, file: Int32, in context: inout ImportContext) throws
  -> ImportedMenu
{
  var menu = ImportedMenu()
  var reader = OutlineReader()
  let isMarkdown = text.split(whereSeparator: \.isNewline).contains {
    OutlineReader.bullet(of: $0.drop { $0 == " " || $0 == "\t" }) != nil
  }
  var offset = 0
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let range = offset..<offset + line.utf8.count
    offset = range.upperBound + 1
    let content = line.withoutOuterBlanks
    guard !content.isEmpty else { continue }
    let anchor = SourceAnchor.bytes(file: file, range)
    let indent = line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    guard isMarkdown else {
      try reader.add(ImportedItem(content, at: anchor), indent: indent, in: context)
      continue
    }
    if let bullet = OutlineReader.bullet(of: content[...]) {
      let item = markdownItem(content.dropFirst(bullet).withoutOuterBlanks, at: anchor)
      if item.title.contains("](") {
        context.lose("a link within a title stays as it is written", at: anchor)
      }
      try reader.add(item, indent: indent, in: context)
    } else if content.hasPrefix("# "), menu.title == nil {
      menu.title = content.dropFirst(2).withoutOuterBlanks
    } else {
      context.lose("a line outside the list is left out", at: anchor)
    }
  }
  menu.items = reader.items()
  return menu
}

private func markdownItem(_ text: String, at anchor: SourceAnchor) -> ImportedItem {
  var item = ImportedItem(text, at: anchor)
  for (mark, isChecked) in [("[ ] ", false), ("[x] ", true), ("[X] ", true)]
  where item.title.hasPrefix(mark) {
    item.title.removeFirst(mark.count)
    item.keys[.checked] = .boolean(isChecked)
  }
  let written = item.title
  let parts = written.split(separator: "](")
  if parts.count == 2, written.hasPrefix("["), written.hasSuffix(")") {
    item.title = String(parts[0].dropFirst())
    var target = parts[1].dropLast()
    if let quote = target.last, quote == "\"" || quote == "'",
      let start = target.dropLast().lastIndex(of: quote),
      target[..<start].last?.isWhitespace == true
    {
      item.keys[.help] = String(target[start...].dropFirst().dropLast())
      target = target[..<start]
      while target.last?.isWhitespace == true { target.removeLast() }
    }
    let isEnclosed = target.hasPrefix("<") && target.hasSuffix(">")
    item.keys[.url] = String(isEnclosed ? target.dropFirst().dropLast() : target)
  } else if let match = written.wholeMatch(of: /<([A-Za-z][A-Za-z0-9+.-]*:[^\s<>]*)>/) {
    item.title = String(match.1)
    item.keys[.url] = item.title
  }
  return item
}

/// Builds a tree of lines by their indentation.
private struct OutlineReader {
  private var root: [ImportedItem] = []
  /// The open items, from the outermost inward, with their indentation.
  private var open: [(item: ImportedItem, indent: Int)] = []

  /// The number of characters in the line's bullet or list number; nil if it has neither.
  static func bullet(of line: Substring) -> Int? {
    guard let first = line.first else { return nil }
    if "-*+".contains(first), line.dropFirst().first == " " { return 2 }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    let isNumber =
      !digits.isEmpty && digits.count < 10 && (rest.hasPrefix(". ") || rest.hasPrefix(") "))
    return isNumber ? digits.count + 2 : nil
  }

  mutating func add(_ item: ImportedItem, indent: Int, in context: ImportContext) throws {
    while let last = open.last, last.indent >= indent { close() }
    guard open.count < Limits.depth else {
      throw context.error("the text has more than \(Limits.depth) levels", at: item.anchor)
    }
    open.append((item, indent))
  }

  mutating func items() -> [ImportedItem] {
    while !open.isEmpty { close() }
    return root
  }

  private mutating func close() {
    guard let (item, _) = open.popLast() else { return }
    if open.isEmpty {
      root.append(item)
    } else {
      let parent = open.count - 1
      if open[parent].item.children == nil { open[parent].item.children = [] }
      open[parent].item.children?.append(item)
    }
  }
}
