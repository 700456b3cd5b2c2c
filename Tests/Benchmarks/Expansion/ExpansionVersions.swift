import Foundation
import MenuRuntime

/// Prints what it costs to replace a table by another version of the menu: one of 10,000 items of which ten
/// have new titles, and versions in which all items have new ids, and the old ones as former ids.
///
/// - Returns: Whether the reload takes at most 5 ms, and the time for former ids grows no faster than
///   n log n, with half as much again for noise.
func benchmarkVersions() -> Bool {
  let reload = milliseconds(versionTable(10_000), versionTable(10_000, renamed: 1_000))
  print(String(format: "reload of 10,000 items, ten of them changed: %.2f ms, at most 5", reload))
  let sizes = [2_500, 5_000, 10_000]
  let times = sizes.map { size in
    milliseconds(versionTable(size), versionTable(size, prefix: "new", former: "item"))
  }
  let growth = times[2] / max(times[0], 0.01)
  let limit = 1.5 * 4 * log(10_000) / log(2_500)
  print(
    String(
      format: "former ids of %@ items: %@ ms, ratio %.1f, at most %.1f",
      sizes.map(String.init).joined(separator: ", "),
      times.map { String(format: "%.2f", $0) }.joined(separator: ", "), growth, limit))
  return reload <= 5 && growth <= limit
}

/// Categories of 100 items each.
///
/// - Parameters:
///   - renamed: The distance of items with new titles; none by default.
///   - former: What the former ids of the items begin with.
private func versionTable(
  _ count: Int, prefix: String = "item", renamed: Int = .max, former: String? = nil
) -> MenuTable {
  let groups = (0..<count / 100).map { group in
    var category = MenuItem("\(prefix)-\(group)", "Category \(group)", .open)
    category.items = (1..<100).map { place in
      let number = group * 100 + place
      let title = number % renamed == 50 ? "Changed \(number)" : "Item \(number)"
      var item = MenuItem("\(prefix)-\(group)-\(place)", title)
      if let former { item.fields[.formerIDs] = ["\(former)-\(group)-\(place)"] }
      return item
    }
    return category
  }
  do { return try MenuTable(items: groups) } catch { fatalError("\(error)") }
}

/// The least time of several calls of `setTable`.
private func milliseconds(_ old: MenuTable, _ new: MenuTable) -> Double {
  let state = MenuExpansion(old)
  let clock = ContinuousClock()
  let least = (0..<20).map { _ in
    var copy = state
    return clock.measure { copy.setTable(to: new) }
  }.min()
  return (least ?? .zero) / .milliseconds(1)
}
