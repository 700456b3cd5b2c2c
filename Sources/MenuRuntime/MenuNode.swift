/// One item of a menu, known by its number in the table.
///
/// Numbers are given breadth first: `0..<topLevelCount` are the top-level items in document
/// order, then come the children of item 0, of item 1, and so on. They belong to one build of
/// one menu; what is kept across builds is the id. A number outside the menu is allowed
/// everywhere: queries answer with nil or a neutral value, events with an empty change.
public struct MenuNode: Hashable, Comparable, Sendable {
  let value: Int32

  /// The node with this number; one that does not fit 32 bits becomes −1, which no menu has.
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

/// Nodes with adjacent numbers, such as siblings, without storage of their own: a random access
/// collection whose positions are the numbers.
public typealias MenuNodeRange = LazyMapCollection<Range<Int>, MenuNode>
