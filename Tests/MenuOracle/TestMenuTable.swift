@testable import MenuRuntime

/// The table that generated code would have, written plainly.
extension TestMenu {
  /// The table's two texts, written plainly.
  func texts() -> (structure: String, text: String, digits: Int, textDigits: Int) {
    let nodes = numbered()
    let oracle = Oracle(self)
    let separators = oracle.shownSeparators()
    func size(_ node: Int) -> Int {
      let isSeparator = nodes[node].item.separator
      if oracle.hidden[node] || (isSeparator && !separators.contains(node)) { return 0 }
      return (oracle.nodes[node].canHaveRow ? 1 : 0) + (oracle.open[node] ? shown(node) : 0)
    }
    func shown(_ node: Int) -> Int {
      nodes[node].children.map(size).reduce(0, +) + oracle.rows(ofSlot: node).count
    }
    // A placeholder row is no node, so there may be more rows than nodes.
    let rows = nodes.indices.map { shown($0) }.max() ?? 0
    let groups = (0..<top.count).map(size).reduce(0, +)
    let digits = String(max(nodes.count, rows, groups, 1)).count
    var text = ""
    var offsets: [Int] = []
    for node in nodes {
      offsets.append(text.utf8.count)
      let item = node.item
      let title = item.shownTitle
      text += "\(item.id.utf8.count):\(item.id) \(title.utf8.count):\(title)"
      if let body = item.body { text += " body \(body.utf8.count):\(body)" }
      if let placeholder = item.placeholder {
        text += " placeholder \(placeholder.utf8.count):\(placeholder)"
      }
      if let loading = item.loading { text += " loading \(loading.utf8.count):\(loading)" }
      for field in item.fields { text += " \(field.key) \(field.value.utf8.count):\(field.value)" }
      text += "\n"
    }
    let textDigits = String(max(text.utf8.count, 1)).count
    let ranked = nodes.indices.sorted { left, right in
      let (a, b) = (nodes[left].item, nodes[right].item)
      if a.separator, b.separator { return left < right }
      if a.separator || b.separator { return b.separator }
      return a.id.utf8.lexicographicallyPrecedes(b.id.utf8)
    }
    func pad(_ number: Int?, _ width: Int) -> String {
      let digits = number.map { String($0) } ?? ""
      return String(repeating: " ", count: width - digits.count) + digits
    }
    var structure = ""
    for (number, node) in nodes.enumerated() {
      let item = node.item
      let siblings = node.parent < 0 ? 0..<top.count : nodes[node.parent].children
      let place = number - siblings.lowerBound + 1
      let lowest = place & -place
      let tree = (place - lowest..<place).map { size(siblings.lowerBound + $0) }.reduce(0, +)
      // A table says what is open after the group rules.
      var stated = item
      stated.collapsed = !oracle.open[number]
      let columns = [
        pad(node.parent < 0 ? nil : node.parent, digits), pad(node.children.lowerBound, digits),
        pad(node.children.count, digits), pad(tree, digits), pad(shown(number), digits),
        pad(ranked[number], digits), pad(oracle.nodes[number].depth, 2),
        stated.flags(isEnabled: oracle.isEnabled(number)) + moreFlags(number, oracle),
        pad(offsets[number], textDigits),
      ]
      structure += columns.joined(separator: " ") + "\n"
    }
    return (structure, text, digits, textDigits)
  }

  var table: MenuTable {
    let (structure, text, digits, textDigits) = texts()
    let formerIDs = formerIDs(digits: digits)
    return MenuTable(
      name: "Test", title: "A test", nodeCount: numbered().count, topLevelCount: top.count,
      digits: digits, textDigits: textDigits, layout: layout, topLevelIsSingle: single,
      topLevelKeepsOpen: keepOpen, topLevelChoosesOne: choice == .one, settings: settings(),
      structure: immortal(structure), structureCount: structure.utf8.count, text: immortal(text),
      textCount: text.utf8.count, formerIDs: immortal(formerIDs),
      formerIDCount: formerIDs.utf8.count, conditions: tableConditions(),
      languages: languages())
  }

  /// Whether the row of a slot shows the number of the slot's rows.
  var hasCounts: Bool { numbered().contains { $0.item.showsCount } }

  var state: MenuExpansion { MenuExpansion(table) }

  private func settings() -> MenuSettings {
    MenuSettings(indicator: indicator, hitArea: hitArea, animation: animation, scroll: scroll)
  }

  private func moreFlags(_ node: Int, _ oracle: Oracle) -> String {
    let item = oracle.nodes[node].item
    let flags = [
      oracle.isCheckItem(node) || item.isSummaryCheck ? "m" : "-", oracle.checked[node] ? "x" : "-",
      oracle.choice(node) == .one ? item.showsChecked ? "d" : "r" : "-",
      item.slot ? item.choice == .any ? "a" : "l" : "-",
      item.placeholder != nil ? "p" : "-", item.loading != nil ? "w" : "-",
      item.page ? "g" : "-",
    ]
    return flags.joined()
  }

  /// The lines of the ids that items had before.
  private func formerIDs(digits: Int) -> String {
    let former = numbered().enumerated().flatMap { number, node in
      node.item.formerIDs.map { (id: $0, number: String(number)) }
    }
    return former.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }.map {
      String(repeating: " ", count: digits - $0.number.count) + "\($0.number) \($0.id)\n"
    }.joined()
  }

  /// Bytes that are never freed, as a table needs them.
  private func immortal(_ text: String) -> UnsafePointer<UInt8> {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count + 1)
    _ = bytes.initialize(from: text.utf8)
    return UnsafePointer(bytes.baseAddress!)
  }
}
