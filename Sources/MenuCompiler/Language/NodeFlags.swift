/// The kind of a node, and its initial state.
public struct NodeFlags: OptionSet, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The node has `items`, even if empty.
  public static let category = NodeFlags(rawValue: 1 << 0)
  public static let body = NodeFlags(rawValue: 1 << 1)
  /// The node starts open once the rules of its group are applied.
  public static let open = NodeFlags(rawValue: 1 << 2)
  /// The node can't be collapsed.
  public static let fixed = NodeFlags(rawValue: 1 << 3)
  public static let hidden = NodeFlags(rawValue: 1 << 4)
  public static let disabled = NodeFlags(rawValue: 1 << 5)
  public static let separator = NodeFlags(rawValue: 1 << 6)
  /// At most one child may be open.
  public static let single = NodeFlags(rawValue: 1 << 7)
  /// The last open child can't be collapsed.
  public static let keepOpen = NodeFlags(rawValue: 1 << 8)
  /// The node can be checked.
  public static let checkItem = NodeFlags(rawValue: 1 << 9)
  /// The node starts checked.
  public static let checked = NodeFlags(rawValue: 1 << 10)
  /// At most one child can be checked.
  public static let choosesOne = NodeFlags(rawValue: 1 << 11)
  /// A category whose rows the program provides.
  public static let slot = NodeFlags(rawValue: 1 << 12)
  /// A slot that shows a row while it has no others.
  public static let placeholder = NodeFlags(rawValue: 1 << 13)
  /// A slot that shows a row while it is busy.
  public static let loading = NodeFlags(rawValue: 1 << 14)
}
