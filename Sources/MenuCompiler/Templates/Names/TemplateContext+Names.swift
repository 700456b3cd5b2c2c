import Stencil

extension TemplateContext {
  /// All top-level names.
  static let names: [TemplateName<TemplateContext>] =
    [
      .record("menu", "The settings of the menu as a whole.", menuNames),
      .value("type", "The name of the type that is generated from the menu.") { $0.type },
      .value("snakeType", "The value of `type` in snake case: `side_bar_menu` for `SideBarMenu`.") {
        IdentifierStyle.cased($0.type, .snake)
      },
      .value("upperSnakeType", "The value of `type` in upper snake case.") {
        IdentifierStyle.cased($0.type, .upperSnake)
      },
      .value(
        "elementName", "The name of a custom element: the parameter `tag`, or `side-bar-menu`."
      ) { $0.job.elementName(of: $0.menu.name) },
    ] + itemNames + [shortcuts, forms] + constantNames + [choices] + choiceCounts + actionNames
    + conditionNames + partNames + [
      resources,
      languages,
      interface,
      ownInterfaceTexts,
      .value("languageCount", "The number of `languages`.") { $0.writtenLanguages.count },
      columns,
      TemplateName(
        name: "parameters", vocabulary: .parameters("The target's parameters, by name."),
        value: { $0.parameterValues }),
      .value("json", "The lowered table as JSON, as `menuc dump` prints it; not escaped.") {
        let menu = $0.menu
        return LazyValueWrapper(tableJSON(menu))
      },
      // Each file has a different value for this name.
      TemplateName(
        name: "assets",
        vocabulary: .list("The contents of the file's assets.", of: .value("An unescaped text.")),
        value: { _ in LazyValueWrapper(TemplateList([])) }),
    ]

  /// The meanings of the names.
  static let vocabulary = names.vocabulary()

  /// The values of all names. This is the last step before Stencil, and the only one that uses
  /// dictionaries.
  func dictionary() -> [String: Any] { Self.names.values(of: self) }

  private var type: String { job.typeName(of: menu.name) }

  private var parameterValues: TemplateRecord {
    TemplateRecord { [job] name in
      guard let parameter = job.target.parameters.first(where: { $0.name == name }) else {
        return nil
      }
      return switch job.parameters[name] ?? parameter.defaultValue {
      case .text(let text): parameter.values[text] ?? text
      case .boolean(let flag): flag
      case .integer(let integer): Int(integer)
      }
    }
  }

  private static let columns = TemplateName<TemplateContext>.list(
    "columns", "The custom columns.",
    [
      .value("name", "The column's name.") { $0.value.name },
      .value("identifier", "The column's name in the target's language.") {
        $0.context.job.columnName($0.value.name)
      },
      .value("type", "`string`, `integer`, `number` or `boolean`.") { $0.value.type.rawValue },
      .value("default", "The default, or nothing.") { column in
        switch column.value.defaultValue {
        case .string(let string): column.context.text(string)
        case .integer, .number: column.value.defaultValue?.printed
        case .boolean(let flag): flag ? "true" : "false"
        case nil: nil
        }
      },
      .value("summary", "A description of the column's values.") {
        $0.context.text($0.value.summary ?? "The column `\($0.value.name)`.")
      },
      .value("isTranslated", "Whether the column's values are translated.") {
        $0.value.isTranslated
      },
      .rows(
        "values", "The items that set a value themselves, in the order of `items`.",
        columns: [
          .numbers("item", "The item's number.") { $1.item },
          .column("value", "The value; `1` or `0` in a column of type `boolean`.") {
            let values = $1.map(\.value)
            return $0.value.type == .string ? .texts(values) : .words(values)
          },
          .truths("isTrue", "Whether the value is not `0`.") { $1.value != "0" },
        ]
      ) { column -> [(item: Int32, value: String)] in
        column.context.menu.details.enumerated().compactMap { node, details in
          details?.fields.values[column.value.name].map { (Int32(node), $0.printed) }
        }
      },
    ]
  ) { $0.menu.columns }
}
