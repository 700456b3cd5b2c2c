/// Finds the keys and items of a valid document by their looks. This suffices for the samples and
/// the real sets, and uses no code of the compiler.
struct BreakageScan {
  private enum Frame {
    case array(key: String)
    case table(BreakageDocument.Owner, pair: Int?)
  }

  private var stack: [Frame] = []
  private var line = 0
  /// The level of the item whose brackets are open.
  private var level = 0
  private var text = ""

  static func toml(_ document: inout BreakageDocument) {
    var scan = BreakageScan()
    var owner = BreakageDocument.Owner.document
    for (number, text) in document.lines.enumerated() {
      scan.line = number
      scan.text = text
      if !scan.stack.isEmpty {
        scan.flow(from: text.startIndex, key: "", level: scan.level, &document)
      } else if text.hasPrefix("[") {
        owner = scan.header(text, &document)
      } else if let (name, key, value) = scan.pair(at: text.startIndex, sign: "=") {
        scan.add(name, key, value, owner: owner, isInline: false, &document)
      }
    }
  }

  /// The owner of the keys below a header.
  private func header(
    _ text: String, _ document: inout BreakageDocument
  ) -> BreakageDocument.Owner {
    let path = text.split { "[]".contains($0) }.first.map(String.init) ?? ""
    let parts = path.split(separator: ".").map(String.init)
    guard parts.last == "items" else { return .table(parts.first ?? "") }
    if parts.count > 1,
      let parent = document.items.lastIndex(where: { $0.level == parts.count - 1 })
    {
      document.items[parent].isCategory = true
    }
    document.items.append(
      .init(line: line, form: .lines(indent: 0), level: parts.count))
    return .item(document.items.count - 1)
  }

  static func yaml(_ document: inout BreakageDocument) {
    var scan = BreakageScan()
    // The keys above a line, each with its indentation and its owner.
    var open: [(indent: Int, key: String)] = []
    var current: [Int: Int] = [:]
    var blockIndent: Int?
    for (number, text) in document.lines.enumerated() {
      let indent = text.prefix { $0 == " " }.count
      var index = text.index(text.startIndex, offsetBy: indent)
      guard index < text.endIndex, text[index] != "#" else { continue }
      if let block = blockIndent {
        if indent > block { continue }
        blockIndent = nil
      }
      scan.line = number
      scan.text = text
      scan.stack = []
      let isDash = text[index...].hasPrefix("- ")
      let column = isDash ? indent + 2 : indent
      while let last = open.last, last.indent >= indent { open.removeLast() }
      if isDash { index = text.index(index, offsetBy: 2) }
      let parent = open.last?.key
      let level = open.filter { $0.key == "items" }.count
      let isItem = parent == "items"
      if isDash, isItem {
        if "{[".contains(text[index]) {
          scan.stack = [.array(key: "items")]
          scan.flow(from: index, key: "", level: level - 1, &document)
          continue
        }
        let isTable = scan.pair(at: index, sign: ":") != nil
        let form: BreakageDocument.Item.Form =
          isTable ? .lines(indent: column) : .title(index..<scan.scalarEnd(index, isFlow: false))
        document.items.append(.init(line: number, form: form, level: level))
        current[column] = document.items.count - 1
      }
      guard let (name, key, value) = scan.pair(at: index, sign: ":") else { continue }
      let owner: BreakageDocument.Owner =
        parent == nil
        ? .document
        : isItem ? current[column].map { .item($0) } ?? .table("items") : .table(parent ?? "")
      scan.add(name, key, value, owner: owner, isInline: false, &document, level: level)
      document.pairs[document.pairs.count - 1].isFirst = isDash
      open.append((column, name))
      if [">", "|"].contains(text[value].prefix(1)) { blockIndent = indent }
      // Pairs of flow tables follow the table's own pair.
      if let last = document.pairs.lastIndex(where: { $0.line == number && !$0.isInline }) {
        document.pairs[last].isFirst = isDash
      }
    }
  }

  /// The key at a position of the line, and its value.
  private func pair(
    at start: String.Index, sign: Character
  ) -> (String, Range<String.Index>, Range<String.Index>)? {
    var index = start
    while index < text.endIndex, text[index].isLetter || "-_$<.\"".contains(text[index]) {
      index = text.index(after: index)
    }
    let key = start..<index
    guard !key.isEmpty else { return nil }
    if sign == "=" {
      while index < text.endIndex, text[index] == " " { index = text.index(after: index) }
    }
    guard index < text.endIndex, text[index] == sign else { return nil }
    index = text.index(after: index)
    guard sign == "=" || index == text.endIndex || text[index] == " " else { return nil }
    while index < text.endIndex, text[index] == " " { index = text.index(after: index) }
    // An anchor or a comment in place of a value.
    if index < text.endIndex, text[index] == "#" { index = text.endIndex }
    if index < text.endIndex, text[index] == "&" {
      index = text[index...].firstIndex(of: " ").map { text.index(after: $0) } ?? text.endIndex
    }
    let name = text[key].filter { $0 != "\"" }
    return (name, key, index..<scalarEnd(index, isFlow: sign == "="))
  }

  /// The end of the quoted or plain scalar at a position, without a comment.
  private func scalarEnd(_ start: String.Index, isFlow: Bool) -> String.Index {
    guard start < text.endIndex else { return start }
    let quote = text[start]
    var index = text.index(after: start)
    if quote == "\"" || quote == "'" {
      while index < text.endIndex, text[index] != quote {
        index = text.index(after: index)
        if text[text.index(before: index)] == "\\", quote == "\"", index < text.endIndex {
          index = text.index(after: index)
        }
      }
      return index < text.endIndex ? text.index(after: index) : index
    }
    index = start
    while index < text.endIndex {
      if isFlow, ",]}".contains(text[index]) { break }
      if text[index] == "#", index > start, text[text.index(before: index)] == " " { break }
      index = text.index(after: index)
    }
    while index > start, text[text.index(before: index)] == " " {
      index = text.index(before: index)
    }
    return index
  }

  private mutating func add(
    _ name: String, _ key: Range<String.Index>, _ value: Range<String.Index>,
    owner: BreakageDocument.Owner, isInline: Bool, _ document: inout BreakageDocument,
    level: Int = 0
  ) {
    if case .item(let item) = owner {
      document.items[item].keys.append(name)
      if name == "items" { document.items[item].isCategory = true }
    }
    document.pairs.append(
      .init(line: line, name: name, key: key, value: value, owner: owner, isInline: isInline))
    guard value.lowerBound < text.endIndex, "[{".contains(text[value.lowerBound]) else { return }
    let pair = document.pairs.count - 1
    document.pairs[pair].value = value.lowerBound..<text.endIndex
    let parent: Int =
      if case .item(let item) = owner { document.items[item].level } else { max(level, 0) }
    self.level = parent
    flow(from: value.lowerBound, key: name, level: parent, pair: pair, &document)
  }

  /// Skips arrays and tables between brackets, up to the end of the line or of the outermost
  /// bracket.
  private mutating func flow(
    from start: String.Index, key: String, level: Int = 0, pair: Int? = nil,
    _ document: inout BreakageDocument
  ) {
    let sign: Character = document.format == .toml ? "=" : ":"
    var index = start
    var key = key
    var opener = pair
    while index < text.endIndex {
      switch text[index] {
      case " ", ",": index = text.index(after: index)
      case "#": return
      case "[":
        stack.append(.array(key: key))
        index = text.index(after: index)
      case "{":
        index = text.index(after: index)
        stack.append(.table(owner(of: key, at: index, level: level, &document), pair: opener))
        opener = nil
      case "]", "}":
        index = text.index(after: index)
        if case .table(_, let pair?)? = stack.popLast(), document.pairs[pair].line == line {
          document.pairs[pair].value = document.pairs[pair].value.lowerBound..<index
        }
        if stack.isEmpty {
          if let pair { document.pairs[pair].value = document.pairs[pair].value.lowerBound..<index }
          return
        }
      default:
        index = element(at: index, sign, level, &key, &opener, &document)
      }
    }
  }

  private func owner(
    of key: String, at index: String.Index, level: Int, _ document: inout BreakageDocument
  ) -> BreakageDocument.Owner {
    guard case .array("items")? = stack.last else { return .table(key) }
    document.items.append(
      .init(line: line, form: .braces(index), level: level + depth))
    return .item(document.items.count - 1)
  }

  /// The number of open arrays of items.
  private var depth: Int {
    stack.filter { if case .array("items") = $0 { true } else { false } }.count
  }

  /// Reads a pair of a table, or an element of an array. Returns the index after it, or before the
  /// opening bracket of its value.
  private mutating func element(
    at start: String.Index, _ sign: Character, _ level: Int, _ key: inout String,
    _ opener: inout Int?, _ document: inout BreakageDocument
  ) -> String.Index {
    if case .table(let owner, _)? = stack.last {
      guard let (name, range, value) = pair(at: start, sign: sign) else {
        return text.index(after: start)
      }
      var end = scalarEnd(value.lowerBound, isFlow: true)
      let isNested = value.lowerBound < text.endIndex && "[{".contains(text[value.lowerBound])
      if isNested { end = value.lowerBound }
      if case .item(let item) = owner {
        document.items[item].keys.append(name)
        if name == "items" { document.items[item].isCategory = true }
      }
      document.pairs.append(
        .init(
          line: line, name: name, key: range,
          value: value.lowerBound..<(isNested ? text.endIndex : end), owner: owner, isInline: true))
      key = name
      opener = isNested ? document.pairs.count - 1 : nil
      return end
    }
    let end = scalarEnd(start, isFlow: true)
    if case .array("items")? = stack.last {
      document.items.append(
        .init(line: line, form: .title(start..<end), level: level + depth))
    }
    return end > start ? end : text.index(after: start)
  }
}
