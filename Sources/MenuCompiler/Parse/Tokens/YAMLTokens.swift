/// The tokens of a YAML text, in order. This is the only reader of YAML apart from libyaml, which
/// reports where values start but not where they end.
///
/// It accepts any bytes and skips none: concatenated, the tokens yield the text. It is not a
/// parser, but follows the scanner of libyaml, including indentation and keys, since these
/// determine where a scalar ends. It is exact for every text that libyaml accepts, and up to the
/// first error in a text that libyaml refuses. Its running time is linear in the length of the
/// text.
struct YAMLTokens: Sequence, IteratorProtocol {
  /// An open bracket or brace, and the key of the entry being read.
  private struct Flow {
    let start: Int
    let isTable: Bool
    var key: Int?
    /// The position of the `?` before the key.
    var mark: Int?
    var hasColon = false
  }

  /// A mapping or sequence outside brackets.
  private struct Block {
    let column: Int
    let start: Int
    let isSequence: Bool
    /// Where the sequence of this mapping's last key started, if the sequence is indented no deeper
    /// than the key.
    var sequence: Int?
    /// The index in ``keys`` of a key after `?` that still lacks its colon.
    var explicitKey: Int?
  }

  let bytes: [UInt8]
  private(set) var position: Int
  /// Whether the text is read from its start, which makes its indentation known.
  private let isWhole: Bool
  /// The keys of all mappings, in the order in which they are recognized: a key after `?` at its
  /// start, any other key at its colon or at the end of its entry.
  private(set) var keys: [YAMLKey] = []
  /// The elements of all sequences.
  private(set) var elements: [YAMLElement] = []
  private var lineStart: Int
  private var flows: [Flow] = []
  private var blocks: [Block] = []
  /// Whether a key outside brackets can start here.
  private var allowsKey = true
  /// Where a possible key on this line starts, outside brackets.
  private var simpleKey: Int?
  /// Whether the next token outside brackets starts the key after a `?`.
  private var awaitsExplicitKey = false
  /// The index in ``keys`` of a key after `?` whose scalar has not been read yet.
  private var unnamedKey: Int?
  /// The last non-trivia token, if it was a scalar.
  private var scalar: Range<Int>?
  /// The additional indentation of the block scalar after a block header; 0 if its first line
  /// determines it.
  private var blockIncrement: Int?

  /// - Parameters:
  ///   - start: The offset of the first token. If it is not 0, a scalar without quotes ends on its
  ///     line.
  ///   - isInFlow: Whether the offset is within brackets.
  init(_ bytes: [UInt8], from start: Int = 0, isInFlow: Bool = false) {
    self.bytes = bytes
    position = start
    lineStart = start
    isWhole = start == 0
    if isInFlow { flows.append(Flow(start: start, isTable: true)) }
  }

  /// The positions of the open brackets and braces, outermost first.
  var open: [Int] { flows.map(\.start) }

  /// Whether the position is within brackets.
  var isInFlow: Bool { !flows.isEmpty }

  mutating func next() -> YAMLToken? {
    guard position < bytes.count else { return nil }
    let start = position
    let kind = scan(bytes[start])
    let range = start..<position
    if !kind.isTrivia { scalar = kind == .plain || kind.isQuoted ? range : nil }
    if let key = unnamedKey, !kind.isTrivia, kind != .anchor, kind != .tag {
      keys[key].scalar = scalar
      unnamedKey = nil
    }
    return YAMLToken(kind: kind, range: range)
  }

  private mutating func scan(_ byte: UInt8) -> YAMLToken.Kind {
    if let increment = blockIncrement, position == lineStart {
      blockIncrement = nil
      if skipBlockText(increment) { return .blockText }
    }
    switch byte {
    case .space, .tab:
      position = bytes.endOfBlanks(from: position)
      return .whitespace
    case .lineFeed, .carriageReturn:
      moveOverBreak()
      return .lineBreak
    case .hash:
      position = bytes.endOfLine(from: position)
      return .comment
    case 0xEF where position == 0 && bytes.hasByteOrderMark():
      lineStart = 3
      return take(.byteOrderMark, 3)
    default: break
    }
    blockIncrement = nil
    if !isInFlow { unroll(to: position - lineStart) }
    if position == lineStart, let kind = scanLineStart(byte) { return kind }
    if awaitsExplicitKey { beginExplicitKey() }
    return scanIndicator(byte)
  }

  /// Reads a token that is possible only at the start of a line: a directive or a document marker.
  private mutating func scanLineStart(_ byte: UInt8) -> YAMLToken.Kind? {
    let isDirective = byte == UInt8(ascii: "%")
    guard isDirective || bytes.isDocumentMark(at: position) else { return nil }
    if !isInFlow { unroll(to: -1) }
    (simpleKey, allowsKey, awaitsExplicitKey) = (nil, false, false)
    guard isDirective else { return take(byte == .minus ? .documentStart : .documentEnd, 3) }
    repeat {
      position += 1
    } while position < bytes.count && !bytes[position].isBreak
      && !(bytes[position] == .hash && bytes[position - 1].isBlank)
    return .directive
  }

  private mutating func scanIndicator(_ byte: UInt8) -> YAMLToken.Kind {
    switch byte {
    case .openingBracket, .openingBrace:
      beginKey()
      flows.append(Flow(start: position, isTable: byte == .openingBrace))
      return take(byte == .openingBrace ? .openingBrace : .openingBracket)
    case .closingBracket, .closingBrace:
      endEntry()
      _ = flows.popLast()
      allowsKey = false
      return take(byte == .closingBrace ? .closingBrace : .closingBracket)
    case .comma:
      endEntry()
      return take(.comma)
    case .minus where isBlank(position + 1):
      if !isInFlow { addElement() }
      (simpleKey, allowsKey) = (nil, true)
      return take(.dash)
    case .questionMark where isInFlow || isBlank(position + 1):
      markKey()
      return take(.question)
    case .colon where isInFlow || isBlank(position + 1):
      endKey()
      return take(.colon)
    case .asterisk, .ampersand:
      beginKey()
      position = bytes.endOfWord(from: position + 1)
      return byte == .asterisk ? .alias : .anchor
    case UInt8(ascii: "!"):
      beginKey()
      repeat { position += 1 } while position < bytes.count && !isEndOfTag(bytes[position])
      return .tag
    case UInt8(ascii: "|") where !isInFlow, UInt8(ascii: ">") where !isInFlow:
      return scanBlockHeader()
    case .quotationMark, .apostrophe:
      beginKey()
      return scanQuoted(byte)
    default:
      guard startsPlain(byte) else { return take(.unexpected) }
      beginKey()
      skipPlain()
      return .plain
    }
  }

  private mutating func take(_ kind: YAMLToken.Kind, _ length: Int = 1) -> YAMLToken.Kind {
    position += length
    return kind
  }

  private mutating func moveOverBreak() {
    position = bytes.endOfBreak(from: position)
    lineStart = position
    simpleKey = nil
    if !isInFlow { allowsKey = true }
  }

  // MARK: Mappings

  /// Leaves the mappings and sequences that are indented deeper than a column.
  private mutating func unroll(to column: Int) {
    while let last = blocks.last, last.column > column { blocks.removeLast() }
  }

  /// Enters a mapping or sequence at a position on this line, unless the position continues the
  /// current mapping or sequence.
  private mutating func roll(to start: Int, isSequence: Bool = false) {
    let column = start - lineStart
    if (blocks.last?.column ?? -1) < column {
      blocks.append(Block(column: column, start: start, isSequence: isSequence))
    } else if !isSequence, let last = blocks.indices.last {
      blocks[last].sequence = nil
    }
  }

  /// Handles the dash of an element.
  private mutating func addElement() {
    roll(to: position, isSequence: true)
    guard let last = blocks.indices.last else { return }
    let array = blocks[last].isSequence ? blocks[last].start : blocks[last].sequence ?? position
    blocks[last].sequence = array
    elements.append(YAMLElement(start: position, behind: position + 1, array: array))
  }

  /// Records that a key may start here.
  private mutating func beginKey() {
    if let last = flows.indices.last {
      if flows[last].key == nil { flows[last].key = position }
    } else {
      if allowsKey { simpleKey = position }
      allowsKey = false
    }
  }

  /// Handles the `?` before a key.
  private mutating func markKey() {
    if let last = flows.indices.last {
      if flows[last].key == nil { flows[last].mark = position }
    } else {
      roll(to: position)
      (simpleKey, allowsKey, awaitsExplicitKey) = (nil, true, true)
    }
  }

  private mutating func beginExplicitKey() {
    awaitsExplicitKey = false
    guard let last = blocks.indices.last, bytes[position] != .colon || !isBlank(position + 1) else {
      return
    }
    blocks[last].explicitKey = keys.count
    unnamedKey = keys.count
    keys.append(
      YAMLKey(start: position, mapping: blocks[last].start, isUnmarkedInBraces: false))
  }

  /// Handles the colon after a key.
  private mutating func endKey() {
    if let last = flows.indices.last {
      if let key = start(of: flows[last]), !flows[last].hasColon { add(key, of: flows[last]) }
      flows[last].hasColon = true
    } else if let key = simpleKey {
      // The key after a `?` is a mapping, which begins with this key.
      if let outer = blocks.last?.explicitKey, keys[outer].start == key { keys[outer].scalar = nil }
      roll(to: key)
      keys.append(
        YAMLKey(
          start: key, scalar: scalar, colon: position, mapping: blocks.last?.start ?? key,
          isUnmarkedInBraces: false))
      simpleKey = nil
      allowsKey = false
    } else {
      roll(to: position)
      if let last = blocks.indices.last, let key = blocks[last].explicitKey {
        keys[key].colon = position
        blocks[last].explicitKey = nil
      }
      allowsKey = true
    }
  }

  /// Ends an entry within brackets.
  private mutating func endEntry() {
    guard let last = flows.popLast() else { return }
    if let key = start(of: last) {
      let start = last.mark ?? key
      if !last.isTable {
        elements.append(YAMLElement(start: start, behind: start, array: last.start))
      }
      if last.isTable || last.mark != nil, !last.hasColon { add(key, of: last, hasColon: false) }
    }
    flows.append(Flow(start: last.start, isTable: last.isTable))
  }

  /// Where the key of an entry within brackets starts: for an empty key after a `?`, the current
  /// position; nil if there is no key.
  private func start(of flow: Flow) -> Int? { flow.key ?? (flow.mark == nil ? nil : position) }

  private mutating func add(_ key: Int, of flow: Flow, hasColon: Bool = true) {
    keys.append(
      YAMLKey(
        start: key, scalar: scalar, colon: hasColon ? position : nil,
        mapping: flow.isTable ? flow.start : flow.mark ?? key,
        isUnmarkedInBraces: flow.isTable && flow.mark == nil))
  }

  // MARK: Scalars

  /// Moves past a token that may span lines.
  private mutating func move(to end: Int) {
    if let last = bytes[position..<end].lastIndex(where: \.isBreak) {
      lineStart = last + 1
      simpleKey = nil
    }
    position = end
  }

  private func isBlank(_ index: Int) -> Bool {
    index >= bytes.count || bytes[index].isBlankOrBreak
  }

  private func isEndOfTag(_ byte: UInt8) -> Bool {
    byte.isBlankOrBreak || isInFlow && byte.isFlowIndicator
  }

  private func startsPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case .minus: position + 1 < bytes.count && !bytes[position + 1].isBlank
    case .questionMark, .colon: !isInFlow
    case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "@"),
      UInt8(ascii: "`"):
      false
    default: true
    }
  }

  private mutating func scanQuoted(_ quote: UInt8) -> YAMLToken.Kind {
    let end = bytes.endOfQuoted(from: position)
    move(to: end ?? bytes.count)
    guard end != nil else { return .unclosedQuote }
    return quote == .quotationMark ? .doubleQuoted : .singleQuoted
  }

  private mutating func skipPlain() {
    let indent = isWhole ? (blocks.last?.column ?? -1) + 1 : .max
    move(to: bytes.endOfPlain(from: position, indent: isInFlow ? nil : indent))
  }

  private mutating func scanBlockHeader() -> YAMLToken.Kind {
    (simpleKey, allowsKey, blockIncrement) = (nil, true, 0)
    position += 1
    while position < bytes.count, "+-".utf8.contains(bytes[position]) || bytes[position].isDigit {
      if bytes[position].isDigit { blockIncrement = Int(bytes[position] - 48) }
      position += 1
    }
    return .blockHeader
  }

  /// Moves past the text of a block scalar. Returns false if the text is empty.
  private mutating func skipBlockText(_ increment: Int) -> Bool {
    let end = bytes.endOfBlockText(
      from: position, parent: blocks.last?.column ?? -1, increment: increment)
    guard end > position else { return false }
    position = end
    lineStart = end
    return true
  }
}
