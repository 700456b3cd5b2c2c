import Foundation
import MenuCompiler
import MenuRuntime

/// A compiled menu with the table that programs would read at run time, in one of its languages.
struct RunTimeMenu {
  let menu: LoweredMenu
  let table: MenuTable

  /// - Parameter language: The tag of one of the menu's languages; nil for the document's language.
  /// - Throws: ``UsageError`` if the menu has no texts in the language.
  init(_ menu: LoweredMenu, in language: String? = nil) throws {
    self.menu = try language.map { try Self.menu(menu, in: $0) } ?? menu
    table = try JSONDecoder().decode(MenuTable.self, from: Data(tableJSON(self.menu).utf8))
  }

  private static func menu(_ menu: LoweredMenu, in language: String) throws -> LoweredMenu {
    let tag = LanguageTag(language)
    if tag != nil, tag == menu.language { return menu }
    guard let lowered = menu.languages.first(where: { $0.tag == tag }) else {
      let known = ([menu.language].compactMap { $0 } + menu.languages.map(\.tag)).map(\.text)
      throw UsageError(
        "the menu has no texts in the language '\(language)'",
        help: known.isEmpty
          ? "declare the menu's language under 'language'"
          : Suggestion.help(for: language, among: known))
    }
    return menu.translated(to: lowered)
  }

  /// The state of the menu before any event, with these values of conditions.
  ///
  /// - Throws: ``UsageError`` for a condition or a value that the menu does not have, and for a
  ///   condition that programs can't set.
  func state(setting values: [Define] = []) throws -> MenuExpansion {
    var state = MenuExpansion(table)
    let conditions = menu.conditions.sorted {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
    state.set(try values.map { try Self.value($0, of: conditions) })
    return state
  }

  /// - Parameter conditions: All conditions, in the order of their numbers.
  private static func value(
    _ given: Define, of conditions: [Condition]
  ) throws -> MenuConditionValue {
    guard let number = conditions.firstIndex(where: { $0.name == given.condition }) else {
      throw UsageError(
        "the menu has no condition '\(given.condition)'",
        help: Suggestion.help(for: given.condition, among: conditions.map(\.name)))
    }
    let condition = conditions[number]
    if condition.followsLanguage {
      throw UsageError(
        "'\(given.condition)' can't be set: it follows the language of the texts",
        help: "to show another language, use '--language \(given.value)'")
    }
    if let item = condition.followed {
      throw UsageError(
        "'\(given.condition)' can't be set: it follows the check of the item '\(item.id)'")
    }
    guard let value = condition.values.firstIndex(of: given.value) else {
      throw UsageError(
        "'\(given.value)' is not a value of the condition '\(given.condition)'",
        help: Suggestion.help(for: given.value, among: condition.values))
    }
    return MenuConditionValue(condition: number, value: value)
  }

  /// The call of a node's action, such as `open-screen(screen: devices)`; nil if it has no action.
  func call(of node: MenuNode) -> String? {
    guard let action = table.action(of: node) else { return nil }
    let arguments = menu.arguments(of: node.number).map { argument, value in
      "\(argument.name): \(value.words)"
    }
    return arguments.isEmpty ? action : "\(action)(\(arguments.joined(separator: ", ")))"
  }
}
