import Foundation
import MenuRuntime

/// Prints what a check costs, without summary checks and where each category is one.
func benchmarkChecks(_ size: Int) {
  print("\nnanoseconds a call that checks or unchecks an item")
  print(columns("menu", "items", "rows", ["check", "below summaries"]))
  for shape in [ExpansionShape.balanced(size), .wide(size), .chain(64)] {
    let leaves = shape.childCounts.indices.filter { shape.childCounts[$0] == 0 }
    let step = max(leaves.count / 1_024, 1)
    let nodes = (0..<1_024).map { MenuNode(leaves[$0 * step % leaves.count]) }
    let times = [false, true].map { hasSummaries in
      var state = MenuExpansion(shape.table(hasChecks: true, hasSummaries: hasSummaries))
      return nanoseconds { state.toggleCheck(nodes[$0]).isEmpty ? 1 : 0 }
    }
    let rowCount = MenuExpansion(shape.table()).rowCount
    let figures = times.map { String(format: "%.0f", $0) }
    print(columns(shape.name, "\(shape.count)", "\(rowCount)", figures))
  }
}
