/// The data from which the values of template names are computed, and results that several values
/// share.
///
/// It is used by one thread while one output is rendered.
final class TemplateContext: TemplateSource {
  let menu: LoweredMenu
  let job: RenderJob
  /// Whether the menu is in a language other than the document's.
  let isTranslation: Bool

  var context: TemplateContext { self }

  private(set) lazy var drawing = FirstDrawing(
    menu, current: SiteBase(of: job).resolve(job.text(WellKnownParameter.current) ?? ""))

  /// Whether a page is a disclosure navigation, not a tree.
  private(set) lazy var isDisclosure = findsDisclosure()

  private(set) lazy var conditionLayout = ConditionLayout(menu.conditions)

  /// The records of all items.
  private(set) lazy var records = (0..<menu.count).map {
    RecordText(of: $0, in: menu, units: job.target.escaping.units).bytes
  }

  /// The start of each record when all records are joined, with a line break after each, and the
  /// end of the last record.
  private(set) lazy var recordExtent = job.target.escaping.units.extent(ofLines: records)

  /// The summary checks, by the numbers of their nodes.
  private(set) lazy var summaryChecks = menu.summaryChecks()

  /// The items that get constants, in document order.
  private(set) lazy var constantNodes: [Int] = {
    let choice = job.constantChoice
    return menu.documentOrder.map(Int.init).filter { node in
      choice.includes(menu.flags[node], idIsDeclared: menu.idIsDeclared[node])
    }
  }()

  /// The actions that get cases; empty if actions remain strings or there are too many actions.
  private(set) lazy var actions: [NamedAction] = {
    guard job.actionForm == .typed else { return [] }
    let actions = menu.actionTexts
    guard actions.count <= maximalCases else { return [] }
    return actions.map { NamedAction(text: $0.text, summary: $0.summary, arguments: $0.arguments) }
  }()

  /// For each action with arguments, the items that have the action, in the order of their numbers.
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

  init(menu: LoweredMenu, job: RenderJob, isTranslation: Bool = false) {
    self.menu = menu
    self.job = job
    self.isTranslation = isTranslation
  }

  func text(_ text: String) -> TemplateText { TemplateText(text, job.target.escaping) }

  /// The identifier for an id or a word in the target's language.
  func identifier(_ word: String) -> String { job.target.identifiers.identifier(for: word) }

  /// The title, or the id if the title is empty.
  func name(of node: Int) -> String {
    menu.titles[node].isEmpty ? menu.ids[node] : menu.titles[node]
  }
}

/// The data from which the values of template names are computed.
protocol TemplateSource: SendableMetatype {
  var context: TemplateContext { get }
}

extension TextUnits {
  /// The start of each string when all strings are joined, with a line break after each, and the
  /// end of the last string.
  func extent(ofLines texts: [String]) -> (starts: [Int32], end: Int) {
    var end = 0
    let starts = texts.map { text in
      defer { end += count(text) + 1 }
      return Int32(clamping: end)
    }
    return (starts, end)
  }
}
