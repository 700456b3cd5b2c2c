/// One item of a menu, identified by its number in the table.
///
/// Items are numbered breadth first: `0..<topLevelCount` are the top-level items in document order,
/// then come the children of item 0, of item 1, and so on. A number belongs to one build of one
/// menu; keep ids across builds. A number outside the menu is allowed everywhere: queries return
/// nil or a neutral value, events an empty change.
public struct MenuNode: Hashable, Comparable, Sendable {
  let value: Int32

  /// The node with this number; a number that needs more than 32 bits becomes −1, which no menu has.
  public init(_ number: Int) {
    value = Int32(exactly: number) ?? -1
  }

  /// The node's number in its table, from 0.
  public var number: Int { Int(value) }

  /// Orders by number, which is document order among siblings only.
  public static func < (left: MenuNode, right: MenuNode) -> Bool {
    left.value < right.value
  }
}

/// Nodes with consecutive numbers, such as siblings: a random-access collection without storage,
/// whose indices are the numbers.
public typealias MenuNodeRange = LazyMapCollection<Range<Int>, MenuNode>
