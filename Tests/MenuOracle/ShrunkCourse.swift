/// Courses with one item less or changed.
extension Course {
  /// The course with one item changed or left out, its events renumbered; nil if nothing changes.
  func changing(_ chosen: Int, _ change: (TestItem) -> Plainer?) -> Course? {
    let nodes = menu.numbered()
    guard let changed = change(nodes[chosen].item) else { return nil }
    // Each item keeps its old number in `key`.
    func items(_ group: Range<Int>) -> [TestItem] {
      let items: [TestItem] = group.compactMap { number in
        var item = nodes[number].item
        if number == chosen {
          guard case .item(let plainer) = changed else { return nil }
          item = plainer
        }
        if item.items != nil { item.items = items(nodes[number].children) }
        item.key = number
        return item
      }
      return items.indices.map { place in
        var item = items[place]
        let group = place + item.border
        if !items.indices.contains(group) || !items[group].inline { item.border = 0 }
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
    for (number, condition) in menu.conditions.enumerated() {
      lines.append(
        "condition \(number) \(condition.name) \(condition.choices), at first \(condition.initial)"
          + (condition.follows.map { ", follows \($0)" } ?? ""))
    }
    for (number, node) in menu.numbered().enumerated() {
      let item = node.item
      let more = [
        item.checked.map { "checked \($0)" }, item.choice.map { "choice \($0)" },
        item.formerIDs.isEmpty ? nil : "was \(item.formerIDs)",
        item.fields.isEmpty ? nil : "\(item.fields)",
        item.when.isEmpty
          ? nil : "when \(item.when.map { $0.map { $0.text(in: menu.conditions) } })",
        item.enabledWhen.isEmpty
          ? nil : "enabled \(item.enabledWhen.map { $0.map { $0.text(in: menu.conditions) } })",
        item.slot ? "slot" : nil, item.placeholder.map { _ in "placeholder" },
        item.loading.map { _ in "loading" }, item.page ? "page" : nil,
      ]
      let words =
        ["\(number) in \(node.parent): \(item.flags(isEnabled: item.enabled))"]
        + more.compactMap { $0 }
      lines.append(words.joined(separator: " "))
    }
    return (lines + events.map { "> " + $0.line }).joined(separator: "\n")
  }
}

extension MenuEvent {
  /// The event with other numbers. A number without a replacement becomes −1.
  func renumbered(_ number: (Int) -> Int?) -> MenuEvent {
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
    case .slot(let node, let event): return .slot(other(node), event)
    case .openPage(let node): return .openPage(node.map(other))
    case .update(let nodes): return .update(nodes.compactMap(number))
    case .animated(let event, let insert, let delete):
      return .animated(event.renumbered(number), insert, delete)
    case .expandAll, .collapseAll, .expandToDepth, .filterOff, .restore, .set, .closePage,
      .language:
      return self
    }
  }
}
