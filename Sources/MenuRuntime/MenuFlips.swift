/// The nodes that an event hides or shows, and what follows from that.
struct MenuFlips {
  /// A group with some of the nodes.
  struct Group {
    var parent: Int
    /// The node before the first of the group, and how many the group has.
    var last: Int
    var count: Int
    /// Where the nodes of the next group start in `nodes`.
    var end: Int
  }

  /// Ascending, separators included.
  var nodes: [Int]
  /// The groups with some of the nodes, ascending.
  var groups: [Group] = []
  /// Those of the nodes for which the rules of their groups may matter, ascending.
  var members: [Int] = []
  /// The nodes that become empty or no longer are, ascending.
  var emptied: [Int] = []
  /// The nodes that the rules of groups open or close, ascending.
  var toggled: [Int] = []
  /// The slot that an event empties or fills.
  var slot = -1
  var slotRows = 0

  init(nodes: [Int]) {
    self.nodes = nodes
  }

  /// The nodes whose look changes, ascending.
  var changed: [Int] { MenuFlips.merged(emptied, toggled) }

  /// The nodes below which rows come or go.
  var unfolded: [Int] { slot < 0 ? toggled : MenuFlips.merged(toggled, [slot]) }

  /// The numbers from 0 below a limit, ascending, each once.
  static func ascending(_ numbers: [Int], below limit: Int) -> [Int] {
    distinct(numbers.filter { $0 >= 0 && $0 < limit })
  }

  /// The numbers of both lists, ascending, each once.
  static func merged(_ left: [Int], _ right: [Int]) -> [Int] {
    left.isEmpty ? right : right.isEmpty ? left : distinct(left + right)
  }

  /// The numbers ascending, each once.
  private static func distinct(_ numbers: [Int]) -> [Int] {
    var result: [Int] = []
    for number in numbers.sorted() where number != result.last { result.append(number) }
    return result
  }
}

/// What follows when nodes come and go; while it is worked out, they are marked as they will be, and
/// all sizes are as they were.
extension MenuExpansion {
  /// Adds the separators that come or go because of these nodes, which are ascending.
  func addSeparators(to nodes: inout [Int]) {
    var separators: [Int] = []
    // The last node that has been looked at.
    var seen = -1
    for node in nodes where node >= seen {
      let group = table.group(table.parentNumber(node))
      var before = node
      if node > seen || !hasOwnRow(node) {
        before = node - 1
        while before >= group.lowerBound, !hasOwnRow(before) { before -= 1 }
      }
      seen = findSeparators(after: before, in: group, beyond: node, &separators)
    }
    if separators.isEmpty { return }
    for separator in separators { words.flip(MenuWords.hidden, separator) }
    nodes = MenuFlips.merged(nodes, separators)
  }

  /// Whether a separator can stand beside the node.
  private func hasOwnRow(_ node: Int) -> Bool {
    !words.has(MenuWords.hidden, node) && !table.flag(.isSeparator, node)
  }

  /// Finds the separators that come or go after a node with a row, or from the start of a group, up to
  /// the first row that is beyond a node. Returns that row.
  private func findSeparators(
    after before: Int, in group: Range<Int>, beyond node: Int, _ separators: inout [Int]
  ) -> Int {
    var place = before + 1
    var waiting = -1
    var hasRow = before >= group.lowerBound
    func note(_ separator: Int, shows: Bool) {
      if words.has(MenuWords.hidden, separator) == shows { separators.append(separator) }
    }
    while place < group.upperBound {
      if table.flag(.isSeparator, place) {
        if hasRow, waiting < 0 { waiting = place } else { note(place, shows: false) }
      } else if !words.has(MenuWords.hidden, place) {
        if waiting >= 0 { note(waiting, shows: true) }
        waiting = -1
        hasRow = true
        if place > node { return place }
      }
      place += 1
    }
    if waiting >= 0 { note(waiting, shows: false) }
    return place
  }

  /// Lists the groups of the nodes, and finds and marks the categories that are emptied or filled.
  func findGroups(_ flips: inout MenuFlips) {
    var place = 0
    let count = flips.nodes.count
    while place < count {
      let parent = table.parentNumber(flips.nodes[place])
      let first = table.firstChild(parent)
      let size = table.childCount(parent)
      let keepsOpen = table.groupKeepsOpen(parent)
      var rows = words.shown(parent)
      while place < count, flips.nodes[place] < first + size {
        let node = flips.nodes[place]
        let isOpen = words.has(MenuWords.open, node)
        let own = isOpen ? 1 + words.shown(node) : 1
        rows = words.has(MenuWords.hidden, node) ? rows - own : rows + own
        if isOpen || (keepsOpen && isMember(node)) { flips.members.append(node) }
        place += 1
      }
      flips.groups.append(
        MenuFlips.Group(parent: parent, last: first - 1, count: size, end: place))
      if parent >= 0, words.has(MenuWords.empty, parent) != (rows == 0),
        table.flag(.isCategory, parent), !table.flag(.hasBody, parent)
      {
        words.flip(MenuWords.empty, parent)
        flips.emptied.append(parent)
      }
    }
  }

  /// Applies the rules to the groups of nodes that become dormant or awake.
  func settle(_ flips: inout MenuFlips) {
    let nodes = MenuFlips.merged(flips.members, flips.emptied)
    var place = 0
    // Where these lists have come to.
    var flip = 0
    var emptied = 0
    while place < nodes.count {
      let parent = table.parentNumber(nodes[place])
      let group = table.group(parent)
      let isSingle = table.groupIsSingle(parent)
      var info = words.openInfo(parent)
      var isTouched = false
      var woken: [Int] = []
      while place < nodes.count, nodes[place] < group.upperBound {
        let node = nodes[place]
        place += 1
        while flip < flips.nodes.count, flips.nodes[flip] < node { flip += 1 }
        while emptied < flips.emptied.count, flips.emptied[emptied] < node { emptied += 1 }
        let wakes = isAwake(node)
        var flags = words.words[node]
        if flip < flips.nodes.count, flips.nodes[flip] == node { flags ^= MenuWords.hidden }
        if emptied < flips.emptied.count, flips.emptied[emptied] == node {
          flags ^= MenuWords.empty
        }
        let wasAwake = flags & MenuWords.dormant == 0
        if wakes == wasAwake || !isExpandable(node) || table.flag(.isFixed, node) { continue }
        isTouched = true
        if !words.has(MenuWords.open, node) { continue }
        if !isSingle {
          info += wakes ? 1 : -1
        } else if wakes {
          woken.append(node)
        } else if info == node + 1 {
          info = 0
        }
      }
      for node in woken {
        if info == 0 { info = node + 1 } else { flips.toggled.append(node) }
      }
      if isTouched, info == 0, table.groupKeepsOpen(parent) {
        if let first = group.first(where: isMember) {
          flips.toggled.append(first)
          info = isSingle ? first + 1 : 1
        }
      }
      words.setOpenInfo(info, parent)
    }
  }
}
