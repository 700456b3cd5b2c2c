/// The kind and initial state of a node.
package struct NodeFlags: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The node has `items`, even if empty.
  package static let category = NodeFlags(rawValue: 1 << 0)
  package static let body = NodeFlags(rawValue: 1 << 1)
  /// The node starts open once the rules of its group are applied.
  package static let open = NodeFlags(rawValue: 1 << 2)
  /// The node can't be collapsed.
  package static let fixed = NodeFlags(rawValue: 1 << 3)
  package static let hidden = NodeFlags(rawValue: 1 << 4)
  package static let disabled = NodeFlags(rawValue: 1 << 5)
  package static let separator = NodeFlags(rawValue: 1 << 6)
  /// At most one child may be open.
  package static let single = NodeFlags(rawValue: 1 << 7)
  /// The last open child can't be collapsed.
  package static let keepOpen = NodeFlags(rawValue: 1 << 8)
  /// The node can be checked: it is a check item or, if it is a category, a summary check.
  package static let checkItem = NodeFlags(rawValue: 1 << 9)
  /// The node starts checked.
  package static let checked = NodeFlags(rawValue: 1 << 10)
  /// At most one child, or row of a slot, can be checked.
  package static let choosesOne = NodeFlags(rawValue: 1 << 11)
  /// A category whose rows the program provides.
  package static let slot = NodeFlags(rawValue: 1 << 12)
  /// A slot that shows a row while it has no other rows.
  package static let placeholder = NodeFlags(rawValue: 1 << 13)
  /// A slot that shows a row while it is busy.
  package static let loading = NodeFlags(rawValue: 1 << 14)
  /// A category whose rows are on a separate page.
  package static let page = NodeFlags(rawValue: 1 << 15)
  /// A category whose rows are among those of its siblings; or a separator that is visible only if
  /// an inline category after it is visible.
  package static let inline = NodeFlags(rawValue: 1 << 16)
  /// An inline category without a heading, which has no row of its own; or a separator that is
  /// visible only if an inline category before it is visible.
  package static let rowless = NodeFlags(rawValue: 1 << 17)
  /// A choice of one whose row shows the checked item as its detail; or a separator that is the
  /// footer of its group.
  package static let showsChecked = NodeFlags(rawValue: 1 << 18)
  /// A slot in which any number of rows can be checked. A slot whose rows are a choice of one has
  /// `choosesOne` instead.
  package static let choosesAny = NodeFlags(rawValue: 1 << 19)
  /// The footer of a group: a row after its items, which shows the footer of the category above it.
  package static let footer: NodeFlags = [.separator, .showsChecked]
}
