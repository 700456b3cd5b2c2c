/// Finds removed items. An item that was removed together with the item above it is reported with
/// that item.
func findRemovedItems(_ comparison: inout MenuComparison) {
  let (old, pairing) = (comparison.old, comparison.pairing)
  let gone = goneBelow(old, isGone: { pairing.newOf[$0] < 0 })
  for root in gone.roots {
    let below = gone.below[root] ?? []
    let saved = old.savedState(of: [root] + below)
    let successor = comparison.successor(of: root)
    let trace =
      successor.map { (comparison.new.anchor($0), "now in its place") }
      ?? comparison.trace(of: root)
    comparison.add(
      DocumentChange(
        saved == nil ? .leafRemoved : .itemRemoved, old.table.ids[root],
        "'\(old.table.ids[root])'\(andBelow(below.count)) \(below.isEmpty ? "is" : "are") gone"
          + (saved.map { "; \($0) is lost" } ?? ""),
        at: trace.anchor, label: trace.label, old: old.anchor(root),
        oldLabel: "this one", also: below.map { old.table.ids[$0] },
        help: comparison.adviceOnRemoved(root, saved, successor)))
  }
}

/// Finds added items. An item that was added together with the item above it is reported with that
/// item.
func findAddedItems(_ comparison: inout MenuComparison) {
  let (new, pairing) = (comparison.new, comparison.pairing)
  let added = goneBelow(new, isGone: { pairing.oldOf[$0] < 0 })
  for root in added.roots {
    let below = added.below[root] ?? []
    comparison.add(
      DocumentChange(
        .itemAdded, new.table.ids[root],
        "'\(new.table.ids[root])'\(andBelow(below.count)) \(below.isEmpty ? "is" : "are") new",
        at: new.anchor(root), also: below.map { new.table.ids[$0] }))
  }
}

/// Finds items that are the same, or most likely the same, but have a different id.
func findChangedIDs(_ comparison: inout MenuComparison) {
  let (old, new, pairing) = (comparison.old, comparison.new, comparison.pairing)
  let renames = ChangedIDs(pairing)
  for root in renames.roots {
    let nodes = [root] + (renames.below[root] ?? [])
    // An id that is listed under `was` is not lost. The ids of items below that item also changed,
    // and may be lost.
    let isKept = nodes.map { new.hadID(old.table.ids[pairing.oldOf[$0]], $0) }
    let kept = zip(nodes, isKept).filter(\.1).map(\.0)
    if let first = kept.first { comparison.addRename(first, kept.dropFirst()) }
    let lost = zip(nodes, isKept).filter { !$0.1 }.map(\.0)
    guard let first = lost.first else { continue }
    let oldNode = pairing.oldOf[first]
    let below = lost.dropFirst().map { pairing.oldOf[$0] }
    let saved = old.savedState(of: lost.map { pairing.oldOf[$0] })
    let (before, after) = (old.table.ids[oldNode], new.table.ids[first])
    let areBelow = lost.dropFirst().allSatisfy { new.isBelow($0, first) }
    let isDeclared = new.table.idIsDeclared[first]
    let reason =
      first == root ? reason(oldNode, root, pairing) : ", because an id above it changed"
    comparison.add(
      DocumentChange(
        saved == nil ? .leafIDChanged : .idChanged, before,
        "the id '\(before)' became '\(after)'" + reason
          + consequence(below.count, areBelow: areBelow, saved),
        at: new.anchor(first, isDeclared ? .id : .title),
        old: old.anchor(oldNode, old.table.idIsDeclared[oldNode] ? .id : .title),
        oldLabel: "its id was '\(before)'", before: before, after: after,
        also: below.map { old.table.ids[$0] },
        help: comparison.adviceOnID(before, first, isRoot: first == root, others: below.count),
        formerIDs: comparison.proposedFormerIDs(lost)))
  }
}

/// Finds earlier ids that items no longer list under `was`.
func findRemovedFormerIDs(_ comparison: inout MenuComparison) {
  let (old, new, pairing) = (comparison.old, comparison.new, comparison.pairing)
  if old.table.formerIDs.isEmpty { return }
  let known = comparison.formerIDs.union(new.table.ids)
  for (id, oldNode) in old.table.formerIDs where !known.contains(id) {
    let node = pairing.newOf[oldNode]
    guard node >= 0 else { continue }
    comparison.add(
      DocumentChange(
        .formerIDRemoved, new.table.ids[node],
        "'\(new.table.ids[node])' no longer names its earlier id '\(id)'; state saved under that id is not restored",
        at: new.anchor(node), old: old.anchor(oldNode, .was), before: id,
        help: "to keep saved states, name the earlier id again: \(new.withFormerID(id, node))"))
  }
}

extension MenuComparison {
  /// Advice about a removed item, which a new item may replace.
  fileprivate func adviceOnRemoved(_ oldNode: Int, _ saved: String?, _ successor: Int?) -> String? {
    let parts = [
      successor.map { node in
        "if '\(new.table.ids[node])' is the same item, keep its id: "
          + new.withID(old.table.ids[oldNode], node)
      },
      saved != nil && old.isChoice(oldNode)
        ? "users who chose it have no choice until they choose again" : nil,
      saved.map { _ in
        "to remove it from view but keep its state, keep the item and set 'hidden'"
      },
    ]
    let advice = parts.compactMap { $0 }.joined(separator: "; ")
    return advice.isEmpty ? nil : advice
  }

  /// Advice on how an item can keep its id or list the earlier one. Nil if an item already lists
  /// the earlier id under `was`.
  ///
  /// - Parameter isRoot: Whether the id changed by itself, rather than because the id of the
  ///   containing item changed.
  /// - Parameter others: The number of other ids that changed with this id.
  fileprivate func adviceOnID(_ id: String, _ node: Int, isRoot: Bool, others: Int) -> String? {
    if formerIDs.contains(id) { return nil }
    let parent = Int(new.table.parents[node])
    let keep: String
    if !isRoot, parent >= 0, pairing.oldOf[parent] >= 0 {
      let above = old.table.ids[pairing.oldOf[parent]]
      keep =
        "if it is the same item, keep the first part of its id: give '\(new.table.ids[parent])'"
        + " the id '\(above)', and delete that id from its 'was'"
    } else {
      keep = "if it is the same item, keep its id: \(new.withID(id, node))"
    }
    let was = new.withFormerID(id, node)
    return keep + "; or name the earlier "
      + (others == 0
        ? "one: \(was)" : "id of each of these items under 'was', starting with \(was)")
  }

  /// The entries of `was` that keep the ids of some items; empty if one of these items can't have
  /// an entry.
  fileprivate func proposedFormerIDs(_ nodes: [Int]) -> [LostID] {
    let proposed = nodes.map { node in
      LostID(item: new.places[node], id: old.table.ids[pairing.oldOf[node]])
    }
    let isFree = zip(nodes, proposed).allSatisfy { node, former in
      !formerIDs.contains(former.id) && new.fields(node)?.formerIDs.isEmpty ?? true
    }
    return isFree ? proposed : []
  }

  fileprivate mutating func addRename(_ root: Int, _ below: ArraySlice<Int>) {
    let oldRoot = pairing.oldOf[root]
    let (before, after) = (old.table.ids[oldRoot], new.table.ids[root])
    add(
      DocumentChange(
        .itemRenamed, before, "the id '\(before)' became '\(after)'; 'was' keeps the earlier id",
        at: new.anchor(root, .was), old: old.anchor(oldRoot), before: before, after: after,
        also: below.map { old.table.ids[pairing.oldOf[$0]] }))
  }
}

/// The reason why an id changed.
private func reason(_ oldNode: Int, _ newNode: Int, _ pairing: MenuPairing) -> String {
  if pairing.new.table.idIsDeclared[newNode] { return "" }
  if pairing.old.table.idIsDeclared[oldNode] { return ", because it is no longer declared" }
  if pairing.old.table.titles[oldNode] != pairing.new.table.titles[newNode] {
    return ", because the title changed"
  }
  return pairing.staysInGroup(oldNode) ? "" : ", because the item is below a different item"
}

/// - Parameter areBelow: Whether the other ids belong to items below the named one.
private func consequence(_ count: Int, areBelow: Bool, _ saved: String?) -> String {
  let kind = count == 1 ? "id" : "ids"
  let ids =
    count == 0
    ? ""
    : areBelow ? ", and with it \(count) \(kind) below" : ", and \(count) more \(kind) with it"
  return ids + (saved.map { "; \($0) is lost" } ?? "")
}

private func andBelow(_ count: Int) -> String {
  count == 0 ? "" : " and \(count) \(count == 1 ? "item" : "items") below it"
}

/// The topmost of the given items, in document order. The other items are grouped below them.
private func goneBelow(
  _ side: MenuSide, isGone: (Int) -> Bool
) -> (roots: [Int], below: [Int: [Int]]) {
  var rootOf = Array(repeating: -1, count: side.table.count)
  var roots: [Int] = []
  var below: [Int: [Int]] = [:]
  for node in side.table.documentOrder.map(Int.init) {
    guard !side.isSeparator(node), isGone(node) else { continue }
    let parent = Int(side.table.parents[node])
    if parent >= 0, rootOf[parent] >= 0 {
      rootOf[node] = rootOf[parent]
      below[rootOf[node], default: []].append(node)
    } else {
      rootOf[node] = node
      roots.append(node)
    }
  }
  return (roots, below)
}
