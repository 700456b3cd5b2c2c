import Foundation
import MenuRuntime

/// Prints what events and queries of the engine cost, beside a list of the visible nodes that is
/// rebuilt or spliced at each toggle.
func benchmarkExpansion(_ sizes: [Int]) {
  print("nanoseconds a call; in brackets how many times longer than the engine's toggle")
  print(
    columns(
      "menu", "items", "rows", ["toggle", "single", "row→node", "node→row", "rebuild", "splice"]))
  var shapes = sizes.map(ExpansionShape.balanced)
  shapes += [.wide(1_000_000), .siblings(100_000), .chain(64)]
  for shape in shapes { benchmarkCalls(shape) }
  print("\nmilliseconds a call, and bytes an item beside the static table; list: listing the rows")
  print(
    columns(
      "menu", "items", "rows",
      ["first use", "expandAll", "collapseAll", "save", "restore", "list", "bytes"]))
  for shape in shapes { benchmarkBulk(shape) }
  benchmarkConditions(sizes.max() ?? 0)
  benchmarkSlots()
  benchmarkChecks(sizes.max() ?? 0)
}

private func benchmarkCalls(_ shape: ExpansionShape) {
  var dice = SystemlessDice()
  let categories = shape.categories
  let nodes = (0..<1_024).map { _ in MenuNode(categories[dice.below(categories.count)]) }
  var state = MenuExpansion(shape.table())
  let rowCount = state.rowCount
  // The number is large enough that the rows do not all fit in the processor's caches.
  let rows = (0..<65_536).map { _ in dice.below(rowCount) }
  let any = rows.map { state.node(atRow: $0) ?? MenuNode(0) }

  let rowToNode = nanoseconds(rounds: 5, calls: 65_536) {
    state.node(atRow: rows[$0])?.number ?? 0
  }
  let nodeToRow = nanoseconds(rounds: 5, calls: 65_536) { state.row(of: any[$0]) ?? 0 }
  // An even number of rounds: each node is as it was before.
  let toggle = nanoseconds { state.toggle(nodes[$0]).isEmpty ? 1 : 0 }
  var alone = MenuExpansion(shape.table(single: true))
  let single = nanoseconds { alone.toggle(nodes[$0]).isEmpty ? 1 : 0 }

  var list = VisibleList(shape)
  let visible = list.rows.indices.filter { shape.childCounts[Int(list.rows[$0])] > 0 }
  let few = shape.count > 10_000 ? 8 : 256
  let rebuild = nanoseconds(rounds: 2, calls: few) {
    list.toggleAndRebuild(Int(nodes[$0].number))
    return list.rows.count
  }
  // A row of a category, toggled there and back, so that the rows of the others stay.
  let places = (0..<1_024).map { _ in visible[dice.below(visible.count)] }
  list = VisibleList(shape)
  let splice = nanoseconds(rounds: 2, calls: few) {
    list.toggleAndSplice(atRow: places[$0 & ~1])
    return list.rows.count
  }
  let figures = [toggle, single, rowToNode, nodeToRow].map { String(format: "%.0f", $0) }
  let rivals = [rebuild, splice].map { String(format: "%.0f (%.0f)", $0, $0 / toggle) }
  print(columns(shape.name, "\(shape.count)", "\(rowCount)", figures + rivals))
}

private func benchmarkBulk(_ shape: ExpansionShape) {
  let table = shape.table()
  let bytes = bytesOfState(table)
  var state = MenuExpansion(table)
  let first = milliseconds { state = MenuExpansion(table) }
  let rowCount = state.rowCount
  let saved = MenuExpansion(table)
  let expandAll = milliseconds {
    state = saved
  } _: {
    state.expandAll()
  }
  let collapseAll = milliseconds {
    state = saved
  } _: {
    state.collapseAll()
  }
  let text = state.savedState
  let save = milliseconds { _ = state.savedState }
  let restore = milliseconds {
    state = saved
  } _: {
    state.restore(text)
  }
  var list = VisibleList(shape)
  let rebuild = milliseconds { list.rebuild() }
  let figures = [first, expandAll, collapseAll, save, restore, rebuild]
    .map { String(format: "%.2f", $0) }
  let memory = shape.count < 500_000 ? "–" : String(format: "%.1f", bytes)
  print(columns(shape.name, "\(shape.count)", "\(rowCount)", figures + [memory]))
}

/// The median time of a call, over rounds of calls with the numbers below `calls`.
func nanoseconds(
  rounds: Int = 40, calls: Int = 1_024, _ call: (Int) -> Int
) -> Double {
  var sum = 0
  let times = (0..<rounds).map { _ in
    let start = ContinuousClock.now
    for number in 0..<calls { sum &+= call(number) }
    return seconds(since: start) * 1e9 / Double(calls)
  }
  withExtendedLifetime(sum) {}
  return times.sorted()[rounds / 2]
}

/// The median of five runs, each after a preparation that is not counted.
private func milliseconds(_ prepare: () -> Void = {}, _ work: () -> Void) -> Double {
  let times = (0..<5).map { _ in
    prepare()
    let start = ContinuousClock.now
    work()
    return seconds(since: start) * 1e3
  }
  return times.sorted()[2]
}

private func seconds(since start: ContinuousClock.Instant) -> Double {
  let duration = (ContinuousClock.now - start).components
  return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
}

func columns(_ name: String, _ count: String, _ rows: String, _ rest: [String]) -> String {
  func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 1)) + text
  }
  let start = name + String(repeating: " ", count: max(22 - name.count, 1))
  return start + pad(count, 9) + pad(rows, 9) + rest.map { pad($0, 16) }.joined()
}

/// The memory of the process, if the system reports it; otherwise 0.
private func residentBytes() -> Int {
  let statistics = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return (statistics.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
}

/// The memory of a state, measured with twelve more states, because the first ones may fill freed
/// memory.
private func bytesOfState(_ table: MenuTable) -> Double {
  var states = (0..<12).map { _ in MenuExpansion(table) }
  let before = residentBytes()
  states += (0..<12).map { _ in MenuExpansion(table) }
  let bytes = residentBytes() - before
  return withExtendedLifetime(states) { Double(bytes) / Double(12 * table.count) }
}

/// Numbers that are the same in each run.
private struct SystemlessDice {
  private var state: UInt64 = 1

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
