/// The names for the constants, the former ids and the enumerations of choices that templates can
/// generate from a menu.
extension TemplateContext {
  static let constantNames: [TemplateName<TemplateContext>] = [
    .rows(
      "constants", "The items that get constants, in the order of the document.",
      members: [
        .value("firstName", "The name of the first constant, or nothing.") { context in
          context.constantNodes.first.map { context.job.constantName(for: context.menu.ids[$0]) }
            ?? ""
        }
      ],
      columns: [
        .words("name", "The constant's name.") { $0.job.constantName(for: $0.menu.ids[$1]) },
        .numbers("number", "The item's number.") { Int32($1) },
        .texts("id", "The id.") { $0.menu.ids[$1] },
        .texts("title", "The title, or the id if the title is empty.") { $0.name(of: $1) },
      ]
    ) { $0.constantNodes },
    .rows(
      "formerConstants",
      "The former constants of the items with constants, from the keys `was`.",
      columns: [
        .words("name", "The former constant's name.") { $0.job.constantName(for: $1.id) },
        .words("newName", "The constant's name.") {
          $0.job.constantName(for: $0.menu.ids[$1.node])
        },
        .numbers("number", "The item's number.") { Int32($1.node) },
        .texts("id", "The former id.") { $1.id },
      ]
    ) { $0.formerConstants() },
    .rows(
      "formerIDs", "The ids that items had before, in the order of their UTF-8 bytes.",
      columns: [
        .texts("id", "The former id.") { $1.id },
        .numbers("number", "The item's number.") { Int32($1.node) },
      ]
    ) { $0.menu.formerIDs },
    .rows(
      "summaryChecks",
      "The categories with `checked = \"items\"`, in the order of their numbers.",
      columns: [
        .numbers("number", "The item's number.") { Int32($1.node) },
        .numbers(
          "itemCount",
          "The number of check items below the category that are not in a choice of one."
        ) { Int32($1.itemCount) },
      ]
    ) { context in
      context.summaryChecks.sorted { $0.key < $1.key }.map {
        (node: $0.key, itemCount: $0.value.itemCount)
      }
    },
  ]

  static let choices = TemplateName<TemplateContext>.list(
    "choices",
    "The items with a declared id and a `choice`, whose children become an enumeration.",
    [
      .value("type", "The name of the enumeration, without the menu's name.") { $0.type },
      .value("snakeType", "The value of `type` in snake case.") {
        IdentifierStyle.cased($0.type, .snake)
      },
      .value("upperSnakeType", "The value of `type` in upper snake case.") {
        IdentifierStyle.cased($0.type, .upperSnake)
      },
      .value("identifier", "The item's id as an identifier.") {
        $0.context.job.choiceName(forGroup: $0.id)
      },
      .value("id", "The item's id.") { $0.context.text($0.id) },
      .value("number", "The item's number.") { $0.value.group },
      .value("title", "The item's title.") { $0.context.text($0.context.name(of: $0.value.group)) },
      .value("isSet", "Whether any number of the children can be checked.") {
        $0.value.form == .any
      },
      .value("isOptional", "Whether at most one child can be checked, and none has to be.") {
        $0.value.form == .optional
      },
      .value(
        "initialName",
        "The name of the case that starts checked if one child is always checked; otherwise nothing."
      ) { choice in
        guard choice.value.form == .one else { return "" }
        let flags = choice.context.menu.flags
        let initial = choice.value.items.first { flags[$0].contains(.checked) }
        return initial.map { choice.caseName(of: $0, in: choice.value) } ?? ""
      },
      .list(
        "cases", "The children that can be checked.",
        [
          .value("name", "The case's name.") {
            $0.caseName(of: $0.value.item, in: $0.value.choice)
          },
          .value("id", "The child's id.") { $0.context.text($0.context.menu.ids[$0.value.item]) },
          .value("number", "The child's number.") { $0.value.item },
          .value("title", "The child's title.") {
            $0.context.text($0.context.name(of: $0.value.item))
          },
        ]
      ) { choice in choice.value.items.map { (choice: choice.value, item: $0) } },
    ]
  ) { $0.namedChoices }

  static let choiceCounts: [TemplateName<TemplateContext>] = [
    .value("choiceOfOneCount", "The number of `choices` in which at most one child can be checked.")
    {
      $0.namedChoices.count { $0.form != .any }
    },
    .value(
      "choiceOfAnyCount", "The number of `choices` in which any number of children can be checked."
    ) {
      $0.namedChoices.count { $0.form == .any }
    },
  ]

  /// The choices that become enumerations.
  private var namedChoices: [NamedChoice] {
    job.hasChoiceTypes ? menu.namedChoices.filter { $0.items.count <= maximalCases } : []
  }

  /// The former ids that get constants. A former id gets none if another item or former id has the
  /// same constant.
  private func formerConstants() -> [(id: String, node: Int)] {
    var taken = Set(constantNodes.map { job.constantName(for: menu.ids[$0]) })
    var former: [(id: String, node: Int)] = []
    for node in constantNodes {
      for old in menu.details[node]?.fields.formerIDs ?? []
      where taken.insert(job.constantName(for: old.id)).inserted {
        former.append((old.id, node))
      }
    }
    return former
  }
}

extension TemplateElement {
  /// The name of the case for an item of a choice.
  fileprivate func caseName(of item: Int, in choice: NamedChoice) -> String {
    let ids = context.menu.ids
    return context.job.choiceCase(for: ids[item], inGroup: ids[choice.group], choice.form)
  }
}

extension TemplateElement<NamedChoice> {
  fileprivate var id: String { context.menu.ids[value.group] }
  fileprivate var type: String { context.job.choiceType(forGroup: id) }
}
