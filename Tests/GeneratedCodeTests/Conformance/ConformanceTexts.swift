import MenuCompiler

@testable import MenuOracle

/// The output of a driver that is asked for the texts of every item.
enum ConformanceTexts {
  static func lines(of menu: Menu, in oracle: Oracle) -> String {
    var level = menu.items
    var number = 0
    var result = ""
    while !level.isEmpty {
      for item in level {
        for (field, text) in fields(of: item, menu, isNumber: number, in: oracle) {
          result += "\(number) \(field) \(text.utf8.count):\(text)\n"
        }
        number += 1
      }
      level = level.flatMap(\.children)
    }
    return result
  }

  private static func fields(
    of item: Item, _ menu: Menu, isNumber number: Int, in oracle: Oracle
  ) -> [(String, String)] {
    let more = item.details?.fields
    let glyph = glyph(of: item, menu, isNumber: number, in: oracle)
    var fields: [(String, String?)] = [
      ("id", item.isSeparator ? nil : item.id), ("title", item.title),
    ]
    for field in ItemField.allCases {
      if field == .shortcut, let list = more?.text(.shortcut).flatMap({ ShortcutList($0) }) {
        fields += list.other.map { ("shortcut", $0.description) }
        fields += list.apple.map { ("apple-shortcut", $0.description) }
      } else {
        fields.append((field.key, more?[field].map(fieldText)))
      }
    }
    fields.removeAll { $0 == ("role", "normal") }
    let keywords = more?.keywords ?? []
    fields.append(("keywords", keywords.isEmpty ? nil : keywords.joined(separator: "\n")))
    fields += [
      ("label", more?.accessibilityLabel), ("hint", more?.accessibilityHint ?? more?.text(.help)),
    ]
    for column in menu.columns {
      fields.append(("@" + column.name, more?.values[column.name].map(text)))
    }
    fields += [("glyph", glyph?.text), ("image", glyph?.image)]
    return fields.compactMap { field, text in text.map { (field, $0) } }
  }

  /// Numbers are compared as thousandths, since languages print fractions in different forms.
  private static func fieldText(_ value: ScalarValue) -> String {
    guard case .number(let number) = value else { return text(value) }
    return "\(Int((number * 1_000).rounded()))"
  }

  private static func text(_ value: ScalarValue) -> String {
    switch value {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .boolean(let flag): flag ? "1" : "0"
    }
  }

  private static func glyph(
    of item: Item, _ menu: Menu, isNumber number: Int, in oracle: Oracle
  ) -> Glyph? {
    if item.isSeparator || item.isInline { return nil }
    let shared = menu.settings.indicator
    let indicator = item.details?.fields.indicator.map { shared.merged(with: $0) } ?? shared
    if oracle.isEmpty(number) {
      return indicator.hideWhenEmpty ? nil : indicator.empty ?? indicator.collapsed
    }
    if !oracle.isExpandable(number) { return indicator.leaf }
    return oracle.open[number] ? indicator.expanded : indicator.collapsed
  }
}
