/// The kind of an item, once its group is known, and its line in the text of a table.
extension MenuItem {
  var isExpandable: Bool {
    (flags.contains(.category) && !flags.contains(.page)) || fields[.body] != nil
  }

  /// Whether the item is a check item, and not a summary check.
  var isCheckedByItself: Bool { flags.contains(.checkItem) && !flags.contains(.category) }

  /// The part of the id after the last dot: the name of the item among the choices of a condition.
  var lastIDPart: String { id.split(separator: ".").last.map(String.init) ?? "" }

  /// Whether the item is a category whose rows are among the rows of its siblings.
  var isInline: Bool { flags.isSuperset(of: [.inline, .category]) }

  /// The number of rows that the item itself has: 1, or 0 for an inline category without a heading.
  var ownRows: Int { isInline && title.isEmpty ? 0 : 1 }

  /// The separator before an inline category, with its flag `inline`, or after it, with
  /// `separators`.
  static func border(_ flag: Flags) -> MenuItem { MenuItem("", "", [.separator, flag]) }

  /// The row after the items of a category that shows its footer. Sections and pages have no such
  /// row.
  static var footer: MenuItem { border(.showsChecked) }

  var isFooter: Bool { flags.isSuperset(of: [.separator, .showsChecked]) }

  /// Whether a footer follows the items of the category, unless the category is a section.
  var hasFooter: Bool {
    !items.isEmpty && flags.isDisjoint(with: [.page, .slot])
      && fields[.footer]?.text().isEmpty == false
  }

  /// The number of the inline category without which the separator with the given number does not
  /// show, or −1.
  func inlineOfBorder(_ separator: Int) -> Int {
    flags.contains(.inline) ? separator + 1 : flags.contains(.separators) ? separator - 1 : -1
  }

  /// Whether the item is a slot that shows its placeholder at first.
  var hasSlotRow: Bool { flags.contains(.slot) && fields[.placeholder] != nil }

  func error(_ problem: MenuTableError.Problem) -> MenuTableError {
    MenuTableError(problem: problem, item: id.isEmpty ? title : id)
  }

  /// Adds the flags that follow from other flags, and removes flags that have no meaning for the
  /// item.
  ///
  /// - Parameter choosesOne: Whether at most one item of the group can be checked.
  mutating func completeFlags(choosesOne: Bool) {
    if !items.isEmpty || !flags.isDisjoint(with: [.slot, .page, .inline]) {
      flags.insert(.category)
    }
    if flags.contains(.inline) {
      // A heading has no state of its own.
      flags.subtract([.checkItem, .disabled])
      flags.insert(.fixed)
      enabled = []
    } else {
      flags.remove(.separators)
    }
    if !flags.contains(.category) { flags.subtract([.single, .keepOpen, .choosesOne]) }
    if !flags.contains(.choosesOne) || !flags.isDisjoint(with: [.inline, .slot]) {
      flags.remove(.showsChecked)
    }
    if !flags.contains(.slot) { flags.remove(.choosesAny) }
    if isExpandable {
      // A category that can be checked is a summary check.
      flags.remove(.checked)
      if !flags.contains(.category) { flags.remove(.checkItem) }
      if flags.contains(.fixed) { flags.insert(.open) }
    } else {
      flags.subtract([.open, .fixed])
      if flags.contains(.category) {
        flags.remove(.checked)
      } else if choosesOne || flags.contains(.checked) {
        flags.insert(.checkItem)
      }
    }
    if flags.contains(.separator) {
      flags = .separator
      id = ""
      title = ""
    }
  }

  /// Whether a flag of the table's structure is set for the item.
  func has(_ flag: MenuStructureLine.Flag, isDisabled: Bool) -> Bool {
    switch flag {
    case .isCategory: flags.contains(.category)
    case .hasBody: fields[.body] != nil
    case .isOpen: flags.contains(.open)
    case .isFixed: flags.contains(.fixed)
    case .isHidden: flags.contains(.hidden)
    case .isDisabled: isDisabled
    case .isSeparator: flags.contains(.separator)
    case .isSingle: flags.contains(.single)
    case .keepsOpen: flags.contains(.keepOpen)
    case .isCheckItem: flags.contains(.checkItem)
    case .isChecked: flags.contains(.checked)
    case .choosesOne: flags.contains(.choosesOne)
    case .isSlot: flags.contains(.slot)
    case .hasPlaceholder: hasSlotRow
    case .isPage: flags.contains(.page)
    case .hasLoading: flags.contains(.slot) && fields[.loading] != nil
    }
  }

  /// The letter of a flag that also specifies that a category is inline or shows its checked item,
  /// that any number of a slot's rows can be checked, or that a separator is the border of an
  /// inline category or is a footer. Nil if the letter specifies nothing more.
  func ownLetter(of flag: MenuStructureLine.Flag) -> UInt8? {
    switch flag {
    case .isFixed: !isInline ? nil : UInt8(ascii: title.isEmpty ? "n" : "i")
    case .isSeparator:
      if isFooter {
        UInt8(ascii: "f")
      } else if flags.contains(.inline) {
        UInt8(ascii: "i")
      } else {
        flags.contains(.separators) ? UInt8(ascii: "n") : nil
      }
    case .choosesOne: flags.contains(.showsChecked) ? UInt8(ascii: "d") : nil
    case .isSlot: flags.contains(.choosesAny) ? UInt8(ascii: "a") : nil
    default: nil
    }
  }

  /// Writes the item's line in the text of a table.
  func write(to line: inout [UInt8], over shared: MenuIndicator) {
    line.append(text: id)
    line.append(MenuByte.space)
    line.append(text: title)
    for key in Key.allCases where !fields.isEmpty {
      guard let value = fields[key] else { continue }
      line.append(key: key.rawValue, value.text(separator: key.separator))
    }
    for key in [Key.detail, .badge, .accessibilityLabel] where !forms.isEmpty {
      for form in MenuPlurals.forms {
        if let text = forms[key]?[form] { line.append(key: "\(key.rawValue).\(form)", text) }
      }
    }
    if let indicator { line.append(indicator, over: shared) }
    for (name, value) in arguments.sorted(by: { MenuIDKey($0.key) < MenuIDKey($1.key) }) {
      line.append(key: "@." + name, value.text())
    }
    for (name, value) in values.sorted(by: { MenuIDKey($0.key) < MenuIDKey($1.key) }) {
      line.append(key: "@" + name, value.text())
    }
    line.append(MenuByte.lineFeed)
  }
}

/// The parts of lines.
extension [UInt8] {
  /// Adds a number, right-aligned, and a space; only spaces for nil.
  mutating func append(_ number: Int?, width: Int) {
    let start = count
    append(contentsOf: repeatElement(MenuByte.space, count: width + 1))
    guard var rest = number else { return }
    var place = start + width
    repeat {
      place -= 1
      self[place] = MenuByte.zero + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0 && place > start
  }

  /// Adds a string, preceded by its length.
  fileprivate mutating func append(text: String) {
    append(contentsOf: String(text.utf8.count).utf8)
    append(MenuByte.colon)
    append(contentsOf: text.utf8)
  }

  fileprivate mutating func append(key: String, _ text: String) {
    append(MenuByte.space)
    append(contentsOf: key.utf8)
    append(MenuByte.space)
    append(text: text)
  }

  /// Adds the parts of an item's indicator that differ from the menu's indicator.
  fileprivate mutating func append(_ own: MenuIndicator, over shared: MenuIndicator) {
    for (state, glyph, other) in [
      ("collapsed", own.collapsed, shared.collapsed), ("expanded", own.expanded, shared.expanded),
      ("empty", own.empty, shared.empty), ("leaf", own.leaf, shared.leaf),
    ] {
      if glyph?.text != other?.text { append(key: "indicator." + state, glyph?.text ?? "") }
      if glyph?.image != other?.image {
        append(key: "indicator." + state + ".image", glyph?.image ?? "")
      }
    }
    if own.color != shared.color { append(key: "indicator.color", own.color?.text ?? "") }
    if own.highlight != shared.highlight {
      append(key: "indicator.highlight", own.highlight?.text ?? "")
    }
    if own.hideWhenEmpty != shared.hideWhenEmpty {
      append(key: "indicator.hide-when-empty", own.hideWhenEmpty ? "1" : "0")
    }
  }
}

extension MenuIndicator {
  /// The indicator of a document that sets none.
  public static var standard: MenuIndicator {
    MenuIndicator(collapsed: MenuGlyph(text: "▸"), expanded: MenuGlyph(text: "▾"))
  }
}

/// The strings of a table that was created at run time, which live as long as the tables that read
/// them.
final class MenuTableBytes: Sendable {
  // Safe to share: the bytes never change after the initializer.
  nonisolated(unsafe) let parts: [(start: UnsafePointer<UInt8>, count: Int)]

  init(_ texts: [UInt8]...) {
    parts = texts.map { text in
      let start = UnsafeMutablePointer<UInt8>.allocate(capacity: max(text.count, 1))
      start.initialize(to: 0)
      for place in text.indices { start[place] = text[place] }
      return (UnsafePointer(start), text.count)
    }
  }

  deinit {
    for part in parts { part.start.deallocate() }
  }
}

/// An id or a name, ordered by its UTF-8 bytes. Whole ids are compared only if their first eight
/// bytes are equal.
struct MenuIDKey: Hashable, Comparable {
  private let prefix: UInt64
  let id: String

  init(_ id: String) {
    self.id = id
    var prefix: UInt64 = 0
    var shift: UInt64 = 64
    for byte in id.utf8.prefix(8) {
      shift -= 8
      prefix |= UInt64(byte) &<< shift
    }
    self.prefix = prefix
  }

  static func < (left: MenuIDKey, right: MenuIDKey) -> Bool {
    if left.prefix != right.prefix { return left.prefix < right.prefix }
    return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
  }

  // In Swift, strings can be equal even if their bytes differ, as with the two forms of é.
  static func == (left: MenuIDKey, right: MenuIDKey) -> Bool {
    left.prefix == right.prefix && left.id.utf8.elementsEqual(right.id.utf8)
  }

  // All bytes are hashed, because ids of one menu often begin alike.
  func hash(into hasher: inout Hasher) {
    for byte in id.utf8 { hasher.combine(byte) }
  }
}

/// The bits of a menu's conditions: one for each condition that is true or false, and one for each
/// choice of the other conditions.
struct MenuConditionMasks {
  /// For each condition, the number of its bits, the number of its values, and its value at first.
  private(set) var numbers: [Int] = []
  private var fields: [String: (firstBit: Int, choices: [String])] = [:]
  private var bitCount = 0

  /// - Parameter conditions: The conditions in the order of their numbers.
  init(_ conditions: [MenuCondition]) throws(MenuTableError) {
    for condition in conditions {
      let choices = condition.choices
      let valueCount = choices.isEmpty ? 2 : choices.count
      // A category that a condition follows may have no checked item.
      let valueLimit = condition.follows == nil ? valueCount : valueCount + 1
      let isValid = condition.initial >= 0 && condition.initial < valueLimit
      let bit = bitCount
      bitCount += choices.isEmpty ? 1 : choices.count
      if !isValid || bitCount > 1024 || fields[condition.name] != nil
        || Set(choices).count != choices.count
      {
        throw MenuTableError(problem: .invalidCondition, item: condition.name)
      }
      numbers += [bitCount - bit, valueCount, condition.initial]
      fields[condition.name] = (bit, choices)
    }
  }

  /// For each entry of a `when` and each word of the bits, the halves of two masks. The entry holds
  /// if the conditions have a bit of the first mask, or lack a bit of the second mask. Nil if a
  /// term does not name a condition, or a choice of its condition.
  func clauses(_ entries: [[String]]) -> [[Int]]? {
    var clauses: [[Int]] = []
    let wordCount = MenuConditionBits(bitCount: bitCount).wordCount
    for terms in entries {
      var words = Array(repeating: [0, 0, 0, 0], count: wordCount)
      for term in terms {
        let isNegated = term.hasPrefix("!")
        let parts = (isNegated ? term.dropFirst() : term[...]).split(
          separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, let field = fields[String(name)] else { return nil }
        var bit = field.firstBit
        if field.choices.isEmpty {
          if parts.count > 1 { return nil }
        } else {
          guard parts.count > 1, let choice = field.choices.firstIndex(of: String(parts[1])) else {
            return nil
          }
          bit += choice
        }
        words[bit / 64][(isNegated ? 2 : 0) + bit % 64 / 32] |= 1 << (bit % 32)
      }
      clauses += words
    }
    return clauses
  }
}

extension MenuBuilder {
  /// The lines of the ids that items had before, in byte order.
  func formerIDs(_ ranks: [Int]) throws(MenuTableError) -> [UInt8] {
    var former: [(key: MenuIDKey, node: Int)] = []
    for node in items.indices {
      guard let value = items[node].fields[.formerIDs] else { continue }
      for id in value.text().split(separator: " ") { former.append((MenuIDKey(String(id)), node)) }
    }
    if former.isEmpty { return [] }
    former.sort { $0.key < $1.key }
    let ids = Set(items.map { MenuIDKey($0.id) })
    let digits = digits
    var lines: [UInt8] = []
    for place in former.indices {
      let (key, node) = former[place]
      let isRepeated = place > 0 && former[place - 1].key == key
      if isRepeated || ids.contains(key) { throw items[node].error(.takenFormerID) }
      lines.append(node, width: digits)
      lines += key.id.utf8
      lines.append(MenuByte.lineFeed)
    }
    return lines
  }
}

/// A table whose strings were created at run time.
extension MenuTable {
  convenience init(
    name: String, title: String, nodeCount: Int, topLevelCount: Int, digits: Int,
    textDigits: Int, layout: MenuLayout, topLevelIsSingle: Bool, topLevelKeepsOpen: Bool,
    topLevelChoosesOne: Bool, settings: MenuSettings, storage: MenuTableBytes,
    conditions: MenuConditions, shortcutList: MenuShortcuts, languages: [MenuLanguage]
  ) {
    let (structure, text, formerIDs) = (storage.parts[0], storage.parts[1], storage.parts[2])
    self.init(
      name: name, title: title, nodeCount: nodeCount, topLevelCount: topLevelCount,
      digits: digits, textDigits: textDigits, layout: layout, topLevelIsSingle: topLevelIsSingle,
      topLevelKeepsOpen: topLevelKeepsOpen, topLevelChoosesOne: topLevelChoosesOne,
      settings: settings, structure: structure.start, structureCount: structure.count,
      text: text.start, textCount: text.count, formerIDs: formerIDs.start,
      formerIDCount: formerIDs.count, conditions: conditions, shortcutList: shortcutList,
      languages: languages, storage: storage)
  }
}
