/// Two menus side by side, and the changes found so far. Each check adds the changes that it finds.
struct MenuComparison {
  let old: MenuSide
  let new: MenuSide
  let pairing: MenuPairing
  private(set) var changes: [DocumentChange] = []
  /// For each old item, the numbers of the nearest siblings before and after it that remain in its
  /// group; −1 if there is none.
  private let neighbors: [Neighbors]
  /// The ids that items of the new menu list under `was`.
  let formerIDs: Set<String>

  private struct Neighbors {
    var before = -1
    var after = -1
  }

  init(_ old: MenuSide, _ new: MenuSide) {
    self.old = old
    self.new = new
    pairing = MenuPairing(old, new)
    neighbors = Self.neighbors(in: old, pairing)
    formerIDs = Set(new.table.formerIDs.map(\.id))
  }

  /// Walks each group only once in each direction, because the whole menu may be one group, and all
  /// of its items may be gone.
  private static func neighbors(in old: MenuSide, _ pairing: MenuPairing) -> [Neighbors] {
    var result = Array(repeating: Neighbors(), count: old.table.count)
    for parent in -1..<old.table.count {
      let group = old.group(under: parent)
      var last = -1
      for node in group {
        result[node].before = last
        if pairing.staysInGroup(node) { last = node }
      }
      last = -1
      for node in group.reversed() {
        result[node].after = last
        if pairing.staysInGroup(node) { last = node }
      }
    }
    return result
  }

  mutating func add(_ change: DocumentChange) { changes.append(change) }

  /// Adds a change to an item that both menus have, at the key that causes the change in each menu.
  mutating func add(
    _ kind: ChangeKind, _ pair: (old: Int, new: Int), _ message: String, at key: ItemKey = .title,
    old oldKey: ItemKey = .title,
    before: String? = nil, after: String? = nil, help: String? = nil
  ) {
    add(
      DocumentChange(
        kind, new.table.ids[pair.new], message, at: new.anchor(pair.new, key),
        old: old.anchor(pair.old, oldKey), before: before, after: after, help: help))
  }

  /// Adds a change to the document as a whole.
  mutating func add(
    _ kind: ChangeKind, _ key: DocumentKey, _ message: String, before: String? = nil,
    after: String? = nil, help: String? = nil
  ) {
    add(
      DocumentChange(
        kind, key.rawValue, message, at: new.anchor(key), old: old.anchor(key),
        before: before, after: after, help: help))
  }

  /// The new item that took the place of a removed item, between the same neighbors; nil if no item
  /// or several items did, or if only one of the two items has children.
  func successor(of oldNode: Int) -> Int? {
    guard let parent = pairing.newGroup(of: Int(old.table.parents[oldNode])) else { return nil }
    let between = neighbors[oldNode]
    let oldGroup = old.group(under: Int(old.table.parents[oldNode]))
    let newGroup = new.group(under: parent)
    func start(_ group: Range<Int>, after node: Int) -> Int {
      node < 0 ? group.lowerBound : node + 1
    }
    func end(_ group: Range<Int>, before node: Int) -> Int { node < 0 ? group.upperBound : node }
    let oldStart = start(oldGroup, after: between.before)
    let oldEnd = end(oldGroup, before: between.after)
    let newStart = start(newGroup, after: between.before < 0 ? -1 : pairing.newOf[between.before])
    let newEnd = end(newGroup, before: between.after < 0 ? -1 : pairing.newOf[between.after])
    guard oldEnd - oldStart == 1, newEnd - newStart == 1, pairing.oldOf[newStart] < 0,
      !new.isSeparator(newStart),
      (old.table.childCounts[oldNode] > 0) == (new.table.childCounts[newStart] > 0)
    else { return nil }
    return newStart
  }

  /// A place near the former position of a removed item, and the label to show there.
  func trace(of oldNode: Int) -> (anchor: SourceAnchor, label: String?) {
    let parent = Int(old.table.parents[oldNode])
    let staying = neighbors[oldNode]
    if staying.before >= 0 {
      return (new.anchor(pairing.newOf[staying.before]), "it followed this item")
    }
    if staying.after >= 0 {
      return (new.anchor(pairing.newOf[staying.after]), "it preceded this item")
    }
    guard parent >= 0 else { return (.file(new.declared.place.file), nil) }
    let newParent = pairing.newOf[parent]
    return newParent < 0 ? trace(of: parent) : (new.anchor(newParent), "it was in this item")
  }
}
