/// What the values of templates are made from, and what several of them share.
///
/// It is used while one output is rendered, by one thread.
final class TemplateContext: TemplateSource {
  let menu: LoweredMenu
  let job: RenderJob

  var context: TemplateContext { self }

  private(set) lazy var drawing = FirstDrawing(
    menu, current: job.text(WellKnownParameter.current) ?? "")

  private(set) lazy var conditionLayout = ConditionLayout(menu.conditions)

  /// The records of all items.
  private(set) lazy var records = (0..<menu.count).map {
    RecordText(of: $0, in: menu, units: job.target.escaping.units).bytes
  }

  /// Where each record starts if all are joined with a line break after each, and where the last one
  /// ends.
  private(set) lazy var recordExtent = job.target.escaping.units.extent(ofLines: records)

  /// The items that get constants, in document order.
  private(set) lazy var constantNodes: [Int] = {
    let choice = job.constantChoice
    return menu.documentOrder.map(Int.init).filter { node in
      choice.includes(menu.flags[node], idIsDeclared: menu.idIsDeclared[node])
    }
  }()

  /// The actions that get cases; none if actions remain strings.
  private(set) lazy var actions: [NamedAction] = {
    guard job.actionForm == .typed else { return [] }
    let actions = menu.actionTexts
    guard actions.count <= maximalCases else { return [] }
    return actions.map { NamedAction(text: $0.text, summary: $0.summary, arguments: $0.arguments) }
  }()

  /// The items with each action that has arguments, by the action, in the order of their numbers.
  private(set) lazy var itemsWithArguments: [String: [Int]] = {
    var items: [String: [Int]] = [:]
    guard !menu.argumentsOfActions.isEmpty else { return items }
    for (node, details) in menu.details.enumerated() {
      guard let action = details?.fields.text(.action), menu.argumentsOfActions[action] != nil
      else { continue }
      items[action, default: []].append(node)
    }
    return items
  }()

  init(menu: LoweredMenu, job: RenderJob) {
    self.menu = menu
    self.job = job
  }

  func text(_ text: String) -> TemplateText { TemplateText(text, job.target.escaping) }

  /// An id or a word as an identifier of the target's language.
  func identifier(_ word: String) -> String { job.target.identifiers.identifier(for: word) }

  /// The title, or the id if that is empty.
  func name(of node: Int) -> String {
    menu.titles[node].isEmpty ? menu.ids[node] : menu.titles[node]
  }
}

/// What the value of a name is made from.
protocol TemplateSource: SendableMetatype {
  var context: TemplateContext { get }
}

extension TextUnits {
  /// Where each text starts if all are joined with a line break after each, and where the last one
  /// ends.
  func extent(ofLines texts: [String]) -> (starts: [Int32], end: Int) {
    var end = 0
    let starts = texts.map { text in
      defer { end += count(text) + 1 }
      return Int32(clamping: end)
    }
    return (starts, end)
  }
}
