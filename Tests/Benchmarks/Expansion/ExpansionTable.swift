@testable import MenuRuntime

/// Writes the two strings of generated code into memory that is never freed.
extension ExpansionShape {
  /// - Parameters:
  ///   - single: Whether at most one item of the top level may be open.
  ///   - whens: For each of some conditions that are true at first, the items that depend on it, with
  ///     `count` added to the number of an item that it enables.
  ///   - slot: A leaf that becomes a slot.
  func table(single: Bool = false, whens: [[Int]] = [], slot: Int = -1) -> MenuTable {
    let digits = String(max(count, 1)).count
    let textLine = digits * 2 + 1
    let textDigits = String(count * (textLine + 8)).count
    var shown = Array(repeating: 0, count: count)
    for node in parents.indices.reversed() where parents[node] >= 0 {
      shown[parents[node]] += isOpen[node] ? 1 + shown[node] : 1
    }
    // At most one may be open.
    let opens = isOpen.indices.map { isOpen[$0] && (!single || depths[$0] > 0) }
    var trees = opens.indices.map { opens[$0] ? 1 + shown[$0] : 1 }
    sum(&trees, from: 0, count: topLevelCount)
    for node in firstChildren.indices where childCounts[node] > 0 {
      sum(&trees, from: firstChildren[node], count: childCounts[node])
    }

    var structure: [UInt8] = []
    var text: [UInt8] = []
    structure.reserveCapacity(
      count * MenuStructureLine(digits: digits, textDigits: textDigits).width)
    for node in parents.indices {
      let numbers = [parents[node], firstChildren[node], childCounts[node], trees[node]]
      for number in numbers + [shown[node], node] { append(number, digits, to: &structure) }
      append(depths[node], 2, to: &structure)
      let flags =
        node == slot
        ? "c-----------l--"
        : childCounts[node] == 0
          ? "----------------" : opens[node] ? "c-o-------------" : "c---------------"
      structure += (flags + " ").utf8
      append(text.count, textDigits, to: &structure)
      structure[structure.count - 1] = 0x0A
      // Ids of one width: their order is that of the numbers.
      let id = String(node)
      let padded = String(repeating: "0", count: digits - id.count) + id
      text += "\(digits):\(padded) 1:x\n".utf8
    }
    return MenuTable(
      name: "Bench", title: name, nodeCount: count, topLevelCount: topLevelCount, digits: digits,
      textDigits: textDigits, layout: .rows, topLevelIsSingle: single, topLevelKeepsOpen: false,
      topLevelChoosesOne: false,
      settings: MenuSettings(indicator: MenuIndicator()), structure: immortal(structure),
      structureCount: structure.count, text: immortal(text), textCount: text.count,
      formerIDs: immortal([]), formerIDCount: 0,
      conditions: conditions(whens))
  }

  private func conditions(_ whens: [[Int]]) -> MenuConditions {
    MenuConditions(
      conditions: whens.flatMap { _ in [1, 2, 1] },
      whens: whens.indices.flatMap { [$0, 1 << $0, 0, 0, 0] },
      items: whens.enumerated().flatMap { when, items in items.flatMap { [$0, when] } },
      nodeCount: count)
  }

  /// Turns sizes into a Fenwick tree over the group.
  private func sum(_ sizes: inout [Int], from first: Int, count: Int) {
    var entry = 1
    while entry < count {
      let next = entry + (entry & -entry)
      if next <= count { sizes[first + next - 1] += sizes[first + entry - 1] }
      entry += 1
    }
  }

  private func append(_ number: Int, _ width: Int, to bytes: inout [UInt8]) {
    let text = number < 0 ? "" : String(number)
    for _ in text.utf8.count..<width { bytes.append(0x20) }
    bytes += text.utf8
    bytes.append(0x20)
  }

  private func immortal(_ bytes: [UInt8]) -> UnsafePointer<UInt8> {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    return UnsafePointer(memory.baseAddress!)
  }
}
