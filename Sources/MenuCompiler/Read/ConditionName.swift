/// The rules for the names of conditions and choices.
enum ConditionName {
  /// Words that are read as booleans in a key that accepts a boolean or conditions.
  static let flags = ["true", "false", "yes", "no", "on", "off"].flatMap {
    [$0, $0.prefix(1).uppercased() + $0.dropFirst(), $0.uppercased()]
  }

  /// Advice on what to write instead of `true` or `false` among the conditions of a key.
  static func help(for flag: Bool, in key: ItemKey) -> (text: String, proposal: Proposal?) {
    switch (key, flag) {
    case (.enabled, true): ("delete it: an item without conditions is enabled", nil)
    case (.enabled, false):
      (
        "to disable the item for good, replace 'enabled': write",
        .entry(ItemKey.enabled.rawValue, .boolean(false))
      )
    case (_, true): ("delete it: an item without conditions is always visible", nil)
    case (_, false):
      (
        "to hide the item until the program shows it, replace 'when': write",
        .entry(ItemKey.hidden.rawValue, .boolean(true))
      )
    }
  }

  /// Whether a string can be a choice; see ``ConditionKey/choicePattern``.
  static func isValidChoice(_ text: String) -> Bool {
    ColumnName.isValid("a" + text) && text.utf8.first.map { $0 != 0x2D && $0 != 0x5F } ?? false
  }

  /// Whether a string is a term; see ``WhenTerm/pattern``.
  static func isTerm(_ text: String) -> Bool {
    let rest = text.hasPrefix("!") ? text.dropFirst() : Substring(text)
    let parts = rest.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, ColumnName.isValid(String(name)) else { return false }
    return parts.count == 1 || isValidChoice(String(parts[1]))
  }
}
