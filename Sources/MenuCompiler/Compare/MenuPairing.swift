/// Pairs the items of two menus: items with the same id, and items that match in other ways.
struct MenuPairing {
  let old: MenuSide
  let new: MenuSide
  /// The new number of each old item; −1 if the item has no counterpart.
  private(set) var newOf: [Int]
  /// The old number of each new item; −1 if the item has no counterpart.
  private(set) var oldOf: [Int]

  init(_ old: MenuSide, _ new: MenuSide) {
    self.old = old
    self.new = new
    newOf = Array(repeating: -1, count: old.table.count)
    oldOf = Array(repeating: -1, count: new.table.count)
    pairSameIDs()
    pairFormerIDs()
    if !isComplete { pairLikelyRenames() }
  }

  mutating func pair(_ oldNode: Int, _ newNode: Int) {
    newOf[oldNode] = newNode
    oldOf[newNode] = oldNode
  }

  /// The new counterpart of an old item or group; nil if there is none. On both sides, −1 is the
  /// top level.
  func newGroup(of oldNode: Int) -> Int? {
    if oldNode < 0 { return -1 }
    return newOf[oldNode] < 0 ? nil : newOf[oldNode]
  }

  /// Whether an item stayed in its group.
  func staysInGroup(_ oldNode: Int) -> Bool {
    let newNode = newOf[oldNode]
    guard newNode >= 0 else { return false }
    return newGroup(of: Int(old.table.parents[oldNode])) == Int(new.table.parents[newNode])
  }

  /// The pairs, in the order of the new document.
  var pairs: [(old: Int, new: Int)] {
    new.table.documentOrder.compactMap { node in
      oldOf[Int(node)] < 0 ? nil : (oldOf[Int(node)], Int(node))
    }
  }

  /// The groups that both menus have, starting with the top level, which is −1.
  var groups: [(old: Int, new: Int)] {
    [(-1, -1)] + pairs.filter { new.table.childCounts[$0.new] > 0 }
  }

  private var isComplete: Bool {
    !newOf.indices.contains { newOf[$0] < 0 && !old.isSeparator($0) }
      || !oldOf.indices.contains { oldOf[$0] < 0 && !new.isSeparator($0) }
  }

  /// Pairs new items with the old items whose ids they list under `was`. A given id can be listed
  /// by only one item.
  private mutating func pairFormerIDs() {
    let former = new.table.formerIDs
    guard !former.isEmpty else { return }
    let unpaired = newOf.indices.filter { newOf[$0] < 0 && !old.isSeparator($0) }
    let nodes = Dictionary(unpaired.map { (old.table.ids[$0], $0) }) { first, _ in first }
    for (id, node) in former where oldOf[node] < 0 {
      if let match = nodes[id] { pair(match, node) }
    }
  }

  /// Pairs items with the same id. Both tables list their nodes in the order of the ids' bytes, so
  /// one pass finds all pairs.
  private mutating func pairSameIDs() {
    let (oldNodes, newNodes) = (old.table.nodesByID, new.table.nodesByID)
    var (first, second) = (0, 0)
    while first < oldNodes.count, second < newNodes.count {
      let (oldNode, newNode) = (Int(oldNodes[first]), Int(newNodes[second]))
      // Separators, which have no id, come last.
      if old.isSeparator(oldNode) || new.isSeparator(newNode) { return }
      let (oldID, newID) = (old.table.ids[oldNode], new.table.ids[newNode])
      if oldID.utf8.elementsEqual(newID.utf8) {
        pair(oldNode, newNode)
        first += 1
        second += 1
      } else if oldID.utf8Precedes(newID) {
        first += 1
      } else {
        second += 1
      }
    }
  }
}
