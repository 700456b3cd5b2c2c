/// Finds changes to the initially open items, and to the items that can be opened and closed.
func findStateChanges(_ comparison: inout MenuComparison) {
  let (old, new) = (comparison.old, comparison.new)
  for pair in comparison.pairing.pairs {
    let id = new.table.ids[pair.new]
    findCheckChange(&comparison, pair)
    if old.opensAndCloses(pair.old), !new.opensAndCloses(pair.new) {
      comparison.add(
        .noLongerCollapsible, pair,
        "'\(id)' \(new.whyFixed(pair.new)); what users opened and closed there is lost",
        before: old.stateName(pair.old), after: new.stateName(pair.new))
      continue
    }
    if !old.opensAndCloses(pair.old), new.opensAndCloses(pair.new) {
      comparison.add(.becameCollapsible, pair, "'\(id)' can now be opened and closed")
    }
    let wasOpen = old.startsOpen(pair.old)
    guard old.isExpandable(pair.old), new.isExpandable(pair.new),
      wasOpen != new.startsOpen(pair.new)
    else { continue }
    comparison.add(
      .initialStateChanged, pair,
      "'\(id)' starts \(wasOpen ? "closed" : "open")"
        + comparison.reasonOfState(pair)
        + "; only users who \(wasOpen ? "closed" : "opened") it see no difference",
      at: new.declaresCollapsed[pair.new] ? .collapsed : .title,
      old: old.declaresCollapsed[pair.old] ? .collapsed : .title,
      before: old.stateName(pair.old), after: new.stateName(pair.new))
  }
}

/// Finds changes to whether an item can be checked, and whether it starts checked.
private func findCheckChange(_ comparison: inout MenuComparison, _ pair: (old: Int, new: Int)) {
  let (old, new) = (comparison.old, comparison.new)
  let id = new.table.ids[pair.new]
  switch (old.table.isSummaryCheck(pair.old), new.table.isSummaryCheck(pair.new)) {
  case (true, true), (false, false): break
  case (false, true):
    comparison.add(
      .becameCheckable, pair, "'\(id)' is now checked while all check items below it are")
  case (true, false):
    comparison.add(
      .lookChanged, pair, "'\(id)' no longer shows whether the check items below it are checked")
  }
  switch (old.isCheckItem(pair.old), new.isCheckItem(pair.new)) {
  case (false, false): break
  case (true, false):
    comparison.add(
      .noLongerCheckable, pair,
      "'\(id)' can no longer be checked; whether users checked it is lost")
  case (false, true): comparison.add(.becameCheckable, pair, "'\(id)' can now be checked")
  case (true, true):
    let (wasChecked, isChecked) = (old.startsChecked(pair.old), new.startsChecked(pair.new))
    guard wasChecked != isChecked else { break }
    func name(_ isChecked: Bool) -> String { isChecked ? "checked" : "unchecked" }
    comparison.add(
      .initialStateChanged, pair,
      "'\(id)' starts \(name(isChecked)); only users who \(name(isChecked)) it see no difference",
      at: isChecked ? .checked : .title, old: wasChecked ? .checked : .title,
      before: name(wasChecked), after: name(isChecked))
  }
}

extension MenuComparison {
  /// The end of a message about a changed initial state: the reason, if it is the document's
  /// `collapsed`; otherwise empty.
  fileprivate func reasonOfState(_ pair: (old: Int, new: Int)) -> String {
    guard !new.declaresCollapsed[pair.new], !old.declaresCollapsed[pair.old],
      new.declared.collapsed != old.declared.collapsed
    else { return "" }
    return ", because the document's 'collapsed' changed"
  }
}

extension MenuSide {
  fileprivate func stateName(_ node: Int) -> String { startsOpen(node) ? "open" : "closed" }

  fileprivate func whyFixed(_ node: Int) -> String {
    isPage(node)
      ? "is now a page"
      : isExpandable(node) ? "is now always open" : "no longer has anything to open"
  }
}

/// Finds changes to how many items of a group may be open or checked.
func findGroupRules(_ comparison: inout MenuComparison) {
  let (old, new) = (comparison.old, comparison.new)
  for (oldParent, newParent) in comparison.pairing.groups {
    let single = (old.isSingle(under: oldParent), new.isSingle(under: newParent))
    let keeps = (old.keepsOpen(under: oldParent), new.keepsOpen(under: newParent))
    let one = (old.choosesOne(under: oldParent), new.choosesOne(under: newParent))
    guard single.0 != single.1 || keeps.0 != keeps.1 || one.0 != one.1 else { continue }
    let count = new.group(under: newParent).count { new.opensAndCloses($0) }
    let name = newParent < 0 ? "the top level" : "'\(new.table.ids[newParent])'"
    func add(_ kind: ChangeKind, _ key: (DocumentKey, ItemKey), _ message: String) {
      guard newParent >= 0 else { return comparison.add(kind, key.0, message) }
      comparison.add(kind, (oldParent, newParent), message, at: key.1, old: key.1)
    }
    if single.0 != single.1, count > 1 {
      add(
        single.1 ? .groupRestricted : .groupRelaxed, (.expansion, .expansion),
        single.1
          ? "only one item of \(name) can be open; of those that users opened, only the first stays open"
          : "several items of \(name) can now be open")
    }
    if keeps.0 != keeps.1, count > 0 {
      add(
        keeps.1 ? .groupRestricted : .groupRelaxed, (.keepOpen, .keepOpen),
        keeps.1
          ? "one item of \(name) is always open; users who closed all of them find the first one open"
          : "all items of \(name) can now be closed")
    }
    // Without several check items, there were no checks that could be lost.
    let hadSeveral = old.group(under: oldParent).count { old.isCheckItem($0) } > 1
    let hasSeveral = new.group(under: newParent).count { new.isCheckItem($0) } > 1
    if one.0 != one.1, hadSeveral, hasSeveral {
      add(
        one.1 ? .groupRestricted : .groupRelaxed, (.choice, .choice),
        one.1
          ? "only one item of \(name) can be checked; of those that users checked, only the first stays checked"
          : "several items of \(name) can now be checked")
    }
  }
}
