/// The lowered table as JSON, for `menuc dump` and for programs in any language; see the article
/// "The table as JSON". Each item is on its own line; the items are ordered by number.
package func tableJSON(_ menu: LoweredMenu) -> String {
  var text = ""
  printTableJSON(menu) { text += $0 }
  return text
}

/// Prints the table as JSON, item by item.
func printTableJSON(
  _ menu: LoweredMenu, _ print: (String) throws -> Void
) rethrows {
  let head: [(String, JSONValue?)] =
    [("menu", .string(menu.name))]
    + DocumentKey.allCases.flatMap { documentJSON($0, of: menu) } + [
      ("topLevelCount", .integer(menu.topLevelCount)),
      ("documentOrder", .array(menu.documentOrder.map { .integer($0) })),
    ]
  try print("{\n")
  for case (let key, let value?) in head {
    try print("  \(JSONValue.string(key).printedOnOneLine()): \(value.printedOnOneLine()),\n")
  }
  try print("  \"items\": [")
  for node in 0..<menu.count {
    try print(
      (node == 0 ? "\n    " : ",\n    ") + itemJSON(node, of: menu).printedOnOneLine())
  }
  try print(menu.count == 0 ? "]\n}\n" : "\n  ]\n}\n")
}

/// The members of the table's JSON for a document key.
private func documentJSON(_ key: DocumentKey, of menu: LoweredMenu) -> [(String, JSONValue?)] {
  let settings = menu.settings
  switch key {
  case .setting(let setting): return [(setting.name, settings[setting].map(valueJSON))]
  case .structure(let key):
    switch key {
    case .title: return [("title", .string(menu.title))]
    case .expansion: return [("single", .boolean(menu.topLevelIsSingle))]
    case .keepOpen:
      return [
        ("keepOpen", .boolean(menu.topLevelKeepsOpen)),
        ("choosesOne", menu.topLevelChoosesOne ? .boolean(true) : nil),
      ]
    case .indicator: return [("indicator", indicatorJSON(settings.indicator))]
    case .animation:
      let animation: [(String, JSONValue?)] = [
        ("insert", .string(settings.animation.insert.rawValue)),
        ("delete", .string(settings.animation.delete.rawValue)),
        ("duration", number(settings.animation.duration)),
      ]
      return [("animation", .members(animation))]
    case .scroll:
      let scroll: [(String, JSONValue?)] = [
        ("to", .string(settings.scroll.to.rawValue)), ("rows", .integer(settings.scroll.rows)),
      ]
      return [("scroll", .members(scroll))]
    case .busy: return [("busyDelay", settings.busyDelay.map(number) ?? .null)]
    case .actions: return [("actions", menu.actions.map { .array($0.map(actionJSON)) })]
    case .conditions:
      let conditions = menu.conditions.map(conditionJSON)
      return [("conditions", conditions.isEmpty ? nil : .array(conditions))]
    case .columns: return [("columns", .array(menu.columns.map(columnJSON)))]
    case .language:
      return [
        ("language", menu.language.map { .string($0.text) }),
        ("direction", menu.language.map { .string($0.direction) }),
        ("plurals", menu.pluralRule.map { .string($0.text) }),
      ]
    case .schema, .version, .menu, .translations, .collapsed, .collapsible, .choice, .generate,
      .items:
      return []
    }
  }
}

private func itemJSON(_ node: Int, of menu: LoweredMenu) -> JSONValue {
  let flags = menu.flags[node]
  let fields = menu.details[node]?.fields
  func isSet(_ flag: NodeFlags) -> JSONValue? { flags.contains(flag) ? .boolean(true) : nil }
  func text(_ text: String?) -> JSONValue? { text.map { .string($0) } }
  return .members(
    [
      ("number", .integer(node)),
      ("id", flags.contains(.separator) ? .null : .string(menu.ids[node])),
      ("title", .string(menu.titles[node])),
      ("parent", menu.parents[node] < 0 ? .null : .integer(menu.parents[node])),
      ("depth", .integer(menu.depths[node])),
      ("firstChild", menu.childCounts[node] == 0 ? nil : .integer(menu.firstChildren[node])),
      ("childCount", menu.childCounts[node] == 0 ? nil : .integer(menu.childCounts[node])),
      ("category", isSet(.category)), ("open", isSet(.open)), ("fixed", isSet(.fixed)),
      ("hidden", isSet(.hidden)), ("disabled", isSet(.disabled)), ("separator", isSet(.separator)),
      ("single", isSet(.single)), ("keepOpen", isSet(.keepOpen)),
      ("checkItem", menu.isCheckItem(node) ? .boolean(true) : nil), ("checked", isSet(.checked)),
      ("summaryCheck", menu.isSummaryCheck(node) ? .boolean(true) : nil),
      ("choosesOne", isSet(.choosesOne)), ("choosesAny", isSet(.choosesAny)),
      ("showsChecked", flags.contains(.separator) ? nil : isSet(.showsChecked)),
      ("slot", isSet(.slot)),
      ("inline", menu.isInlineGroup(node) ? .boolean(true) : nil),
      ("separators", menu.hasBorders(node) ? .boolean(true) : nil),
      ("borderOf", menu.inlineOfBorder(node).map { .integer($0) }),
      ("footerOf", flags.contains(.footer) ? .integer(menu.parents[node]) : nil),
      ("page", isSet(.page)),
      ("when", fields.flatMap { whenJSON($0.when) }),
      ("enabled", fields.flatMap { whenJSON($0.enabledWhen) }),
      ("shownRows", menu.shownRows[node] == 0 ? nil : .integer(menu.shownRows[node])),
    ]
      + ItemField.allCases.map { field in (field.name, fields.flatMap { fieldJSON(field, of: $0) })
      } + [
        ("arguments", argumentsJSON(of: node, in: menu)),
        ("keywords", fields.flatMap { strings($0.keywords) }),
        ("was", fields.flatMap { strings($0.formerIDs.map(\.id)) }),
        (
          "label",
          text(fields?.accessibilityLabel) ?? fields.flatMap { formsJSON(.label, of: $0) }
        ), ("hint", text(fields?.accessibilityHint)),
        ("indicator", fields?.indicator.map { _ in indicatorJSON(menu.indicator(of: node)) }),
        ("values", valuesJSON(of: node, in: menu)),
      ])
}

private func fieldJSON(_ field: ItemField, of fields: ItemDetails.Fields) -> JSONValue? {
  guard let value = fields[field] else {
    return PluralField(name: field.key).flatMap { formsJSON($0, of: fields) }
  }
  return field == .shortcut ? ShortcutList(value.printed).map(shortcutsJSON) : valueJSON(value)
}

/// The forms of a text with a number; nil if the item has no such text.
private func formsJSON(_ field: PluralField, of fields: ItemDetails.Fields) -> JSONValue? {
  fields.plurals.first { $0.field == field }
    .map { .members($0.ordered.map { ($0.form.rawValue, .string($0.text)) }) }
}

/// Shortcuts as written in a menu document.
private func shortcutsJSON(_ list: ShortcutList) -> JSONValue {
  func some(_ shortcuts: [Shortcut]) -> JSONValue {
    let texts = shortcuts.map(\.description)
    return texts.count == 1 ? .string(texts[0]) : .strings(texts)
  }
  if list.apple == list.other { return some(list.other) }
  return .members([("default", some(list.other)), ("apple", some(list.apple))])
}

private func strings(_ values: [String]) -> JSONValue? {
  values.isEmpty ? nil : .strings(values)
}

private func conditionJSON(_ condition: Condition) -> JSONValue {
  let value = condition.defaultText.map { text in
    condition.choices == nil ? .boolean(condition.defaultValue == 1) : JSONValue.string(text)
  }
  return .members([
    ("name", .string(condition.name)), ("choices", condition.choices.map { .strings($0) }),
    ("default", value), ("follows", condition.followed.map { .string($0.id) }),
    ("summary", condition.summary.map { .string($0) }),
  ])
}

/// A `when` as an array of entries, each of which is an array of terms; nil if it is empty.
private func whenJSON(_ when: [WhenEntry]) -> JSONValue? {
  when.isEmpty ? nil : .array(when.map { .strings($0.terms.map(\.text)) })
}

private func actionJSON(_ action: Action) -> JSONValue {
  .members([
    ("name", .string(action.name)),
    (
      "arguments",
      action.arguments.isEmpty ? nil : .array(action.arguments.map(argumentJSON))
    ),
    ("summary", action.summary.map { .string($0) }),
  ])
}

/// An argument has a `type` or `choices`.
private func argumentJSON(_ argument: ActionArgument) -> JSONValue {
  var type: String?
  if case .plain(let plain) = argument.type { type = plain.rawValue }
  return .members([
    ("name", .string(argument.name)), ("type", type.map { .string($0) }),
    ("choices", strings(argument.type.choices)),
    ("default", argument.defaultValue.map(valueJSON)),
    ("summary", argument.summary.map { .string($0) }),
  ])
}

/// The values of all arguments of the node's action, including defaults; nil if there are none.
func argumentsJSON(of node: Int, in menu: LoweredMenu) -> JSONValue? {
  let arguments = menu.arguments(of: node)
  return arguments.isEmpty
    ? nil : .members(arguments.map { ($0.argument.name, valueJSON($0.value)) })
}

/// The values of all columns, including defaults; nil for a separator, and in a menu without
/// columns.
private func valuesJSON(of node: Int, in menu: LoweredMenu) -> JSONValue? {
  guard !menu.columns.isEmpty, !menu.flags[node].contains(.separator) else { return nil }
  let values = menu.details[node]?.fields.values ?? [:]
  return .members(
    menu.columns.map { ($0.name, (values[$0.name] ?? $0.defaultValue).map(valueJSON)) })
}

private func columnJSON(_ column: Column) -> JSONValue {
  .members([
    ("name", .string(column.name)), ("type", .string(column.type.rawValue)),
    ("default", column.defaultValue.map(valueJSON)),
    ("summary", column.summary.map { .string($0) }),
  ])
}

private func valueJSON(_ value: ScalarValue) -> JSONValue {
  switch value {
  case .string(let string): .string(string)
  case .integer(let integer): .integer(integer)
  case .number(let value): number(value)
  case .boolean(let flag): .boolean(flag)
  }
}

private func indicatorJSON(_ indicator: Indicator) -> JSONValue {
  func glyph(_ glyph: Glyph?) -> JSONValue? {
    glyph.map {
      .members([
        ("glyph", $0.text.map { .string($0) }), ("image", $0.image.map { .string($0) }),
      ])
    }
  }
  return .members([
    ("collapsed", glyph(indicator.collapsed)), ("expanded", glyph(indicator.expanded)),
    ("empty", glyph(indicator.empty)), ("leaf", glyph(indicator.leaf)),
    ("color", indicator.color.map { .string($0.text) }),
    ("highlight", indicator.highlight.map { .string($0.text) }),
    ("hideWhenEmpty", .boolean(indicator.hideWhenEmpty)),
  ])
}

private func number(_ value: Double) -> JSONValue { .number(NumberText.of(value)) }
