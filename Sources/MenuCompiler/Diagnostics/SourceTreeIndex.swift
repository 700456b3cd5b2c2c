/// The values of a file by their numbers, with the way from the document down to each.
struct SourceTreeIndex {
  private struct Slot {
    let node: SourceNode
    let parent: Int32
    let step: TOMLPositions.Step?
  }

  /// By the values' numbers, which count up from 0 as the file is walked; nil for what was left out.
  private var slots: [Slot?] = []

  init(_ root: SourceNode?) {
    if let root { add(root, parent: -1, step: nil) }
  }

  private mutating func add(_ node: SourceNode, parent: Int32, step: TOMLPositions.Step?) {
    let number = Int(node.place.node)
    while slots.count <= number { slots.append(nil) }
    slots[number] = Slot(node: node, parent: parent, step: step)
    switch node.value {
    case .table(let entries):
      for entry in entries { add(entry.value, parent: node.place.node, step: .key(entry.key)) }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        add(element, parent: node.place.node, step: .index(index))
      }
    case .nothing, .text, .plain, .boolean, .integer, .number, .unsupported: break
    }
  }

  private func slot(_ number: Int32) -> Slot? {
    slots.indices.contains(Int(number)) ? slots[Int(number)] : nil
  }

  /// The value at a place, unless it was left out of the tree.
  func value(at place: SourcePlace) -> SourceNode.Value? { slot(place.node)?.node.value }

  /// The table or array that a value stands in; nil for the document.
  func parent(of place: SourcePlace) -> SourceNode? {
    slot(place.node).flatMap { slot($0.parent)?.node }
  }

  func node(at place: SourcePlace) -> SourceNode? { slot(place.node)?.node }

  /// The place of the value of a table's key.
  func entry(_ key: String, of place: SourcePlace) -> SourcePlace? {
    slot(place.node)?.node[key]?.place
  }

  /// The keys and indices that lead from the document to a place.
  func path(to place: SourcePlace) -> [TOMLPositions.Step] {
    var steps: [TOMLPositions.Step] = []
    var number = place.node
    while let slot = slot(number), let step = slot.step {
      steps.append(step)
      number = slot.parent
    }
    return steps.reversed()
  }
}
