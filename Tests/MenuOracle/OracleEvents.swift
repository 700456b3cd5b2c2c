/// The events.
extension Oracle {
  /// Applies an event, and returns the ids that `restore` did not know.
  mutating func apply(_ event: MenuEvent) -> [String] {
    let before = open
    switch event.plain {
    case .hide(let chosen): setHidden(chosen, true)
    case .show(let chosen): setHidden(chosen, false)
    case .filter(let chosen):
      let matches = Set(items(chosen))
      isMatch = nodes.indices.map { matches.contains($0) }
    case .filterOff: isMatch = nil
    case .set(let settings): set(settings)
    case .language(let number): setLanguage(number)
    case .slot(let node, let event): change(slot: node, event)
    case .update: break
    case .openPage(let page): openPage(page)
    case .closePage: if page >= 0 { page = pageOf(page) }
    case .restore(let text): return restore(text)
    default:
      let wereChecked = checked
      open(event.plain)
      if open != before { held = nil }
      if checked != wereChecked, !followers.isEmpty {
        settleAfter { oracle in
          oracle.follow()
          oracle.applyConditions()
        }
      }
    }
    return []
  }

  /// The events that can open, close, check or make current.
  private mutating func open(_ event: MenuEvent) {
    switch event {
    case .toggle(let node): toggle(node)
    case .tap(let node, let place): tap(node, at: place)
    case .setCurrent(let node, let reveals): setCurrent(node, reveal: reveals)
    case .check(let node): check(node)
    case .uncheck(let node): uncheck(node)
    case .toggleCheck(let node): toggleCheck(node)
    case .expand(let node): expand(node)
    case .collapse(let node): collapse(node)
    case .reveal(let node): reveal(node)
    case .expandAll: expand(toDepth: Int.max)
    case .collapseAll: expand(toDepth: 0)
    case .expandUnder(let node): expand(under: node)
    case .collapseUnder(let node): collapse(under: node)
    case .expandToDepth(let depth): expand(toDepth: depth)
    case .hide, .show, .filter, .filterOff, .restore, .set, .slot, .update, .openPage,
      .closePage, .language, .animated:
      break
    }
  }

  func isNode(_ node: Int) -> Bool { nodes.indices.contains(node) }

  /// The numbers that belong to items of the menu other than separators.
  func items(_ chosen: [Int]) -> [Int] {
    chosen.filter { isNode($0) && !nodes[$0].item.separator }
  }

  mutating func toggle(_ node: Int) {
    if isNode(node), open[node] { collapse(node) } else { expand(node) }
  }

  private mutating func expand(_ node: Int) {
    guard isNode(node), isExpandable(node), !open[node] else { return }
    let parent = nodes[node].parent
    if isSingle(parent), members(parent).contains(node) {
      for sibling in members(parent) { open[sibling] = false }
    }
    open[node] = true
  }

  private mutating func collapse(_ node: Int) {
    guard isNode(node), open[node], nodes[node].item.collapsible else { return }
    let parent = nodes[node].parent
    if keepsOpen(parent), members(parent).filter({ open[$0] }) == [node] { return }
    open[node] = false
  }

  /// Opens or closes the members of a group as its rules allow, and all dormant nodes, which the
  /// rules do not count.
  private mutating func setAll(_ parent: Int, open isOpen: Bool) {
    for node in openables(parent) where !isAwake(node) { open[node] = isOpen }
    let all = members(parent)
    let openOnes = all.filter { open[$0] }
    if !isOpen {
      for node in openOnes.dropFirst(keepsOpen(parent) ? 1 : 0) { open[node] = false }
    } else if !isSingle(parent) {
      for node in all { open[node] = true }
    } else if openOnes.isEmpty, let first = all.first {
      open[first] = true
    }
  }

  private mutating func expand(toDepth depth: Int) {
    setAll(-1, open: 0 < depth)
    for node in documentOrder { setAll(node, open: nodes[node].depthBelow < depth) }
  }

  private mutating func expand(under node: Int) {
    guard isNode(node), isExpandable(node) else { return }
    expand(node)
    for below in documentOrder where below == node || isBelow(below, node) {
      setAll(below, open: true)
    }
  }

  private mutating func collapse(under node: Int) {
    guard isNode(node), isExpandable(node) else { return }
    collapse(node)
    for below in documentOrder where below == node || isBelow(below, node) {
      setAll(below, open: false)
    }
  }

  mutating func reveal(_ node: Int) {
    guard isNode(node), !nodes[node].item.separator else { return }
    var above = nodes[node].parent
    while above >= 0 {
      expand(above)
      above = nodes[above].parent
    }
    page = pageOf(node)
  }

  /// The page that a node is on; −1 for the top page.
  func pageOf(_ node: Int) -> Int {
    var above = nodes[node].parent
    while above >= 0, !nodes[above].item.page { above = nodes[above].parent }
    return above
  }

  mutating func openPage(_ node: Int?) {
    guard let node else {
      page = -1
      return
    }
    if isNode(node), nodes[node].item.page { page = node }
  }

  private mutating func setHidden(_ chosen: [Int], _ isHidden: Bool) {
    settleAfter { oracle in
      for node in oracle.items(chosen) { oracle.hiddenByProgram[node] = isHidden }
      oracle.applyConditions()
    }
  }

  func savedState() -> String {
    let different = nodes.indices.filter {
      nodes[$0].item.collapsible && open[$0] != initial[$0]
    }
    let checks = nodes.indices.filter { checked[$0] != (nodes[$0].item.checked == true) }
    let entries =
      different.map { (open[$0] ? "+" : "-") + nodes[$0].item.id }
      + checks.map { (checked[$0] ? "*" : "/") + nodes[$0].item.id }
    return (["v1"] + entries.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      .joined(separator: " ")
  }

  private mutating func restore(_ state: String) -> [String] {
    // By scalars: to Swift, a space and the accent after it are one character.
    let entries = state.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    if entries.first.map(Array.init) != ["v", "1"] { return state.isEmpty ? [] : [state] }
    for node in nodes.indices {
      open[node] = initial[node]
      checked[node] = nodes[node].item.checked == true
    }
    let numbers = numbersByID()
    var unknown: [String] = []
    var isOpened: Set<Int> = []
    var isChecked: Set<Int> = []
    for entry in entries.dropFirst() where !entry.isEmpty {
      let sign = entry.first.flatMap { "+-*/".unicodeScalars.contains($0) ? $0 : nil }
      let id = sign == nil ? entry : entry.dropFirst()
      guard let sign, let node = numbers[Array(id)] else {
        unknown.append(String(id.isEmpty ? entry : id))
        continue
      }
      let isOn = sign == "+" || sign == "*"
      if sign == "+" || sign == "-" {
        guard nodes[node].item.collapsible, isExpandable(node) else { continue }
        open[node] = isOn
        if isOn { isOpened.insert(node) }
      } else if isCheckItem(node) {
        checked[node] = isOn
        if isOn { isChecked.insert(node) }
      }
    }
    settleChecks { isChecked.contains($0) }
    follow()
    applyConditions()
    held = open
    settle { isOpened.contains($0) }
    return unknown
  }

  /// The nodes by their ids, and by the ids that they had before.
  private func numbersByID() -> [[Unicode.Scalar]: Int] {
    var numbers: [[Unicode.Scalar]: Int] = [:]
    for (node, value) in nodes.enumerated() where !value.item.separator {
      for id in value.item.formerIDs { numbers[Array(id.unicodeScalars)] = node }
    }
    for (node, value) in nodes.enumerated() where !value.item.separator {
      numbers[Array(value.item.id.unicodeScalars)] = node
    }
    return numbers
  }
}
