/// The names for conditions, and for the items that depend on them.
extension TemplateContext {
  static let conditionNames: [TemplateName<TemplateContext>] = [
    conditionList(
      "conditions",
      "The conditions of the menu, including conditions that follow items, in the order of their numbers."
    ) { $0.menu.conditions },
    .value("conditionCount", "The number of `conditions`.") { $0.menu.conditions.count },
    .value(
      "furtherConditionWords",
      "The number of 64-bit words for the bits of all `conditions`, not counting the first word; 0 if one word suffices."
    ) { $0.conditionLayout.wordCount - 1 },
    conditionList("settableConditions", "The `conditions` that the program sets.") {
      $0.menu.conditions.settable
    },
    .rows(
      "followers",
      "The values that conditions have while items are checked, or texts are in a language, in the order of `item` and `condition`; empty unless conditions follow items or the language.",
      columns: [
        .numbers(
          "item",
          "The number of the check item. For a language, its number in `languages`, or 0 for the document's language, plus the number of all items."
        ) { $1.node },
        .numbers("condition", "The number of the condition.") { $1.condition },
        .numbers("value", "The value's number: 1 for true, or the number of a choice.") {
          $1.value
        },
      ]
    ) { context -> [LoweredFollower] in
      context.menu.followers + context.menu.followers(of: context.writtenLanguages)
    },
    .rows(
      "whenClauses",
      "The clauses of each distinct `when` or `enabled`. With `bits` as the bits of all conditions, a clause holds"
        + " if `bits & any` or `~bits & not` is not 0; a `when` holds if all its clauses do."
        + " If the conditions have more than 64 bits, each clause has one row for each 64 of them, and holds if one of its rows does.",
      columns: [
        .numbers("when", "The number of the `when`, from 0; ascending.") { $1.when },
        .words("anyLow", "The lower 32 bits of `any`.") { lowerHalf(of: $1.clause.any) },
        .words("anyHigh", "The upper 32 bits of `any`.") { lowerHalf(of: $1.clause.any >> 32) },
        .words("notLow", "The lower 32 bits of `not`.") { lowerHalf(of: $1.clause.not) },
        .words("notHigh", "The upper 32 bits of `not`.") { lowerHalf(of: $1.clause.not >> 32) },
      ]
    ) { context -> [(when: Int32, clause: WhenClause)] in
      context.menu.whens.enumerated().flatMap { number, when in
        when.clauses.map { (Int32(number), $0) }
      }
    },
    .value("whenCount", "The number of `when`s in `whenClauses`.") { $0.menu.whens.count },
    .rows(
      "conditionalItems",
      "The items with a `when`, or conditions in `enabled`, in the order of `when`s, and then of `item`.",
      columns: [
        .numbers(
          "item",
          "The item's number; for its `enabled`, the item's number plus the number of all items."
        ) { $1.item },
        .numbers("when", "The number of the `when`.") { $1.when },
      ]
    ) { context -> [(item: Int32, when: Int32)] in
      context.menu.whens.enumerated().flatMap { number, when in
        (when.nodes + when.enabledNodes.map { $0 + Int32(context.menu.count) })
          .map { ($0, Int32(number)) }
      }
    },
  ]

  private static func lowerHalf(of bits: UInt64) -> String {
    String(UInt32(truncatingIfNeeded: bits))
  }

  private static func conditionList(
    _ name: String, _ meaning: String,
    _ list: @escaping @Sendable (TemplateContext) -> [Condition]
  ) -> TemplateName<TemplateContext> {
    .list(name, meaning, conditionMembers, list)
  }

  private static let conditionMembers: [TemplateName<TemplateElement<Condition>>] = [
    .value("name", "The condition's name, as in the menu.") { $0.context.text($0.value.name) },
    .value("number", "The condition's number.") { $0.conditionNumber },
    .value("identifier", "The condition's name in the language.") {
      $0.context.job.conditionName($0.value.name)
    },
    .value("type", "The name of the enumeration of the choices; empty for booleans.") {
      $0.type
    },
    .value("snakeType", "The value of `type` in snake case.") {
      IdentifierStyle.cased($0.type, .snake)
    },
    .value("upperSnakeType", "The value of `type` in upper snake case.") {
      IdentifierStyle.cased($0.type, .upperSnake)
    },
    .value("summary", "The meaning of the condition.") {
      $0.context.text($0.value.summary ?? "The condition `\($0.value.name)`.")
    },
    .value(
      "followsItem",
      "Whether the condition follows an item, or the language, so that the program does not set it."
    ) { !$0.value.isSettable },
    .value("isBoolean", "Whether the condition is a boolean.") { $0.value.choices == nil },
    .value(
      "default",
      "The number of the initial value; 0 for false and 1 for true. It is `valueCount` if the condition has no initial value, because it follows a choice without a checked item."
    ) { $0.value.defaultValue },
    .value("defaultName", "The name of the case of the initial value; empty for booleans.") {
      $0.value.choices == nil
        ? "" : $0.defaultCase
    },
    .value("bit", "The condition's first bit; a boolean has one bit, which is set if it is true.") {
      $0.context.conditionLayout.firstBits[$0.conditionNumber]
    },
    .value("valueCount", "The number of values; 2 for booleans.") { $0.value.values.count },
    .list(
      "cases", "The choices; none for booleans.",
      [
        .value("name", "The name of the case for the choice.") {
          $0.context.job.choiceCase($0.value.choice, of: $0.value.condition)
        },
        .value("text", "The choice, as in the menu.") { $0.context.text($0.value.choice) },
        .value("number", "The number of the value, from 0.") { $0.number },
      ]
    ) { condition in
      (condition.value.choices ?? []).map { (condition: condition.value.name, choice: $0) }
    },
  ]
}

extension TemplateElement<Condition> {
  /// The condition's number among all conditions of the menu.
  fileprivate var conditionNumber: Int {
    let conditions = context.menu.conditions
    if number < conditions.count, conditions[number].name == value.name { return number }
    return conditions.firstIndex { $0.name == value.name } ?? number
  }

  /// The name of the case of the initial value; empty if there is none.
  fileprivate var defaultCase: String {
    value.defaultText.map { context.job.choiceCase($0, of: value.name) } ?? ""
  }

  fileprivate var type: String {
    value.choices == nil ? "" : context.job.conditionType(value.name)
  }
}
