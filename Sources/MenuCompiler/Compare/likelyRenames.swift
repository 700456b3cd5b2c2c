extension MenuPairing {
  /// The maximum number of pairwise comparisons for a group, and for a menu.
  private static let groupEffort = 1_024
  private static let effort = 20_000

  /// Pairs items whose ids changed with new items that match by title, by children or by effect. An
  /// item without an explicit id gets a different id if its title is corrected or the item is
  /// moved.
  mutating func pairLikelyRenames() {
    // A moved item is found by its title alone. Its children are then found in their group, which
    // may make further titles unique.
    var effort = Self.effort
    for _ in 0..<2 {
      pairMoved()
      pairWithinGroup(oldNode: -1, newNode: -1, &effort)
      // Items are numbered level by level, so parents are paired before their children.
      for newNode in oldOf.indices where oldOf[newNode] >= 0 && new.table.childCounts[newNode] > 0 {
        pairWithinGroup(oldNode: oldOf[newNode], newNode: newNode, &effort)
      }
    }
  }

  private func unpairedOld(_ nodes: Range<Int>) -> [Int] {
    nodes.filter { newOf[$0] < 0 && !old.isSeparator($0) }
  }

  private func unpairedNew(_ nodes: Range<Int>) -> [Int] {
    nodes.filter { oldOf[$0] < 0 && !new.isSeparator($0) }
  }

  private mutating func pairWithinGroup(oldNode: Int, newNode: Int, _ effort: inout Int) {
    var olds = unpairedOld(old.group(under: oldNode))
    guard !olds.isEmpty else { return }
    var news = unpairedNew(new.group(under: newNode))
    guard !news.isEmpty else { return }
    pairSame(olds, news) { side, node in side.table.titles[node] }
    pairSame(olds, news) { side, node in side.titlesOfChildren(node) }
    olds = olds.filter { newOf[$0] < 0 }
    news = news.filter { oldOf[$0] < 0 }
    let comparisons = olds.count * news.count
    guard comparisons <= min(Self.groupEffort, effort) else { return }
    effort -= comparisons
    for node in news {
      let left = olds.filter { newOf[$0] < 0 }
      guard let match = best(left, for: node) else { continue }
      pair(match, node)
    }
  }

  /// Pairs the items that agree in a property, in the order of the group.
  private mutating func pairSame<Key: Hashable>(
    _ olds: [Int], _ news: [Int], in key: (MenuSide, Int) -> Key?
  ) {
    var byKey: [Key: [Int]] = [:]
    for node in olds.reversed() where newOf[node] < 0 {
      if let key = key(old, node) { byKey[key, default: []].append(node) }
    }
    for node in news where oldOf[node] < 0 {
      guard let key = key(new, node), let match = byKey[key]?.popLast() else { continue }
      pair(match, node)
    }
  }

  /// The old item that most likely corresponds to a new item with a different title.
  private func best(_ olds: [Int], for node: Int) -> Int? {
    if let match = olds.first(where: { sharesMostChildren($0, node) || doesTheSame($0, node) }) {
      return match
    }
    if let match = nearestInWords(olds, to: node) { return match }
    let titles = olds.map { old.table.titles[$0] }
    guard let title = Suggestion.nearest(to: new.table.titles[node], among: titles) else {
      return nil
    }
    return titles.firstIndex(of: title).map { olds[$0] }
  }

  /// The old item whose title has the most words in common with the title of a new item: all words
  /// of the shorter title, or most words of the longer title.
  private func nearestInWords(_ olds: [Int], to node: Int) -> Int? {
    let words = TitleWords(new.table.titles[node])
    var best: (node: Int, likeness: Double)?
    for oldNode in olds {
      let likeness = words.likeness(to: TitleWords(old.table.titles[oldNode]))
      if likeness > best?.likeness ?? 0 { best = (oldNode, likeness) }
    }
    return best?.node
  }

  /// Pairs moved items with the same title if the title is unique and other properties support the
  /// match.
  private mutating func pairMoved() {
    var olds: [String: Int] = [:]
    var news: [String: Int] = [:]
    for node in unpairedOld(newOf.indices) { Self.add(node, old.table.titles[node], to: &olds) }
    guard !olds.isEmpty else { return }
    for node in unpairedNew(oldOf.indices) { Self.add(node, new.table.titles[node], to: &news) }
    for node in unpairedOld(newOf.indices) {
      let title = old.table.titles[node]
      guard !title.isEmpty, olds[title] == node, let match = news[title], match >= 0 else {
        continue
      }
      let isLeaf = old.table.childCounts[node] == 0 && new.table.childCounts[match] == 0
      if isLeaf ? old.fields(node) == new.fields(match) : sharesMostChildren(node, match) {
        pair(node, match)
      }
    }
  }

  /// Records the only item that has a title; −1 if several items have it.
  private static func add(_ node: Int, _ title: String, to nodes: inout [String: Int]) {
    nodes[title] = nodes[title] == nil ? node : -1
  }

  /// Whether at least half of the children have the same titles.
  private func sharesMostChildren(_ oldNode: Int, _ newNode: Int) -> Bool {
    let counts = (old.table.childCounts[oldNode], new.table.childCounts[newNode])
    let count = max(counts.0, counts.1)
    guard count > 0, 2 * min(counts.0, counts.1) >= count else { return false }
    let titles = Set(old.table.children(of: oldNode).map { old.table.titles[$0] })
    let shared = new.table.children(of: newNode).count { titles.contains(new.table.titles[$0]) }
    return 2 * shared >= Int(count)
  }

  /// Whether two items have the same effect and nothing contradicts the match.
  private func doesTheSame(_ oldNode: Int, _ newNode: Int) -> Bool {
    guard let before = old.fields(oldNode), let after = new.fields(newNode) else { return false }
    guard [.action, .url, .tag, .body].allSatisfy({ before[$0] == after[$0] }) else { return false }
    // An action that many items share, such as `open`, proves nothing by itself.
    return [.url, .tag, .body].contains { before[$0] != nil }
      || (before[.action] != nil && before[.shortcut] == after[.shortcut]
        && before[.icon] == after[.icon]
        && isOnly(action: before[.action], under: Int(old.table.parents[oldNode])))
  }

  private func isOnly(action: ScalarValue?, under parent: Int) -> Bool {
    old.group(under: parent).count { old.fields($0)?[.action] == action } == 1
  }
}

extension MenuSide {
  /// The titles of an item's children; nil if it has none.
  fileprivate func titlesOfChildren(_ node: Int) -> [String]? {
    table.childCounts[node] == 0 ? nil : table.children(of: node).map { table.titles[$0] }
  }
}
