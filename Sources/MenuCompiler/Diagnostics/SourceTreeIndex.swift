/// The values of a file by their numbers, with the way from the document down to each.
struct SourceTreeIndex {
  private struct Slot {
    let node: SourceNode
    let parent: Int32
    let step: TOMLPositions.Step?
  }

  private var slots: [Int32: Slot] = [:]

  init(_ root: SourceNode?) {
    if let root { add(root, parent: -1, step: nil) }
  }

  private mutating func add(_ node: SourceNode, parent: Int32, step: TOMLPositions.Step?) {
    slots[node.place.node] = Slot(node: node, parent: parent, step: step)
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

  /// The value at a place, unless it was left out of the tree.
  func value(at place: SourcePlace) -> SourceNode.Value? { slots[place.node]?.node.value }

  /// The table or array that a value stands in; nil for the document.
  func parent(of place: SourcePlace) -> SourceNode? {
    slots[place.node].flatMap { slots[$0.parent]?.node }
  }

  func node(at place: SourcePlace) -> SourceNode? { slots[place.node]?.node }

  /// The place of the value of a table's key.
  func entry(_ key: String, of place: SourcePlace) -> SourcePlace? {
    slots[place.node]?.node[key]?.place
  }

  /// The keys and indices that lead from the document to a place.
  func path(to place: SourcePlace) -> [TOMLPositions.Step] {
    var steps: [TOMLPositions.Step] = []
    var number = place.node
    while let slot = slots[number], let step = slot.step {
      steps.append(step)
      number = slot.parent
    }
    return steps.reversed()
  }
}
