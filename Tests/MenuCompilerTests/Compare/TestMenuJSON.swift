import Foundation

@testable import MenuOracle
@testable import MenuRuntime

/// The menu as a document, in which every item says all that it is.
extension TestMenu {
  var json: String {
    let head = [
      "\"menu\": \"Test\"", "\"layout\": \"\(layoutName)\"", Self.rules(single, keepOpen),
      "\"items\": [\(top.map(\.json).joined(separator: ", "))]",
    ]
    return "{\(head.joined(separator: ", "))}"
  }

  private var layoutName: String {
    switch layout {
    case .rows: "rows"
    case .sectionRows: "section-rows"
    case .sectionHeaders: "section-headers"
    }
  }

  fileprivate static func rules(_ single: Bool, _ keepOpen: Bool) -> String {
    "\"expansion\": \"\(single ? "single" : "multiple")\", \"keep-open\": \(keepOpen)"
  }

  /// The indices that lead to each item.
  func paths() -> [[Int]] {
    func below(_ items: [TestItem], _ path: [Int]) -> [[Int]] {
      items.enumerated().flatMap { index, item in
        [path + [index]] + below(item.items ?? [], path + [index])
      }
    }
    return below(top, [])
  }

  subscript(path: [Int]) -> TestItem {
    get {
      path.dropFirst().reduce(top[path[0]]) { item, index in item.items?[index] ?? item }
    }
    set { Self.edit(&top, path[...]) { $0[$1] = newValue } }
  }

  mutating func remove(_ path: [Int]) { Self.edit(&top, path[...]) { $0.remove(at: $1) } }

  mutating func insert(_ item: TestItem, before path: [Int]) {
    Self.edit(&top, path[...]) { $0.insert(item, at: $1) }
  }

  private static func edit(
    _ items: inout [TestItem], _ path: ArraySlice<Int>, _ change: (inout [TestItem], Int) -> Void
  ) {
    guard let index = path.first else { return }
    if path.count == 1 { return change(&items, index) }
    var children = items[index].items ?? []
    edit(&children, path.dropFirst(), change)
    items[index].items = children
  }
}

extension TestItem {
  fileprivate var json: String {
    if separator { return "{\"separator\": true}" }
    var entries = ["\"id\": \"\(id)\"", "\"title\": \"\(title ?? "T \(id)")\""]
    entries += ["\"hidden\": \(hidden)", "\"enabled\": \(enabled)"]
    if let body { entries.append("\"body\": \"\(body)\"") }
    if items != nil || body != nil {
      entries += ["\"collapsed\": \(collapsed && collapsible)", "\"collapsible\": \(collapsible)"]
    }
    if let items {
      entries.append(TestMenu.rules(single, keepOpen))
      entries.append("\"items\": [\(items.map(\.json).joined(separator: ", "))]")
    }
    return "{\(entries.joined(separator: ", "))}"
  }
}
