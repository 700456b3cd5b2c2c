/// The layout of a line of a table's structure, as the template of the target writes it.
///
/// Six numbers of `digits` bytes each, right-aligned. Then the depth in two bytes, the
/// flags in one byte each, and where the node's line starts in the text, in `textDigits` bytes. Each
/// is followed by a space, the last one by a line feed.
struct MenuStructureLine: Sendable {
  /// A number of a line, by its place among them.
  enum Number: Int, CaseIterable {
    /// The node's parent, or spaces at top level.
    case parent
    case firstChild
    case childCount
    /// The node's entry in the Fenwick tree of the initial sizes of its group.
    case sizeTree
    /// The rows that opening the node shows at first.
    case shownRows
    /// The node whose id has this line's rank among all ids, by their UTF-8 bytes.
    case nodeByRank
  }

  /// A flag of a line, by its place among them: a letter, or `-` where it does not hold.
  enum Flag: Int, CaseIterable {
    case isCategory
    case hasBody
    /// Open at first, after the rules of groups, dormant or not.
    case isOpen
    case isFixed
    case isHidden
    case isDisabled
    case isSeparator
    /// Rules of the group of the node's children.
    case isSingle
    case keepsOpen
    case isCheckItem
    /// Checked at first.
    case isChecked
    /// A rule of the group of the node's children: at most one is checked.
    case choosesOne
    /// A category whose rows the program provides, and what it shows without them.
    case isSlot
    case hasPlaceholder
    case hasLoading
  }

  /// The bytes of a number.
  let digits: Int
  let textDigits: Int
  /// Where fields start in a line, and the bytes of the whole line.
  let depthStart: Int
  let flagsStart: Int
  let textStart: Int
  let width: Int

  static let depthDigits = 2

  init(digits: Int, textDigits: Int) {
    self.digits = digits
    self.textDigits = textDigits
    depthStart = Number.allCases.count * (digits + 1)
    flagsStart = depthStart + MenuStructureLine.depthDigits + 1
    textStart = flagsStart + Flag.allCases.count + 1
    width = textStart + textDigits + 1
  }

  /// Where a number starts in a line.
  func start(of number: Number) -> Int { number.rawValue * (digits + 1) }
}

/// The bytes that have a meaning in the strings of a table and in a saved state.
enum MenuByte {
  static let space = UInt8(ascii: " ")
  static let colon = UInt8(ascii: ":")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let star = UInt8(ascii: "*")
  static let slash = UInt8(ascii: "/")
  static let lineFeed = UInt8(ascii: "\n")
  static let fullStop = UInt8(ascii: ".")
  /// Stands before the key of a column of the document's own.
  static let at = UInt8(ascii: "@")

  /// The number that a digit stands for; 0 for a space.
  static func digit(_ byte: UInt8) -> Int { Int(byte & 0x0F) }

  /// Whether this is one of the digits from `0` to `9`.
  static func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte <= nine }

  /// The string of these bytes in UTF-8.
  static func text(_ start: UnsafePointer<UInt8>, _ count: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Below 0, 0 or above 0, as the first bytes sort before, with or after the others.
  static func compare(
    _ left: UnsafePointer<UInt8>, _ leftCount: Int, _ right: UnsafePointer<UInt8>,
    _ rightCount: Int
  ) -> Int {
    var place = 0
    while place < leftCount, place < rightCount {
      if left[place] != right[place] { return left[place] < right[place] ? -1 : 1 }
      place += 1
    }
    return leftCount - rightCount
  }
}
