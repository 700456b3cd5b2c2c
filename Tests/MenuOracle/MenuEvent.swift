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
    }
  }

  /// Lets the engine have it; also the ids that `restore` did not know.
  func apply(to state: inout MenuExpansion) -> (change: MenuChange, unknown: [String]) {
    func nodes(_ numbers: [Int]) -> [MenuNode] { numbers.map { MenuNode($0) } }
    switch self {
    case .toggle(let node): return (state.toggle(MenuNode(node)), [])
    case .expand(let node): return (state.expand(MenuNode(node)), [])
    case .collapse(let node): return (state.collapse(MenuNode(node)), [])
    case .reveal(let node): return (state.reveal(MenuNode(node)), [])
    case .expandAll: return (state.expandAll(), [])
    case .collapseAll: return (state.collapseAll(), [])
    case .expandUnder(let node): return (state.expand(under: MenuNode(node)), [])
    case .collapseUnder(let node): return (state.collapse(under: MenuNode(node)), [])
    case .expandToDepth(let depth): return (state.expand(toDepth: depth), [])
    case .hide(let numbers): return (state.setHidden(nodes(numbers), true), [])
    case .show(let numbers): return (state.setHidden(nodes(numbers), false), [])
    case .filter(let numbers): return (state.filter(nodes(numbers)), [])
    case .filterOff: return (state.filter(nil), [])
    case .restore(let text): return state.restore(text)
    }
  }
}
