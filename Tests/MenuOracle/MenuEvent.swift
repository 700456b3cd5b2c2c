#if canImport(MenuRuntime)
  import MenuRuntime
#endif

/// An event as a line of Tests/Conformance: nodes by number, any number allowed.
enum MenuEvent: Equatable {
  case toggle(Int)
  case expand(Int)
  case collapse(Int)
  case reveal(Int)
  case expandAll
  case collapseAll
  case expandUnder(Int)
  case collapseUnder(Int)
  case expandToDepth(Int)
  case hide([Int])
  case show([Int])
  case filter([Int])
  case filterOff
  case restore(String)
  case check(Int)
  case uncheck(Int)
  case toggleCheck(Int)
  case tap(Int, MenuTapPlace)
  case setCurrent(Int?, reveal: Bool)

  /// Reads a line; nil if it is none of an event.
  init?(_ line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = words.dropFirst().compactMap { Int($0) }
    let first = numbers.first ?? -1
    switch words.first {
    case "toggle": self = .toggle(first)
    case "expand": self = .expand(first)
    case "collapse": self = .collapse(first)
    case "reveal": self = .reveal(first)
    case "expandAll": self = .expandAll
    case "collapseAll": self = .collapseAll
    case "expandUnder": self = .expandUnder(first)
    case "collapseUnder": self = .collapseUnder(first)
    case "expandToDepth": self = .expandToDepth(first)
    case "hide": self = .hide(numbers)
    case "show": self = .show(numbers)
    case "filter": self = .filter(numbers)
    case "filterOff": self = .filterOff
    case "restore": self = .restore(String(line.dropFirst(8)))
    case "check": self = .check(first)
    case "uncheck": self = .uncheck(first)
    case "toggleCheck": self = .toggleCheck(first)
    case "tap": self = .tap(first, words.last == "indicator" ? .indicator : .row)
    case "current": self = .setCurrent(numbers.first, reveal: words.last == "reveal")
    default: return nil
    }
  }

  /// The line.
  var line: String {
    switch self {
    case .toggle(let node): "toggle \(node)"
    case .expand(let node): "expand \(node)"
    case .collapse(let node): "collapse \(node)"
    case .reveal(let node): "reveal \(node)"
    case .expandAll: "expandAll"
    case .collapseAll: "collapseAll"
    case .expandUnder(let node): "expandUnder \(node)"
    case .collapseUnder(let node): "collapseUnder \(node)"
    case .expandToDepth(let depth): "expandToDepth \(depth)"
    case .hide(let nodes): (["hide"] + nodes.map(String.init)).joined(separator: " ")
    case .show(let nodes): (["show"] + nodes.map(String.init)).joined(separator: " ")
    case .filter(let nodes): (["filter"] + nodes.map(String.init)).joined(separator: " ")
    case .filterOff: "filterOff"
    case .restore(let text): "restore \(text)"
    case .check(let node): "check \(node)"
    case .uncheck(let node): "uncheck \(node)"
    case .toggleCheck(let node): "toggleCheck \(node)"
    case .tap(let node, let place): "tap \(node) \(place)"
    case .setCurrent(let node, let reveals):
      "current " + (node.map(String.init) ?? "none") + (reveals ? " reveal" : "")
    }
  }

  /// What the engine answers.
  struct Result {
    let change: MenuChange
    /// The ids that `restore` did not know.
    var unknown: [String] = []
    /// The response to a tap.
    var response: MenuTapResponse?
  }

  /// Applies the event to the engine.
  func apply(to state: inout MenuExpansion) -> Result {
    switch self {
    case .restore(let text):
      let (change, unknown) = state.restore(text)
      return Result(change: change, unknown: unknown)
    case .tap(let node, let place):
      let (change, response) = state.tap(MenuNode(node), at: place)
      return Result(change: change, response: response)
    default:
      return Result(change: change(of: &state))
    }
  }

  private func change(of state: inout MenuExpansion) -> MenuChange {
    func nodes(_ numbers: [Int]) -> [MenuNode] { numbers.map { MenuNode($0) } }
    return switch self {
    case .toggle(let node): state.toggle(MenuNode(node))
    case .expand(let node): state.expand(MenuNode(node))
    case .collapse(let node): state.collapse(MenuNode(node))
    case .reveal(let node): state.reveal(MenuNode(node))
    case .expandAll: state.expandAll()
    case .collapseAll: state.collapseAll()
    case .expandUnder(let node): state.expand(under: MenuNode(node))
    case .collapseUnder(let node): state.collapse(under: MenuNode(node))
    case .expandToDepth(let depth): state.expand(toDepth: depth)
    case .hide(let numbers): state.setHidden(nodes(numbers), true)
    case .show(let numbers): state.setHidden(nodes(numbers), false)
    case .filter(let numbers): state.filter(nodes(numbers))
    case .filterOff: state.filter(nil)
    case .restore(let text): state.restore(text).change
    case .check(let node): state.check(MenuNode(node))
    case .uncheck(let node): state.uncheck(MenuNode(node))
    case .toggleCheck(let node): state.toggleCheck(MenuNode(node))
    case .tap(let node, let place): state.tap(MenuNode(node), at: place).change
    case .setCurrent(let node, let reveals):
      state.setCurrent(node.map { MenuNode($0) }, reveal: reveals)
    }
  }
}
