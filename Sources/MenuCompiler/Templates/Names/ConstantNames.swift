/// The names of constants, former ids, and the enumerations of choices that templates can generate from
/// a menu.
extension TemplateContext {
  static let constantNames: [TemplateName<TemplateContext>] = [
    .rows(
      "constants", "The items that get constants, in the order of the document.",
      members: [
        .value("firstName", "The name of the first, or nothing.") { context in
          context.constantNodes.first.map { context.job.constantName(for: context.menu.ids[$0]) }
            ?? ""
        }
      ],
      columns: [
        .words("name", "The constant's name.") { $0.job.constantName(for: $0.menu.ids[$1]) },
        .numbers("number", "The item's number.") { Int32($1) },
        .texts("id", "The id.") { $0.menu.ids[$1] },
        .texts("title", "The title, or the id if that is empty.") { $0.name(of: $1) },
      ]
    ) { $0.constantNodes },
    .rows(
      "formerConstants",
      "The constants that the items with constants had before, by the keys `was`.",
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
  ]

  static let choices = TemplateName<TemplateContext>.list(
    "choices",
    "The items with a declared id and `choice = \"one\"`, whose children become an enumeration.",
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
      .list(
        "cases", "The children that can be checked.",
        [
          .value("name", "The case's name.") {
            $0.context.job.choiceCase(
              for: $0.context.menu.ids[$0.value.item],
              inGroup: $0.context.menu.ids[$0.value.group])
          },
          .value("id", "The child's id.") { $0.context.text($0.context.menu.ids[$0.value.item]) },
          .value("number", "The child's number.") { $0.value.item },
          .value("title", "The child's title.") {
            $0.context.text($0.context.name(of: $0.value.item))
          },
        ]
      ) { choice in choice.value.items.map { (group: choice.value.group, item: $0) } },
    ]
  ) { context in
    guard context.job.hasChoiceTypes else { return [] }
    return context.menu.namedChoices.filter { $0.items.count <= maximalCases }
  }

  /// The constants for former ids, unless an item now has a constant of that name.
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

extension TemplateElement<(group: Int, items: [Int])> {
  fileprivate var id: String { context.menu.ids[value.group] }
  fileprivate var type: String { context.job.choiceType(forGroup: id) }
}
