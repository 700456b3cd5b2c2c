import Stencil

/// Makes the context of templates, with the names of ``Vocabulary``. This is the last step before
/// Stencil, and the only one that uses dictionaries.
struct TemplateContext {
  let menu: LoweredMenu
  let job: RenderJob

  func dictionary(assets: [String]) -> [String: Any] {
    let type = job.typeName(of: menu.name)
    let actions = actionValues()
    let languages = languageValues()
    let items = ItemRows(
      menu: menu, escaping: job.target.escaping,
      drawing: FirstDrawing(menu, current: job.text(WellKnownParameter.current) ?? ""))
    return [
      "menu": menuValues(),
      "items": items.rows(),
      "details": items.details(),
      "numbers": items.numbers(),
      "outline": items.outline(),
      "constants": constantRows(),
      "formerConstants": formerConstantRows(),
      "formerIDs": formerIDRows(),
      "choices": choiceValues(),
      "actions": actions,
      "actionCount": actions.count,
      "languages": languages,
      "languageCount": languages.count,
      "conditions": conditionValues(),
      "conditionCount": menu.conditions.count,
      "whenClauses": whenClauseRows(),
      "whenCount": menu.whens.count,
      "conditionalItems": conditionalItemRows(),
      "columns": menu.columns.map { columnValues($0, items) },
      "parameters": parameterValues(),
      "type": type,
      "snakeType": IdentifierStyle.cased(type, .snake),
      "upperSnakeType": IdentifierStyle.cased(type, .upperSnake),
      "elementName": job.elementName(of: menu.name),
      "json": LazyValueWrapper(tableJSON(menu)),
      "assets": assets,
    ]
  }

  func text(_ text: String) -> TemplateText { TemplateText(text, job.target.escaping) }

  private func menuValues() -> [String: Any] {
    let settings = menu.settings
    var values: [String: Any] = [
      "name": menu.name,
      "title": text(menu.title),
      "isSingle": menu.topLevelIsSingle,
      "keepsOpen": menu.topLevelKeepsOpen,
      "choosesOne": menu.topLevelChoosesOne,
      "indicator": indicatorValues(settings.indicator),
      "insertAnimation": settings.animation.insert.rawValue,
      "deleteAnimation": settings.animation.delete.rawValue,
      "duration": NumberText.of(settings.animation.duration),
      "scroll": settings.scroll.to.rawValue,
      "scrollRows": settings.scroll.rows,
      "keepsSelection": settings[.selection] == .string(SelectionMode.keep.rawValue),
    ]
    for setting in DocumentSetting.allCases {
      values[setting.name] = settings[setting].map { value(of: setting, $0) }
    }
    values["language"] = menu.language?.text
    values["direction"] = (menu.language?.isRightToLeft ?? false) ? "rtl" : "ltr"
    values["isRightToLeft"] = menu.language?.isRightToLeft ?? false
    values["busyDelay"] = settings.busyDelay.map(NumberText.of)
    return values
  }

  private func value(of setting: DocumentSetting, _ value: ScalarValue) -> Any {
    switch (value, setting.description.key.type) {
    case (.string(let word), .choice): word
    case (.string(let string), _): text(string)
    case (.integer(let integer), _): Int(integer)
    case (.number, _): value.printed
    case (.boolean(let flag), _): flag
    }
  }

  private func indicatorValues(_ indicator: Indicator) -> [String: Any] {
    let glyphs = [
      ("collapsed", indicator.collapsed), ("expanded", indicator.expanded),
      ("empty", indicator.empty), ("leaf", indicator.leaf),
    ]
    var values: [String: Any] = [
      "glyphs": glyphs.compactMap { name, glyph in glyph.map { glyphValues(name, $0) } },
      "hidesWhenEmpty": indicator.hideWhenEmpty,
    ]
    values["color"] = indicator.color
    values["highlight"] = indicator.highlight
    return values
  }

  private func glyphValues(_ name: String, _ glyph: Glyph) -> [String: Any] {
    var values: [String: Any] = ["name": name]
    values["text"] = glyph.text.map(text)
    values["image"] = glyph.image.map(text)
    return values
  }

  private func columnValues(_ column: Column, _ items: ItemRows) -> [String: Any] {
    var values: [String: Any] = [
      "name": column.name,
      "identifier": job.target.identifiers.identifier(for: column.name),
      "type": column.type.rawValue,
      "summary": text(column.summary ?? "The column `\(column.name)`."),
      "isTranslated": column.isTranslated,
      "values": items.values(in: column),
    ]
    switch column.defaultValue {
    case .string(let string): values["default"] = text(string)
    case .integer, .number: values["default"] = column.defaultValue?.printed
    case .boolean(let flag): values["default"] = flag ? "true" : "false"
    case nil: break
    }
    return values
  }

  private func parameterValues() -> [String: Any] {
    var values: [String: Any] = [:]
    for parameter in job.target.parameters {
      switch job.parameters[parameter.name] ?? parameter.defaultValue {
      case .text(let text): values[parameter.name] = parameter.values[text] ?? text
      case .boolean(let flag): values[parameter.name] = flag
      case .integer(let integer): values[parameter.name] = Int(integer)
      }
    }
    return values
  }

  /// The items that get constants, in document order.
  func constantNodes() -> [Int] {
    let choice = job.constantChoice
    return menu.documentOrder.map(Int.init).filter { node in
      choice.includes(menu.flags[node], idIsDeclared: menu.idIsDeclared[node])
    }
  }

  private func constantRows() -> RowSet {
    let nodes = constantNodes()
    func name(_ node: Int) -> String { job.target.identifiers.identifier(for: menu.ids[node]) }
    return RowSet(
      count: nodes.count,
      columns: [
        "name": { .words(nodes.map(name)) },
        "number": { .numbers(nodes.map(Int32.init)) },
        "id": { .texts(nodes.map { menu.ids[$0] }) },
        "title": { .texts(nodes.map { menu.titles[$0].isEmpty ? menu.ids[$0] : menu.titles[$0] }) },
      ],
      members: ["firstName": { nodes.first.map(name) ?? "" }],
      escaping: job.target.escaping)
  }
}
