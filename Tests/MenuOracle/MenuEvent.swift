#if canImport(MenuRuntime)
  import MenuRuntime
#endif

/// An event as a line of Tests/Conformance: nodes by number, any number allowed.
enum MenuEvent: Equatable, Sendable {
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
  case set([Setting])
  case slot(Int, SlotEvent)
  case update([Int])
  /// Nil opens the top page.
  case openPage(Int?)
  case closePage
  /// The table in the language with this number takes the place of the other.
  case language(Int)
  /// An event with an animation of its own.
  indirect case animated(MenuEvent, MenuAnimationPreset, MenuAnimationPreset)

  /// A value for a condition, both by number.
  struct Setting: Equatable {
    var condition: Int
    var value: Int
  }

  /// An event on the rows of a slot.
  enum SlotEvent: Equatable {
    case count(Int)
    case insert([Int])
    case remove([Int])
    case updateRows([Int])
    case busy(Bool)
  }

  /// Reads a line; nil if it does not describe an event.
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
    case "set":
      self = .set(
        words.dropFirst().compactMap { word in
          let parts = word.split(separator: ":").compactMap { Int($0) }
          return parts.count == 2 ? Setting(condition: parts[0], value: parts[1]) : nil
        })
    case "count": self = .slot(first, .count(numbers.last ?? 0))
    case "insert": self = .slot(first, .insert(Array(numbers.dropFirst())))
    case "remove": self = .slot(first, .remove(Array(numbers.dropFirst())))
    case "updateRows": self = .slot(first, .updateRows(Array(numbers.dropFirst())))
    case "busy": self = .slot(first, .busy(words.last == "true"))
    case "update": self = .update(numbers)
    case "openPage": self = .openPage(numbers.first)
    case "closePage": self = .closePage
    case "language": self = .language(first)
    case "with":
      let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
      guard parts.count == 4, let insert = Self.preset(parts[1]),
        let delete = Self.preset(parts[2]),
        let event = MenuEvent(parts[3])
      else { return nil }
      self = .animated(event, insert, delete)
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
    case .hide(let nodes): Self.line("hide", nodes)
    case .show(let nodes): Self.line("show", nodes)
    case .filter(let nodes): Self.line("filter", nodes)
    case .filterOff: "filterOff"
    case .restore(let text): "restore \(text)"
    case .check(let node): "check \(node)"
    case .uncheck(let node): "uncheck \(node)"
    case .toggleCheck(let node): "toggleCheck \(node)"
    case .tap(let node, let place): "tap \(node) \(place)"
    case .setCurrent(let node, let reveals):
      "current " + (node.map(String.init) ?? "none") + (reveals ? " reveal" : "")
    case .set(let settings):
      (["set"] + settings.map { "\($0.condition):\($0.value)" }).joined(separator: " ")
    case .slot(let node, .count(let count)): "count \(node) \(count)"
    case .slot(let node, .insert(let indices)): Self.line("insert \(node)", indices)
    case .slot(let node, .remove(let indices)): Self.line("remove \(node)", indices)
    case .slot(let node, .updateRows(let indices)): Self.line("updateRows \(node)", indices)
    case .slot(let node, .busy(let isBusy)): "busy \(node) \(isBusy)"
    case .openPage(let node): "openPage " + (node.map(String.init) ?? "none")
    case .closePage: "closePage"
    case .language(let number): "language \(number)"
    case .update(let nodes): Self.line("update", nodes)
    case .animated(let event, let insert, let delete): "with \(insert) \(delete) \(event.line)"
    }
  }

  /// The event without its own animation.
  var plain: MenuEvent { if case .animated(let event, _, _) = self { event } else { self } }

  /// The event's own animation, or nil.
  var animation: MenuAnimation? {
    guard case .animated(_, let insert, let delete) = self else { return nil }
    return MenuAnimation(insert: insert, delete: delete)
  }

  static let presets: [MenuAnimationPreset] = [
    .automatic, .none, .fade, .top, .bottom, .left, .right, .middle, .directional, .fold,
  ]

  private static func preset(_ name: String) -> MenuAnimationPreset? {
    presets.first { "\($0)" == name }
  }

  private static func line(_ name: String, _ numbers: [Int]) -> String {
    ([name] + numbers.map(String.init)).joined(separator: " ")
  }
}
