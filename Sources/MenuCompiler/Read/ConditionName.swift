/// The rules for what conditions are called.
enum ConditionName {
  /// The words that are meant as booleans where a boolean or conditions are expected.
  static let flags = ["true", "false", "yes", "no", "on", "off"].flatMap {
    [$0, $0.prefix(1).uppercased() + $0.dropFirst(), $0.uppercased()]
  }

  /// What to write instead of `true` or `false` among the conditions of a key.
  static func help(for flag: Bool, in key: ItemKey) -> (text: String, proposal: Proposal?) {
    switch (key, flag) {
    case (.enabled, true): ("delete it: an item without conditions is enabled", nil)
    case (.enabled, false):
      (
        "to disable the item for good, replace 'enabled': write",
        .entry(ItemKey.enabled.rawValue, .boolean(false))
      )
    case (_, true): ("delete it: an item without conditions always shows", nil)
    case (_, false):
      (
        "to hide the item until the program shows it, replace 'when': write",
        .entry(ItemKey.hidden.rawValue, .boolean(true))
      )
    }
  }

  /// See ``ConditionKey/choicePattern``.
  static func isValidChoice(_ text: String) -> Bool {
    ColumnName.isValid("a" + text) && text.utf8.first.map { $0 != 0x2D && $0 != 0x5F } ?? false
  }

  /// See ``WhenTerm/pattern``.
  static func isTerm(_ text: String) -> Bool {
    let rest = text.hasPrefix("!") ? text.dropFirst() : Substring(text)
    let parts = rest.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, ColumnName.isValid(String(name)) else { return false }
    return parts.count == 1 || isValidChoice(String(parts[1]))
  }
}
