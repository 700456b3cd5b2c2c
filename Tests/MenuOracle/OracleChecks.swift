import MenuRuntime

/// Checks, taps and the current item.
extension Oracle {
  func choice(_ parent: Int) -> TestChoice? {
    parent < 0 ? menu.choice : nodes[parent].item.choice
  }

  func isCheckItem(_ node: Int) -> Bool {
    let item = nodes[node].item
    if item.isCategory || item.body != nil || item.separator { return false }
    return item.checked != nil || choice(nodes[node].parent) != nil
  }

  /// The items of a summary check: the check items below it that are not in a choice of one.
  func summaryItems(_ node: Int) -> [Int] {
    nodes.indices.filter {
      isBelow($0, node) && isCheckItem($0) && choice(nodes[$0].parent) != .one
    }
  }

  func checkState(_ node: Int) -> MenuCheckState {
    if !nodes[node].item.isSummaryCheck { return checked[node] ? .checked : .unchecked }
    let states = Set(summaryItems(node).map { checked[$0] })
    return states.count == 2 ? .mixed : states == [true] ? .checked : .unchecked
  }

  /// The checked child that the node's row shows as its detail.
  func shownItem(_ node: Int) -> Int? {
    nodes[node].item.showsChecked ? group(node).first { checked[$0] } : nil
  }

  /// The detail that the node's row shows in place of its own.
  func shownTitle(_ node: Int) -> String? { shownItem(node).map { nodes[$0].item.shownTitle } }

  /// Whether one of the items of a choice of one starts checked, so that one always is checked.
  private func alwaysHasOne(_ parent: Int) -> Bool {
    choice(parent) == .one && group(parent).contains { nodes[$0].item.checked == true }
  }

  mutating func check(_ node: Int) {
    guard isNode(node) else { return }
    if nodes[node].item.isSummaryCheck {
      for item in summaryItems(node) { checked[item] = true }
    }
    guard isCheckItem(node) else { return }
    let parent = nodes[node].parent
    if choice(parent) == .one {
      for sibling in group(parent) { checked[sibling] = false }
    }
    checked[node] = true
  }

  mutating func uncheck(_ node: Int) {
    guard isNode(node) else { return }
    if nodes[node].item.isSummaryCheck {
      for item in summaryItems(node) { checked[item] = false }
    }
    if alwaysHasOne(nodes[node].parent) { return }
    checked[node] = false
  }

  mutating func toggleCheck(_ node: Int) {
    guard isNode(node) else { return }
    if checkState(node) != .checked {
      check(node)
    } else if nodes[node].item.isSummaryCheck {
      uncheck(node)
    } else if choice(nodes[node].parent) != .one {
      uncheck(node)
    }
  }

  mutating func tap(_ node: Int, at place: MenuTapPlace) {
    switch response(toTapOn: node, at: place) {
    case .nothing: break
    case .toggle: toggle(node)
    case .open: openPage(node)
    case .choose, .action, .url: toggleCheck(node)
    }
  }

  func response(toTapOn node: Int, at place: MenuTapPlace) -> MenuTapResponse<String> {
    guard isEnabled(node), !nodes[node].item.separator, !nodes[node].item.inline else {
      return .nothing
    }
    var above = node
    while above >= 0 {
      if hidden[above] { return .nothing }
      above = nodes[above].parent
    }
    let item = nodes[node].item
    if item.page { return .open }
    let isAtIndicator = place == .indicator
    if item.isCategory || isExpandable(node) {
      let toggles =
        switch menu.hitArea {
        case .both: true
        case .indicator: isAtIndicator
        case .row: !isAtIndicator
        case .auto:
          isAtIndicator
            || item.field("action") == nil && item.field("url") == nil && !isCheckItem(node)
              && !item.isSummaryCheck
        }
      if toggles { return isEmpty(node) || !item.collapsible ? .nothing : .toggle }
      if isAtIndicator { return .nothing }
    } else if isAtIndicator, menu.hitArea == .row {
      return .nothing
    }
    if let action = item.field("action") { return .action(action) }
    if let url = item.field("url") { return .url(url) }
    return .choose
  }

  mutating func setCurrent(_ node: Int?, reveal reveals: Bool) {
    if let node, !isNode(node) || nodes[node].item.separator { return }
    current = node
    if let node, reveals { reveal(node) }
  }

  /// The check items that conditions follow, by their ids or by those of their choices.
  func findFollowers() -> [TestFollower] {
    menu.conditions.indices.flatMap { condition in
      nodes.indices.flatMap { node -> [TestFollower] in
        guard nodes[node].item.id == menu.conditions[condition].follows else { return [] }
        if isCheckItem(node) { return [TestFollower(node: node, condition: condition, value: 1)] }
        guard choice(node) == .one else { return [] }
        return zip(group(node).filter(isCheckItem), menu.conditions[condition].choices.indices)
          .map { TestFollower(node: $0, condition: condition, value: $1) }
      }
    }
  }

  /// Gives the conditions that follow items the values of what is checked.
  mutating func follow() {
    for follower in followers {
      values[follower.condition] = menu.conditions[follower.condition].choices.isEmpty ? 0 : -1
    }
    for follower in followers where checked[follower.node] {
      values[follower.condition] = follower.value
    }
  }

  /// In each choice of one with several checked items, the first that an entry checked stays
  /// checked, or else the first; in each without a checked item, the one that starts checked is.
  mutating func settleChecks(preferring isPreferred: (Int) -> Bool) {
    for parent in -1..<nodes.count where choice(parent) == .one {
      let all = group(parent).filter { checked[$0] }
      let stays = all.first(where: isPreferred) ?? all.first
      for node in all where node != stays { checked[node] = false }
      for node in group(parent) where all.isEmpty && nodes[node].item.checked == true {
        checked[node] = true
      }
    }
  }
}
