/// Two menus side by side, and the changes found so far. Each check adds to it.
struct MenuComparison {
  let old: MenuSide
  let new: MenuSide
  let pairing: MenuPairing
  private(set) var changes: [DocumentChange] = []

  init(_ old: MenuSide, _ new: MenuSide) {
    self.old = old
    self.new = new
    pairing = MenuPairing(old, new)
  }

  mutating func add(_ change: DocumentChange) { changes.append(change) }

  /// Adds a change of an item that both menus have, at the keys that say it in each.
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

  /// Adds a change of the document as a whole.
  mutating func add(
    _ kind: ChangeKind, _ key: DocumentKey, _ message: String, before: String? = nil,
    after: String? = nil, help: String? = nil
  ) {
    add(
      DocumentChange(
        kind, key.rawValue, message, at: new.anchor(key), old: old.anchor(key),
        before: before, after: after, help: help))
  }

  /// Near where an item stood that is gone, with what to say there.
  func trace(of oldNode: Int) -> (anchor: SourceAnchor, label: String?) {
    let parent = Int(old.table.parents[oldNode])
    let group = old.group(under: parent)
    func stays(_ node: Int) -> Bool { !old.isSeparator(node) && pairing.staysInGroup(node) }
    if let node = (group.lowerBound..<oldNode).last(where: stays) {
      return (new.anchor(pairing.newOf[node]), "it stood below this item")
    }
    if let node = (oldNode..<group.upperBound).first(where: stays) {
      return (new.anchor(pairing.newOf[node]), "it stood above this item")
    }
    guard parent >= 0 else { return (.file(new.declared.place.file), nil) }
    let newParent = pairing.newOf[parent]
    return newParent < 0 ? trace(of: parent) : (new.anchor(newParent), "it stood in this item")
  }
}
