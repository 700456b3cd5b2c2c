/// One item of a menu, identified by its number in the table.
///
/// Items are numbered breadth first: `0..<topLevelCount` are the top-level items in document order,
/// then come the children of item 0, of item 1, and so on. A number belongs to one build of one
/// menu; keep ids across builds. A number outside the menu is allowed everywhere: queries return
/// nil or a neutral value, and events return an empty change.
public struct MenuNode: Hashable, Comparable, Sendable {
  /// The node's number in its table, from 0.
  public let number: Int

  /// The node with this number.
  public init(_ number: Int) {
    self.number = number
  }

  /// Orders by number, which is document order among siblings only.
  public static func < (left: MenuNode, right: MenuNode) -> Bool {
    left.number < right.number
  }
}

/// Nodes with consecutive numbers, such as siblings: a random-access collection without storage,
/// whose indices are the numbers.
public typealias MenuNodeRange = LazyMapCollection<Range<Int>, MenuNode>

/// The place of a row in a table with sections.
public struct MenuIndexPath: Hashable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The row in its section, from 0.
  public var row: Int

  /// The index path of a row in a section.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

/// Lists of numbers of nodes or rows.
extension MenuNode {
  /// The numbers that are at least 0 and below a limit, ascending, each once.
  static func ascending(_ numbers: [Int], below limit: Int) -> [Int] {
    distinct(numbers.filter { $0 >= 0 && $0 < limit })
  }

  /// The numbers of both lists, ascending, each once.
  static func merged(_ left: [Int], _ right: [Int]) -> [Int] {
    left.isEmpty ? right : right.isEmpty ? left : distinct(left + right)
  }

  private static func distinct(_ numbers: [Int]) -> [Int] {
    var result: [Int] = []
    for number in numbers.sorted() where number != result.last { result.append(number) }
    return result
  }
}
