/// A choice of one, with its possible states: one of its items is checked, or possibly none if no
/// item starts checked.
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

/// The name that an item has as a choice of a condition: the last part of its id.
func followedName(of id: String) -> String { id.split(separator: ".").last.map(String.init) ?? "" }
