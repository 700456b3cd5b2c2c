/// The layout of a line of a table's structure, as the template of the target writes it.
///
/// Six numbers of `digits` bytes each, right-aligned. Then the depth in two bytes, the
/// flags in one byte each, and where the node's line starts in the text, in `textDigits` bytes. Each
/// is followed by a space, the last one by a line feed.
struct MenuStructureLine: Sendable {
  /// A number of a line, by its place among them.
  struct Number {
    let place: Int

    /// The node's parent, or spaces at top level.
    static var parent: Number { Number(place: 0) }
    static var firstChild: Number { Number(place: 1) }
    static var childCount: Number { Number(place: 2) }
    /// The node's entry in the Fenwick tree of the initial sizes of its group.
    static var sizeTree: Number { Number(place: 3) }
    /// The rows that opening the node shows at first.
    static var shownRows: Number { Number(place: 4) }
    /// The node whose id has this line's rank among all ids, by their UTF-8 bytes.
    static var nodeByRank: Number { Number(place: 5) }
    static var count: Int { 6 }
  }

  /// A flag of a line, by its place among them: a letter, or `-` where it does not hold.
  struct Flag {
    let place: Int

    static var isCategory: Flag { Flag(place: 0) }
    static var hasBody: Flag { Flag(place: 1) }
    /// Open at first, after the rules of groups, dormant or not.
    static var isOpen: Flag { Flag(place: 2) }
    static var isFixed: Flag { Flag(place: 3) }
    static var isHidden: Flag { Flag(place: 4) }
    static var isDisabled: Flag { Flag(place: 5) }
    static var isSeparator: Flag { Flag(place: 6) }
    /// Rules of the group of the node's children.
    static var isSingle: Flag { Flag(place: 7) }
    static var keepsOpen: Flag { Flag(place: 8) }
    static var isCheckItem: Flag { Flag(place: 9) }
    /// Checked at first.
    static var isChecked: Flag { Flag(place: 10) }
    /// A rule of the group of the node's children: at most one is checked.
    static var choosesOne: Flag { Flag(place: 11) }
    /// A category whose rows the program provides, and what it shows without them.
    static var isSlot: Flag { Flag(place: 12) }
    static var hasPlaceholder: Flag { Flag(place: 13) }
    static var hasLoading: Flag { Flag(place: 14) }
    static var count: Int { 15 }
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
    depthStart = Number.count * (digits + 1)
    flagsStart = depthStart + MenuStructureLine.depthDigits + 1
    textStart = flagsStart + Flag.count + 1
    width = textStart + textDigits + 1
  }

  /// Where a number starts in a line.
  func start(of number: Number) -> Int { number.place &* (digits &+ 1) }
}

/// The bytes that have a meaning in the strings of a table and in a saved state.
enum MenuByte {
  static var space: UInt8 { 0x20 }
  static var colon: UInt8 { 0x3A }
  static var zero: UInt8 { 0x30 }
  static var nine: UInt8 { 0x39 }
  static var plus: UInt8 { 0x2B }
  static var minus: UInt8 { 0x2D }
  static var star: UInt8 { 0x2A }
  static var slash: UInt8 { 0x2F }
  static var lineFeed: UInt8 { 0x0A }
  static var fullStop: UInt8 { 0x2E }
  /// Stands before the key of a column of the document's own.
  static var at: UInt8 { 0x40 }

  /// The number that a digit stands for; 0 for a space.
  ///
  /// Not with `Int(truncatingIfNeeded:)`, for which the compiler makes fifty functions for each type.
  static func digit(_ byte: UInt8) -> Int { Int(bitPattern: (byte & 0x0F).words[0]) }

  /// Whether this is one of the digits from `0` to `9`.
  static func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte <= nine }

  /// The string of these bytes in UTF-8.
  @inline(never) static func text(_ start: UnsafePointer<UInt8>, _ count: Int) -> String {
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
