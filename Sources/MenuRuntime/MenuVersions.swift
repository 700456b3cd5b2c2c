extension MenuExpansion {
  /// Replaces the table with the table of a different version of the menu, such as one that a
  /// program has reloaded, and returns one change, which removes, inserts and updates rows.
  ///
  /// Items that are in both versions are found by their ids, or by the ids that they had before.
  /// They stay open or closed, checked, hidden, current and matches of a filter; slots keep their
  /// rows, and the open page stays open if it is still a page. Conditions keep their values if both
  /// versions have the same number of conditions, with the same number of values each. The rules of
  /// groups then apply as after `restore`. The row of an item stays if its parent and the order of
  /// its siblings are the same, and is updated if the contents of the item differ; an item that
  /// moved is removed and inserted. A version with a different layout is ignored. The table of the
  /// same menu in a different language changes the rows of items that depend on the language, and
  /// all texts; the change does not list the rows whose texts differ. Takes O(n).
  @discardableResult
  public mutating func setTable(
    to version: MenuTable, animation: MenuAnimation? = nil
  ) -> MenuChange {
    if version.isSameMenu(as: table) || version.layout != table.layout {
      return setLanguage(of: version, animation)
    }
    let comparison = MenuVersions(self, version)
    let change = comparison.change(animation)
    self = comparison.new
    return change
  }
}

/// The states of two versions of a menu, and which nodes they have in common.
struct MenuVersions {
  let old: MenuExpansion
  var new: MenuExpansion
  /// For each node of the new version, the node of the old version that is the same item, or −1.
  private var olds: [Int]
  /// For each node of the old version, the node of the new version, or −1.
  private var news: [Int]

  /// Carries a state over to a different version.
  init(_ old: MenuExpansion, _ table: MenuTable) {
    self.old = old
    new = MenuExpansion(table)
    olds = Array(repeating: -1, count: table.count)
    news = Array(repeating: -1, count: old.table.count)
    findPairs()
    carryState()
  }

  /// Finds the nodes with the same ids, then the nodes whose former ids the old version has.
  private mutating func findPairs() {
    var (rank, oldRank) = (0, 0)
    while rank < olds.count, oldRank < news.count {
      let node = new.table.column(.nodeByRank, rank)
      let oldNode = old.table.column(.nodeByRank, oldRank)
      // Separators, which have no ids, are last.
      if new.table.flag(.isSeparator, node) || old.table.flag(.isSeparator, oldNode) { break }
      var reader = MenuReader(new.table, MenuNode(node))
      reader.skipText()
      var oldReader = MenuReader(old.table, MenuNode(oldNode))
      let order = oldReader.compare(reader.bytes + reader.start, reader.count)
      if order == 0 { pair(node, oldNode) }
      if order >= 0 { rank += 1 }
      if order <= 0 { oldRank += 1 }
    }
    if new.table.formerIDCount == 0 { return }
    for node in olds.indices where olds[node] < 0 {
      for id in new.table.formerIDs(of: MenuNode(node)) where olds[node] < 0 {
        if let oldNode = old.table.node(withID: id), news[oldNode.number] < 0 {
          pair(node, oldNode.number)
        }
      }
    }
  }

  private mutating func pair(_ node: Int, _ oldNode: Int) {
    olds[node] = oldNode
    news[oldNode] = node
  }

  /// Applies the old state of the nodes that are in both versions to the new state.
  private mutating func carryState() {
    let fields = old.table.conditions.fields
    let isSame = fields.elementsEqual(new.table.conditions.fields) {
      $0.valueCount == $1.valueCount
    }
    if isSame {
      new.set(
        fields.enumerated().map { number, field in
          MenuConditionValue(condition: number, value: field.value(in: old.words.conditions.bits))
        })
    }
    var hidden: [MenuNode] = []
    var shown: [MenuNode] = []
    var entries = "v1"
    for (node, oldNode) in olds.enumerated() where oldNode >= 0 {
      let isHidden = old.words.conditions.isHiddenByProgram(
        oldNode,
        isHidden: old.words.inlines.isHidden(oldNode) ?? old.words.has(MenuWords.hidden, oldNode))
      if isHidden != new.table.flag(.isHidden, node) {
        if isHidden { hidden.append(MenuNode(node)) } else { shown.append(MenuNode(node)) }
      }
      if new.isCollapsible(node), old.isCollapsible(oldNode) {
        entries += old.words.has(MenuWords.open, oldNode) ? " +" : " -"
        entries += new.table.idText(node)
      }
      if new.table.isCounted(node), old.table.isCounted(oldNode) {
        entries += old.checks.isChecked(oldNode) ? " *" : " /"
        entries += new.table.idText(node)
      }
    }
    new.setHidden(hidden, true)
    new.setHidden(shown, false)
    for slot in new.words.slots.all where olds[slot.node] >= 0 {
      let oldSlot = MenuNode(olds[slot.node])
      new.setCount(old.count(in: oldSlot), in: MenuNode(slot.node))
      new.setBusy(old.isBusy(oldSlot), in: MenuNode(slot.node))
    }
    new.restore(entries)
    if old.isFiltered {
      new.filter(
        olds.indices.filter { olds[$0] >= 0 && old.words.has(MenuWords.kept, olds[$0]) }
          .map { MenuNode($0) })
    }
    if let current = old.currentNode, news[current.number] >= 0 {
      new.currentNode = MenuNode(news[current.number])
    }
    if old.openedPage >= 0 {
      let page = news[old.openedPage]
      if page >= 0, new.table.flag(.isPage, page) { new.openedPage = page }
    }
  }

  /// The change from the old rows to the new ones.
  func change(_ animation: MenuAnimation?) -> MenuChange {
    var change = MenuChange(animation ?? new.table.settings.animation)
    if old.openedPage >= 0, new.openedPage < 0 {
      change.replaceRows(of: old.listing, by: new.listing, in: new.table)
    } else {
      var walk = MenuVersionWalk(new.layout)
      compareGroups(old.openedPage, new.openedPage, &walk, &change)
    }
    var node = new.table.count > 0 ? 0 : -1
    while node >= 0 {
      noteStates(node, olds[node], &change)
      node = new.table.successor(of: node)
    }
    change.settleAnimation(in: new.table)
    return change
  }

  /// Notes an item of both versions that is open or checked in only one of them.
  private func noteStates(_ node: Int, _ oldNode: Int, _ change: inout MenuChange) {
    if oldNode < 0 { return }
    let isOpen = new.words.has(MenuWords.open, node)
    if old.words.has(MenuWords.open, oldNode) != isOpen {
      change.add(isOpen ? .opened : .closed, node, node)
    }
    let isChecked = new.checks.isChecked(node)
    if old.checks.isChecked(oldNode) != isChecked {
      change.add(isChecked ? .checked : .unchecked, node, node)
    }
  }
}

/// The place that a comparison of two versions has reached, in the rows of both.
private struct MenuVersionWalk {
  var old: MenuCounter
  var new: MenuCounter
  var sectionStays = true

  init(_ layout: MenuLayout) {
    old = MenuCounter(layout)
    new = MenuCounter(layout)
  }

  mutating func remove(_ count: Int, from change: inout MenuChange) {
    if count == 0 { return }
    old.note(.removed, .removedInSection, sectionStays, count: count, in: &change)
    old.row += count
  }

  mutating func insert(_ count: Int, into change: inout MenuChange) {
    if count == 0 { return }
    new.note(.inserted, .insertedInSection, sectionStays, count: count, in: &change)
    new.row += count
  }

  mutating func keep(_ count: Int) {
    old.row += count
    new.row += count
  }
}

extension MenuVersions {
  /// Compares the children of an item, given by its numbers in both versions.
  ///
  /// Both lists are read from their starts. Of two different items that both lists still have, the
  /// one that is farther away in the other list has moved.
  private func compareGroups(
    _ oldParent: Int, _ parent: Int, _ walk: inout MenuVersionWalk, _ change: inout MenuChange
  ) {
    let (oldGroup, group) = (old.table.group(oldParent), new.table.group(parent))
    var (oldNode, node) = (oldGroup.lowerBound, group.lowerBound)
    while oldNode < oldGroup.upperBound || node < group.upperBound {
      let hasOld = oldNode < oldGroup.upperBound
      let hasNew = node < group.upperBound
      let oldIsLine = hasOld && old.table.flag(.isSeparator, oldNode)
      let isLine = hasNew && new.table.flag(.isSeparator, node)
      let isSame =
        isLine
        ? oldIsLine && old.table.isFooter(oldNode) == new.table.isFooter(node)
        : hasNew && olds[node] == oldNode
      if hasOld, hasNew, isSame {
        keep(oldNode, node, &walk, &change)
        oldNode += 1
        node += 1
        continue
      }
      // How far away the items are in the other list; 0 if they are not in the rest of it.
      let ahead = hasNew && hasOld ? distance(olds[node], from: oldNode, in: oldGroup) : 0
      let oldAhead = hasNew && hasOld ? distance(news[oldNode], from: node, in: group) : 0
      let removes = hasOld && oldAhead == 0
      let inserts = hasNew && ahead == 0 && !isLine
      if inserts || !hasOld || (!removes && (isLine || ahead > oldAhead)) {
        insert(node, isTop: parent < 0, &walk, &change)
        node += 1
      } else {
        remove(oldNode, isTop: parent < 0, &walk, &change)
        oldNode += 1
      }
    }
  }

  private func distance(_ node: Int, from start: Int, in group: Range<Int>) -> Int {
    node > start && node < group.upperBound ? node - start : 0
  }

  /// Moves past an item that the new version does not have in this place, with everything below it.
  private func remove(
    _ node: Int, isTop: Bool, _ walk: inout MenuVersionWalk, _ change: inout MenuChange
  ) {
    let count = old.size(node)
    if count > 0, isTop, new.table.hasSections {
      walk.sectionStays = false
      walk.old.beginSection()
      change.add(.removedSection, walk.old.section, walk.old.section)
    }
    walk.remove(count, from: &change)
  }

  /// Moves past an item that the old version does not have in this place, with everything below it.
  private func insert(
    _ node: Int, isTop: Bool, _ walk: inout MenuVersionWalk, _ change: inout MenuChange
  ) {
    let count = new.size(node)
    if count > 0, isTop, new.table.hasSections {
      walk.sectionStays = false
      walk.new.beginSection()
      change.add(.insertedSection, walk.new.section, walk.new.section)
    }
    walk.insert(count, into: &change)
  }

  /// Moves past an item that both versions have in this place.
  private func keep(
    _ oldNode: Int, _ node: Int, _ walk: inout MenuVersionWalk, _ change: inout MenuChange
  ) {
    let isTop = node < new.table.topLevelCount
    let (wasThere, isThere) = (!old.isAbsent(oldNode), !new.isAbsent(node))
    if !wasThere || !isThere {
      if wasThere { remove(oldNode, isTop: isTop, &walk, &change) }
      if isThere { insert(node, isTop: isTop, &walk, &change) }
      return
    }
    if isTop, new.table.hasSections {
      walk.sectionStays = true
      walk.old.beginSection()
      walk.new.beginSection()
    }
    let differs = differs(oldNode, node)
    let (oldRows, rows) = (old.ownRows(oldNode), new.ownRows(node))
    if oldRows == rows {
      if rows > 0, differs || !looksSame(oldNode, node) {
        change.noteUpdated(walk.new.row, walk.new.section, walk.new.row - walk.new.start)
      }
      walk.keep(rows)
    } else {
      walk.remove(oldRows, from: &change)
      walk.insert(rows, into: &change)
    }
    let (wasShown, isShown) = (old.showsBelow(oldNode), new.showsBelow(node))
    let isSlot = new.table.flag(.isSlot, node)
    // If an item is inline, all rows below it are one level higher.
    let isLevel = old.table.isInline(oldNode) == new.table.isInline(node)
    if wasShown, isShown, isLevel, isSlot, old.table.flag(.isSlot, oldNode) {
      compareSlots(oldNode, node, differs, &walk, &change)
    } else if wasShown, isShown, isLevel, !isSlot, !old.table.flag(.isSlot, oldNode) {
      compareGroups(oldNode, node, &walk, &change)
    } else {
      if wasShown { walk.remove(old.words.shown(oldNode), from: &change) }
      if isShown { walk.insert(new.words.shown(node), into: &change) }
    }
  }

  /// Compares the rows of a slot, which keep their indices.
  private func compareSlots(
    _ oldNode: Int, _ node: Int, _ differs: Bool, _ walk: inout MenuVersionWalk,
    _ change: inout MenuChange
  ) {
    let (oldCount, count) = (old.words.slots.count(oldNode), new.words.slots.count(node))
    walk.keep(min(oldCount, count))
    walk.remove(max(oldCount - count, 0), from: &change)
    let (oldLast, last) = (old.words.slots.lastRow(oldNode), new.words.slots.lastRow(node))
    if oldLast == last, last != .none {
      if differs {
        change.noteUpdated(walk.new.row, walk.new.section, walk.new.row - walk.new.start)
      }
      walk.keep(1)
      return
    }
    if oldLast != .none { walk.remove(1, from: &change) }
    if last != .none { walk.insert(1, into: &change) }
  }

  /// Whether the look of a row is the same in both states.
  private func looksSame(_ oldNode: Int, _ node: Int) -> Bool {
    look(oldNode, old) == look(node, new) && old.checks.state(oldNode) == new.checks.state(node)
  }

  /// The values on which the look of a row depends, apart from its check.
  private func look(_ node: Int, _ state: MenuExpansion) -> [Bool] {
    let isEmpty = state.words.has(MenuWords.empty, node)
    return [
      isEmpty, !isEmpty && state.words.has(MenuWords.open, node),
      state.currentNode == MenuNode(node), state.isEnabled(MenuNode(node)),
    ]
  }

  /// Whether the contents or the kind of an item differ in the new version.
  private func differs(_ oldNode: Int, _ node: Int) -> Bool {
    let flags: [MenuStructureLine.Flag] = [
      .isCategory, .hasBody, .isFixed, .isCheckItem, .isSlot, .isPage,
    ]
    for flag in flags where old.table.flag(flag, oldNode) != new.table.flag(flag, node) {
      return true
    }
    if old.table.isInline(oldNode) != new.table.isInline(node) { return true }
    let showsChecked = new.table.showsChecked(node)
    if old.table.showsChecked(oldNode) != showsChecked { return true }
    if showsChecked,
      old.shownDetail(of: MenuNode(oldNode)) != new.shownDetail(of: MenuNode(node))
    {
      return true
    }
    let choosesOne = new.table.choosesOne(new.table.parent(node))
    if old.table.choosesOne(old.table.parent(oldNode)) != choosesOne { return true }
    if old.table.isTranslated || new.table.isTranslated { return true }
    if new.table.isFooter(node) {
      let oldParent = MenuNode(old.table.parent(oldNode))
      return old.table.footer(of: oldParent)
        != new.table.footer(of: MenuNode(new.table.parent(node)))
    }
    let (line, oldLine) = (new.table.textLine(node), old.table.textLine(oldNode))
    return MenuByte.compare(
      line.start, line.count, oldLine.start, oldLine.count) != 0
  }
}

extension MenuTable {
  /// Whether texts are in a language other than the document's.
  fileprivate var isTranslated: Bool { (chosenLanguage?.texts.utf8CodeUnitCount ?? 0) > 0 }

  /// Whether the node is checked by itself: a check item, and not a summary check.
  fileprivate func isCounted(_ node: Int) -> Bool {
    flag(.isCheckItem, node) && !flag(.isCategory, node)
  }

  /// The node's line in the text.
  fileprivate func textLine(_ node: Int) -> (start: UnsafePointer<UInt8>, count: Int) {
    let start = min(textOffset(node), textCount)
    let end = node + 1 < count ? min(textOffset(node + 1), textCount) : textCount
    return (text + start, max(end - start, 0))
  }
}
