extension DiagnosticName {
  /// See <doc:invalid-mnemonic>.
  package static let invalidMnemonic = DiagnosticName("invalid-mnemonic")
  /// See <doc:duplicate-mnemonic>.
  package static let duplicateMnemonic = DiagnosticName("duplicate-mnemonic")
}

/// Checks that a mnemonic is a letter of the title.
func checkMnemonic(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard let mnemonic = item.details?.fields.text(.mnemonic), !item.titleIsUnknown,
    !Mnemonic.isValid(mnemonic, in: item.title)
  else { return }
  diagnostics.report(
    .invalidMnemonic, Mnemonic.message(mnemonic, in: item.title),
    at: context.value(.field(.mnemonic)), help: Mnemonic.help(in: item.title))
}

/// Checks that the mnemonics of siblings that can be visible at the same time are distinct.
func checkUniqueMnemonics(_ menu: Menu, into diagnostics: inout Diagnostics) {
  let space = ConditionSpace(menu.conditions)
  func visit(_ items: [Item], _ above: [ConditionSpace.Clause]) {
    var users: [String: [Item]] = [:]
    for item in items {
      visit(item.children, space.isEmpty ? [] : above + space.clauses(of: item))
      guard item.isShownAtFirst, let mnemonic = item.details?.fields.text(.mnemonic) else {
        continue
      }
      let earlier = users[mnemonic.lowercased()]?.first {
        space.isEmpty
          || space.canHold(above + space.clauses(of: $0) + space.clauses(of: item))
      }
      // Comparing with a few items is enough if no two of them can be visible at the same time.
      if earlier == nil, users[mnemonic.lowercased(), default: []].count < 64 {
        users[mnemonic.lowercased(), default: []].append(item)
      }
      guard let earlier else { continue }
      let key = ItemField.mnemonic.key
      diagnostics.report(
        .duplicateMnemonic, "'\(mnemonic)' is already the mnemonic of '\(earlier.title)'",
        at: .entry(item.place, key: key), label: "second use",
        related: .init(.entry(earlier.place, key: key), "first used here"),
        help: "give '\(item.title)' another letter of its title")
    }
  }
  visit(menu.items, [])
}

/// The rule for mnemonics in all languages.
enum Mnemonic {
  static func isValid(_ mnemonic: String, in title: String) -> Bool {
    guard let letter = mnemonic.first, mnemonic.count == 1, !letter.isWhitespace else {
      return false
    }
    return title.lowercased().contains(letter.lowercased())
  }

  static func message(_ mnemonic: String, in title: String) -> String {
    mnemonic.count == 1
      ? "the mnemonic '\(mnemonic)' is not in the title '\(title.firstLine)'"
      : "the mnemonic '\(mnemonic.firstLine)' is not a single letter"
  }

  static func help(in title: String) -> String {
    let letter = title.first { $0.isLetter || $0.isNumber }
    return letter.map { "write a letter of the title, such as '\($0)'" } ?? "delete the mnemonic"
  }
}
