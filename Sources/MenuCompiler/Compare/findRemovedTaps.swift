/// Finds actions and URLs that a tap on a row no longer reaches. On an item that opens and closes,
/// a tap reaches them only if `hit-area` is `indicator` or `auto` (ExpansionRules.md, section 15).
func findRemovedTaps(_ comparison: inout MenuComparison) {
  let (old, new) = (comparison.old, comparison.new)
  var lost = comparison.pairing.pairs.filter { pair in
    old.tapLeadsSomewhere(pair.old) && new.hasActionOrURL(pair.new)
      && !new.tapLeadsSomewhere(pair.new)
  }
  for pair in lost where new.isPage(pair.new) {
    comparison.add(
      .tapRemoved, pair,
      "taps on '\(new.table.ids[pair.new])' open its page, and no longer reach its action or URL",
      help: "move the action or URL to a separate item")
  }
  lost.removeAll { new.isPage($0.new) }
  guard let first = lost.first else { return }
  let ids = lost.map { new.table.ids[$0.new] }
  let hitArea = new.table.settings.hitArea
  guard old.table.settings.hitArea != hitArea else {
    for pair in lost {
      comparison.add(
        .tapRemoved, pair,
        "taps on '\(new.table.ids[pair.new])' open and close it, and no longer reach its action or URL",
        help: "move the action or URL to a separate item, or set 'hit-area' to \"auto\"")
    }
    return
  }
  let shown = ids.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
  let rest = ids.count > 3 ? " and \(ids.count - 3) more" : ""
  comparison.add(
    DocumentChange(
      .tapRemoved, ids[0],
      "with 'hit-area' \"\(hitArea.rawValue)\", taps no longer reach the action or URL of \(shown)\(rest)",
      at: new.anchor(.setting(.hitArea)), old: old.anchor(first.old), oldLabel: "could be reached",
      before: old.table.settings.hitArea.rawValue, after: hitArea.rawValue,
      also: Array(ids.dropFirst()),
      help:
        "keep the 'hit-area' \"\(old.table.settings.hitArea.rawValue)\", or move the actions and URLs to separate items"
    ))
}

extension MenuSide {
  fileprivate func hasActionOrURL(_ node: Int) -> Bool {
    guard let fields = fields(node) else { return false }
    return fields[.action] != nil || fields[.url] != nil
  }

  fileprivate func tapLeadsSomewhere(_ node: Int) -> Bool {
    let opens = !table.flags[node].isDisjoint(with: [.category, .body, .slot])
    return hasActionOrURL(node) && !isPage(node) && (!opens || table.settings.hitArea.reachesTitles)
  }
}
