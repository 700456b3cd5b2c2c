/// Makes a failing course small: fewer events, fewer items, plainer items.
struct Shrinker {
  /// Whether a course still fails.
  let fails: (Course) -> Bool

  /// The smallest failing course that leaving out one thing at a time leads to.
  func shrink(_ course: Course) -> Course {
    var smallest = course
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      var chunk = max(smallest.events.count / 2, 1)
      while chunk > 0 {
        var start = 0
        while start < smallest.events.count {
          var candidate = smallest
          candidate.events.removeSubrange(start..<min(start + chunk, candidate.events.count))
          if accept(candidate, &smallest) { isSmaller = true } else { start += chunk }
        }
        chunk /= 2
      }
      for change in Shrinker.changes {
        var node = smallest.menu.numbered().count - 1
        while node >= 0 {
          if accept(smallest.changing(node, change), &smallest) { isSmaller = true }
          node = min(node, smallest.menu.numbered().count) - 1
        }
      }
    }
    return smallest
  }

  private func accept(_ candidate: Course?, _ smallest: inout Course) -> Bool {
    guard let candidate, !candidate.menu.top.isEmpty, fails(candidate) else { return false }
    smallest = candidate
    return true
  }

  /// What is tried on each item; nil changes nothing.
  private static let changes: [@Sendable (TestItem) -> Plainer?] = [
    { _ in .leftOut },
    { item in item.items.map { $0.isEmpty } ?? true ? nil : plainer(item) { $0.items = nil } },
    { item in item.hidden ? plainer(item) { $0.hidden = false } : nil },
    { item in item.body != nil ? plainer(item) { $0.body = nil } : nil },
    { item in item.enabled ? nil : plainer(item) { $0.enabled = true } },
    { item in item.collapsed ? nil : plainer(item) { $0.collapsed = true } },
    { item in item.collapsible ? nil : plainer(item) { $0.collapsible = true } },
    { item in item.single ? plainer(item) { $0.single = false } : nil },
    { item in item.checked != nil ? plainer(item) { $0.checked = nil } : nil },
    { item in item.choice != nil ? plainer(item) { $0.choice = nil } : nil },
    { item in item.fields.isEmpty ? nil : plainer(item) { $0.fields = [] } },
    { item in item.formerIDs.isEmpty ? nil : plainer(item) { $0.formerIDs = [] } },
    { item in item.keepOpen ? plainer(item) { $0.keepOpen = false } : nil },
  ]

  private static func plainer(
    _ item: TestItem, _ change: (inout TestItem) -> Void
  ) -> Plainer {
    var item = item
    change(&item)
    return .item(item)
  }
}

/// What becomes of an item.
private enum Plainer {
  case leftOut
  case item(TestItem)
}

extension Course {
  /// The course with one item changed or left out, its events renumbered; nil if nothing changes.
  fileprivate func changing(_ chosen: Int, _ change: (TestItem) -> Plainer?) -> Course? {
    let nodes = menu.numbered()
    guard let changed = change(nodes[chosen].item) else { return nil }
    // Each item keeps its old number in `key`.
    func items(_ group: Range<Int>) -> [TestItem] {
      group.compactMap { number in
        var item = nodes[number].item
        if number == chosen {
          guard case .item(let plainer) = changed else { return nil }
          item = plainer
        }
        if item.items != nil { item.items = items(nodes[number].children) }
        item.key = number
        return item
      }
    }
    var result = self
    result.menu.top = items(0..<menu.top.count)
    var numbers: [Int: Int] = [:]
    for (number, node) in result.menu.numbered().enumerated() { numbers[node.item.key] = number }
    result.events = events.map { $0.renumbered { nodes.indices.contains($0) ? numbers[$0] : $0 } }
    return result
  }

  /// The menu as an outline with its flags, and the events.
  var text: String {
    var lines = [
      "layout \(menu.layout), single \(menu.single), keep-open \(menu.keepOpen), "
        + "scroll \(menu.scroll), animation \(menu.animation), choice \(menu.choice?.rawValue ?? "none"), "
        + "hit area \(menu.hitArea)"
    ]
    for (number, node) in menu.numbered().enumerated() {
      let item = node.item
      let more = [
        item.checked.map { "checked \($0)" }, item.choice.map { "choice \($0)" },
        item.formerIDs.isEmpty ? nil : "was \(item.formerIDs)",
        item.fields.isEmpty ? nil : "\(item.fields)",
      ]
      let words = ["\(number) in \(node.parent): \(item.flags)"] + more.compactMap { $0 }
      lines.append(words.joined(separator: " "))
    }
    return (lines + events.map { "> " + $0.line }).joined(separator: "\n")
  }
}

extension MenuEvent {
  /// The event with other numbers; those without one are −1.
  fileprivate func renumbered(_ number: (Int) -> Int?) -> MenuEvent {
    func other(_ node: Int) -> Int { number(node) ?? -1 }
    switch self {
    case .toggle(let node): return .toggle(other(node))
    case .expand(let node): return .expand(other(node))
    case .collapse(let node): return .collapse(other(node))
    case .reveal(let node): return .reveal(other(node))
    case .expandUnder(let node): return .expandUnder(other(node))
    case .collapseUnder(let node): return .collapseUnder(other(node))
    case .hide(let nodes): return .hide(nodes.compactMap(number))
    case .show(let nodes): return .show(nodes.compactMap(number))
    case .filter(let nodes): return .filter(nodes.compactMap(number))
    case .check(let node): return .check(other(node))
    case .uncheck(let node): return .uncheck(other(node))
    case .toggleCheck(let node): return .toggleCheck(other(node))
    case .tap(let node, let place): return .tap(other(node), place)
    case .setCurrent(let node, let reveals):
      return .setCurrent(node.map(other), reveal: reveals)
    case .expandAll, .collapseAll, .expandToDepth, .filterOff, .restore: return self
    }
  }
}
