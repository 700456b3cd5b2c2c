/// What a finger does.
extension Replay {
  /// The item at a place: an id, `row 6`, `row 1.0` (row 0 of section 1) or `header 2`.
  func node(at words: [String]) -> MenuNode {
    guard words.count == 2 else { return node(words.first ?? "") }
    let numbers = words[1].split(separator: ".").compactMap { Int($0) }
    var node: MenuNode?
    if words[0] == "header" {
      node = state.node(ofSection: numbers[0])
    } else if numbers.count == 2 {
      node = state.node(at: MenuIndexPath(section: numbers[0], row: numbers[1]))
    } else {
      node = state.node(atRow: numbers[0])
    }
    let found = node ?? MenuNode(-1)
    say("there is \(name(found))")
    return found
  }

  /// The item with this id; an item that no menu has if there is none.
  func node(_ id: String) -> MenuNode { table.node(withID: id) ?? MenuNode(-1) }

  /// Does what the menu says about a tap there, as a target does.
  mutating func tap(_ node: MenuNode, at place: MenuTapPlace = .row) {
    let opens = table.isCategory(node) || table.isExpandable(node)
    switch state.response(toTapOn: node, at: place) {
    case .nothing where opens && state.isEnabled(node):
      draw(state.collapse(MenuNode(-1)), state)
      show()
    case .nothing: say("can't be tapped")
    case .toggle: toggle(node)
    case .open:
      draw(state.openPage(node), state)
      show()
    case .action(let action): say("action \(action)")
    case .url(let url): say("opens \(url)")
    case .choose:
      say(table.settings.keepsSelection ? "chosen, stays highlighted" : "chosen")
      if table.settings.keepsSelection { selection = node }
    }
  }

  /// Toggles, and folds what opens or closes in its own row: a body can be taken a picture of only
  /// as long as it is drawn, so it folds before the toggle and unfolds after it.
  mutating func toggle(_ node: MenuNode) {
    let animation = table.settings.animation
    let body = table.body(of: node)
    if animation.delete == .fold, state.isExpanded(node), let body, drawn.shows(body: body) {
      say("folds the drawn text of \(name(node)), \(animation.duration) s")
    }
    let change = state.toggle(node)
    draw(change, state)
    if animation.insert == .fold, state.isExpanded(node), let body, drawn.shows(body: body) {
      say("unfolds the drawn text of \(name(node)), \(animation.duration) s")
    }
    show()
  }

  /// Two taps of which the second comes before the first is drawn: two changes, each drawn with the
  /// state that it led to; or, as it goes wrong, with the newest state.
  mutating func doubleTap(_ node: MenuNode, forgetsStates: Bool = false) {
    let first = state.toggle(node)
    let between = state
    let second = state.toggle(node)
    draw(first, forgetsStates ? state : between)
    draw(second, state)
    show()
  }
}
