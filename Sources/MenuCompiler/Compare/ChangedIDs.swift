/// The items whose ids changed, grouped by the item that caused the change. A derived id starts
/// with the parent's id and changes with it.
struct ChangedIDs {
  /// The new numbers of the items that caused a change, in document order.
  private(set) var roots: [Int] = []
  /// The new numbers of the items whose ids changed because of a root, grouped by the root's
  /// number.
  private(set) var below: [Int: [Int]] = [:]
  /// For the new number of an item whose id changed, the item that caused the change; −1 for all
  /// other items.
  private(set) var rootOf: [Int]

  init(_ pairing: MenuPairing) {
    let (old, new) = (pairing.old, pairing.new)
    rootOf = Array(repeating: -1, count: new.table.count)
    for (oldNode, node) in pairing.pairs
    where !old.table.ids[oldNode].utf8.elementsEqual(new.table.ids[node].utf8) {
      let parent = Int(new.table.parents[node])
      if parent >= 0, rootOf[parent] >= 0, Self.follows(oldNode, node, pairing) {
        rootOf[node] = rootOf[parent]
        below[rootOf[node], default: []].append(node)
      } else {
        rootOf[node] = node
        roots.append(node)
      }
    }
  }

  /// Whether an id changed only because the parent's id changed.
  private static func follows(_ oldNode: Int, _ node: Int, _ pairing: MenuPairing) -> Bool {
    let (old, new) = (pairing.old.table, pairing.new.table)
    guard pairing.staysInGroup(oldNode), !old.idIsDeclared[oldNode], !new.idIsDeclared[node],
      old.parents[oldNode] >= 0
    else { return false }
    let oldPrefix = old.ids[Int(old.parents[oldNode])].utf8.count
    let newPrefix = new.ids[Int(new.parents[node])].utf8.count
    return old.ids[oldNode].utf8.dropFirst(oldPrefix)
      .elementsEqual(new.ids[node].utf8.dropFirst(newPrefix))
  }
}
