/// Finds typed constants that are no longer generated, grouped by the item that caused their loss.
func findRemovedConstants(_ comparison: inout MenuComparison) {
  let blame = ConstantBlame(comparison)
  var lost = LostConstants()
  for (before, after) in ComparedJobs(comparison.old, comparison.new).pairs {
    let left = constants(of: comparison.new, in: after)
    let names = Set(left.map(\.name) + formerNames(of: left, comparison.new, in: after))
    for constant in constants(of: comparison.old, in: before) where !names.contains(constant.name) {
      lost.add(constant, of: before.target.name, blamed: blame.item(constant.node))
    }
  }
  for root in lost.roots.sorted(by: blame.precedes) {
    guard let entry = lost.entries[root] else { continue }
    comparison.addRemovedConstants(root, entry)
  }
}

/// An item, and the name of the constant that a target derives from its id.
private struct Constant {
  let node: Int
  let name: String
}

private func constants(of side: MenuSide, in job: RenderJob) -> [Constant] {
  let choice = job.constantChoice
  guard choice != .none else { return [] }
  return side.table.documentOrder.compactMap { number in
    let node = Int(number)
    guard choice.includes(side.table.flags[node], idIsDeclared: side.table.idIsDeclared[node])
    else { return nil }
    return Constant(node: node, name: job.constantName(for: side.table.ids[node]))
  }
}

/// The names that remain as deprecated constants, for ids that items list under `was`.
private func formerNames(
  of constants: [Constant], _ side: MenuSide, in job: RenderJob
) -> [String] {
  constants.flatMap { side.fields($0.node)?.formerIDs ?? [] }
    .map { job.constantName(for: $0.id) }
}

/// The old item at which the loss of a constant is reported. If an id changed or disappeared
/// together with the parent's, the loss is reported at the parent.
private struct ConstantBlame {
  private var rootOf: [Int]
  private var rank: [Int]

  init(_ comparison: MenuComparison) {
    let (old, pairing) = (comparison.old, comparison.pairing)
    let changed = ChangedIDs(pairing)
    rootOf = Array(0..<old.table.count)
    rank = rootOf
    for (position, number) in old.table.documentOrder.enumerated() {
      let node = Int(number)
      rank[node] = position
      let newNode = pairing.newOf[node]
      let parent = Int(old.table.parents[node])
      if newNode < 0 {
        // The item was removed, perhaps together with its parent.
        if parent >= 0, pairing.newOf[parent] < 0 { rootOf[node] = rootOf[parent] }
      } else if changed.rootOf[newNode] >= 0 {
        rootOf[node] = pairing.oldOf[changed.rootOf[newNode]]
      }
    }
  }

  func item(_ node: Int) -> Int { rootOf[node] }

  func precedes(_ first: Int, _ second: Int) -> Bool { rank[first] < rank[second] }
}

/// The lost constants, grouped by the item that caused the loss.
private struct LostConstants {
  struct Entry {
    /// The nodes whose constants were lost, in order, without duplicates.
    var nodes: [Int] = []
    var known: Set<Int> = []
    /// The constants of the first node, each with its target.
    var names: [(name: String, target: String)] = []
  }

  private(set) var entries: [Int: Entry] = [:]

  var roots: [Int] { Array(entries.keys) }

  mutating func add(_ constant: Constant, of target: String, blamed root: Int) {
    var entry = entries.removeValue(forKey: root) ?? Entry()
    if entry.known.insert(constant.node).inserted { entry.nodes.append(constant.node) }
    if entry.nodes.first == constant.node { entry.names.append((constant.name, target)) }
    entries[root] = entry
  }
}

extension MenuComparison {
  fileprivate mutating func addRemovedConstants(_ root: Int, _ entry: LostConstants.Entry) {
    guard let first = entry.nodes.first else { return }
    // The item that caused the loss may have kept its own constant, because it lists the id under
    // `was`.
    let subject = entry.known.contains(root) || pairing.newOf[root] < 0 ? root : first
    let newNode = pairing.newOf[subject]
    let count = entry.nodes.count - 1
    let items = count == 1 ? "item" : "items"
    let areBelow = entry.nodes.dropFirst().allSatisfy { old.isBelow($0, subject) }
    let others = areBelow ? "\(items) below it" : "more \(items)"
    let place: (anchor: SourceAnchor, label: String?) =
      newNode < 0 ? trace(of: subject) : (new.anchor(newNode), nil)
    add(
      DocumentChange(
        .constantRemoved, old.table.ids[first],
        "the constant \(Self.list(entry.names))"
          + (count == 0
            ? " is" : " and those of \(count) \(others) are")
          + " no longer generated",
        at: place.anchor, label: place.label, old: old.anchor(subject),
        oldLabel: "had the constant", before: entry.names.first?.name,
        also: entry.nodes.dropFirst().map { old.table.ids[$0] },
        help: newNode < 0 ? nil : help(for: subject, newNode)))
  }

  private func help(for oldNode: Int, _ newNode: Int) -> String {
    let id = old.table.ids[oldNode]
    let isSame = id == new.table.ids[newNode]
    if isSame, old.table.idIsDeclared[oldNode], !new.table.idIsDeclared[newNode] {
      return "only items with an explicit id have constants: \(new.withID(id, newNode))"
    }
    if isSame { return "the target's parameter 'ids' selects which items have constants" }
    return "a constant is named after the id: keep '\(id)'"
  }

  /// A list such as `'fruits' (c, swift)`. If targets derive different names from the id, each name
  /// is listed.
  private static func list(_ names: [(name: String, target: String)]) -> String {
    var order: [String] = []
    var targets: [String: [String]] = [:]
    for (name, target) in names {
      if targets[name] == nil { order.append(name) }
      if targets[name]?.contains(target) != true { targets[name, default: []].append(target) }
    }
    return order.map { "'\($0)' (\((targets[$0] ?? []).joined(separator: ", ")))" }
      .joined(separator: ", ")
  }
}
