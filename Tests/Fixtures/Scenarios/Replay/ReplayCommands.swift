/// The commands of a scenario; README.md beside the scenarios lists them.
extension Replay {
  mutating func run(_ command: String) {
    var words = command.split(separator: " ").map(String.init)
    let animation = takeAnimation(&words)
    let rest = Array(words.dropFirst())
    let item = node(rest.last ?? "")
    switch words[0] {
    case "tap": tap(node(at: rest))
    case "tap-glyph": tap(node(at: rest), at: .indicator)
    case "double-tap": doubleTap(node(at: rest))
    case "double-tap-wrong": doubleTap(node(at: rest), forgetsStates: true)
    case "toggle": event { $0.toggle(item, animation: animation) }
    case "expand":
      switch rest.first {
      case "all": event { $0.expandAll(animation: animation) }
      case "under": event { $0.expand(under: item, animation: animation) }
      case "depth": event { $0.expand(toDepth: Int(rest[1]) ?? 0, animation: animation) }
      default: event { $0.expand(item, animation: animation) }
      }
    case "collapse":
      switch rest.first {
      case "all": event { $0.collapseAll(animation: animation) }
      case "under": event { $0.collapse(under: item, animation: animation) }
      default: event { $0.collapse(item, animation: animation) }
      }
    case "reveal": event { $0.reveal(item, animation: animation) }
    case "hide", "show":
      let nodes = rest.map(node)
      event { $0.setHidden(nodes, words[0] == "hide", animation: animation) }
    case "filter":
      let nodes = rest == ["off"] ? nil : rest.map(node)
      event { $0.filter(nodes, animation: animation) }
    case "search": search(rest.joined(separator: " "), animation)
    case "restore": restore(rest.isEmpty ? saved : rest.joined(separator: " "), animation)
    default: ask(words[0], item)
    }
  }

  /// `with PRESET` or `with INSERT/DELETE` at the end of a command.
  private func takeAnimation(_ words: inout [String]) -> MenuAnimation? {
    guard words.count > 2, words[words.count - 2] == "with" else { return nil }
    let names = words[words.count - 1].split(separator: "/").map(String.init)
    words.removeLast(2)
    let presets = names.compactMap { presetsByName[$0] }
    guard let insert = presets.first, let delete = presets.last else { return nil }
    return MenuAnimation(insert: insert, delete: delete)
  }

  /// The program decides what matches: here titles that have the text in them, in any case.
  private mutating func search(_ text: String, _ animation: MenuAnimation?) {
    let matches = table.nodes.filter { node in
      let title = table.title(of: node).lowercased()
      return title.indices.contains { title[$0...].hasPrefix(text.lowercased()) }
    }
    say("matches: \(matches.map(name).joined(separator: " "))")
    event { $0.filter(matches, animation: animation) }
  }

  private mutating func restore(_ text: String, _ animation: MenuAnimation?) {
    let (change, unknown) = state.restore(text, animation: animation)
    draw(change, state)
    if !unknown.isEmpty { say("unknown: \(unknown.joined(separator: " "))") }
    show()
  }

  /// Commands that are no events.
  private mutating func ask(_ command: String, _ item: MenuNode) {
    switch command {
    case "save":
      saved = state.savedState
      say(saved)
    case "restart":
      state = MenuExpansion(table)
      drawn = DrawnTable(state)
      show()
    case "reload":
      drawn = DrawnTable(state)
      show()
    case "select":
      selection = item
      tellSelection(state)
    case "where": say("\(name(item)): \(place(of: item, in: state))")
    case "collapsed":
      for (id, isCollapsed) in state.collapsedByID.sorted(by: { $0.key < $1.key }) {
        say("\(id): \(isCollapsed)")
      }
    case "settings": tellSettings()
    case "columns": tellColumns()
    default: say("NO SUCH COMMAND")
    }
  }
}

private let presetsByName: [String: MenuAnimationPreset] = [
  "automatic": .automatic, "none": .none, "fade": .fade, "top": .top, "bottom": .bottom,
  "left": .left, "right": .right, "middle": .middle, "directional": .directional, "fold": .fold,
]
