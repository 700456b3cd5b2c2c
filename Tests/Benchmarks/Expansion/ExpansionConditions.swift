import Foundation
import MenuRuntime

/// Prints what it costs to hide and show items, by a condition and by the program, and to disable and
/// enable them.
func benchmarkConditions(_ size: Int) {
  print(
    "\nmicroseconds a call that hides, shows, disables or enables items; in brackets nanoseconds each"
  )
  print(columns("items that change", "items", "rows", ["set", "setHidden", "set, enabled"]))
  let root = Int(Double(size).squareRoot())
  for shape in [ExpansionShape.balanced(root * root), .wide(size), .siblings(size / 2)] {
    for count in [1, 100, 10_000] where count * 10 <= shape.count {
      let step = shape.count / count
      let spread = (0..<count).map { $0 * step + step / 2 }
      benchmark("\(count), spread, \(shape.name)", shape, spread)
      let first = shape.count - max(root, count)
      benchmark("\(count), together, \(shape.name)", shape, Array(first..<first + count))
    }
  }
}

private func benchmark(_ name: String, _ shape: ExpansionShape, _ items: [Int]) {
  let table = shape.table(whens: [items])
  var state = MenuExpansion(table)
  state.expandAll()
  let calls = max(20, 2_000 / items.count)
  let set = nanoseconds(rounds: 9, calls: calls) { call in
    state.set([MenuConditionValue(condition: 0, value: call % 2)]).isEmpty ? 1 : 0
  }
  var plain = MenuExpansion(shape.table())
  plain.expandAll()
  let nodes = items.map { MenuNode($0) }
  let hide = nanoseconds(rounds: 9, calls: calls) { call in
    plain.setHidden(nodes, call % 2 == 0).isEmpty ? 1 : 0
  }
  var dimming = MenuExpansion(shape.table(whens: [items.map { $0 + shape.count }]))
  dimming.expandAll()
  let disable = nanoseconds(rounds: 9, calls: calls) { call in
    dimming.set([MenuConditionValue(condition: 0, value: call % 2)]).isEmpty ? 1 : 0
  }
  let figures = [set, hide, disable].map {
    String(format: "%.2f (%.0f)", $0 / 1_000, $0 / Double(items.count))
  }
  print(columns(name, "\(shape.count)", "\(state.rowCount)", figures))
}

/// Prints what events on a slot of many rows cost.
func benchmarkSlots() {
  print("\nnanoseconds a call, on a menu of 10,000 items with a slot")
  let names = ["toggle", "setCount", "insertRows", "updateRows", "row→content"]
  print(columns("rows of the slot", "items", "rows", names))
  let shape = ExpansionShape.balanced(10_000)
  let slot = MenuNode(shape.topLevelCount)
  for rows in [10, 1_000_000] {
    var state = MenuExpansion(shape.table(slot: slot.number))
    state.setCount(rows, in: slot)
    let toggle = nanoseconds { _ in state.toggle(slot).isEmpty ? 1 : 0 }
    state.expand(slot)
    let count = nanoseconds { call in
      state.setCount(rows + call % 2, in: slot).isEmpty ? 1 : 0
    }
    let insert = nanoseconds { call in
      let change =
        call % 2 == 0 ? state.insertRows([rows / 2], in: slot) : state.removeRows([0], in: slot)
      return change.isEmpty ? 1 : 0
    }
    let update = nanoseconds { _ in state.updateRows([rows / 2], in: slot).isEmpty ? 1 : 0 }
    let content = nanoseconds { call in
      state.content(atRow: 1 + call * (state.rowCount / 1_024)).map { $0.node.number } ?? 0
    }
    let figures = [toggle, count, insert, update, content].map { String(format: "%.0f", $0) }
    print(columns("\(rows)", "\(shape.count)", "\(state.rowCount)", figures))
  }
}
