/// A choice of one, in the states that it can have: each of its items is the checked one or, if no item
/// starts checked, none is.
package struct FollowedChoice: Sendable, Equatable {
  /// The id of the item that has the choice; empty for the top level.
  let id: String
  /// The last parts of the ids of the check items.
  let names: [String]
  /// The name of the item that starts checked.
  let initial: String?

  /// The number of states.
  var stateCount: Int { names.count + (initial == nil ? 1 : 0) }
}

/// The name of an item as a choice of a condition: the last part of its id.
func followedName(of id: String) -> String { id.split(separator: ".").last.map(String.init) ?? "" }
