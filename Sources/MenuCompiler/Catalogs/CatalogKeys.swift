/// How a catalog writes the keys of a menu's texts: as the format requires, or by a rule of the
/// menu.
package struct CatalogKeys: Sendable {
  private let rule: CatalogKeyRule?
  private let names: ResourceName?
  /// The mark between the key of a text with a number and the name of a form, if the format has an
  /// entry for each form; nil for the dot of ``TranslationKey``.
  private let formMark: String?

  package init(_ format: CatalogFormat, _ rule: CatalogKeyRule? = nil) {
    self.rule = rule
    names =
      switch format {
      case .android: .android
      case .arb: .arb
      default: nil
      }
    // The form of ids in Xcode's exports.
    formMark = format == .xliff ? "|==|plural." : nil
  }

  /// Whether keys are written in a form other than that of ``TranslationKey``.
  var areOwn: Bool { rule != nil || names != nil || formMark != nil }

  /// The mark before the name of a text, after a rule without `{text}`: `/` or, in names that can't
  /// contain it, a double separator, which no id contains.
  private var mark: String { names.map { String(repeating: $0.separator, count: 2) } ?? "/" }

  /// The key as the catalog writes it.
  func written(_ key: TranslationKey) -> String {
    if let formMark, case .form(let field, let form) = key.field {
      return written(TranslationKey(id: key.id, field: field.text)) + formMark + form.rawValue
    }
    return rule?.written(key, mark) ?? names?.written(key) ?? key.written
  }

  /// The key in the form of ``TranslationKey``. A key of the program stays as it is written or, if
  /// the menu has a rule, becomes empty: it may belong to another menu.
  func canonical(_ written: String) -> String {
    if let formMark, let mark = written.ranges(of: formMark).last {
      let text = canonical(String(written[..<mark.lowerBound]))
      let key = TranslationKey("\(text).\(written[mark.upperBound...])")
      if let key, case .form = key.field { return key.written }
    }
    if let rule { return rule.key(written, mark)?.written ?? "" }
    return names?.key(written)?.written ?? written
  }

  /// Whether a key may belong to another menu with the same rule.
  func mayBeOfOtherMenu(_ written: String) -> Bool {
    rule.map { $0.mayWrite(written) && $0.key(written, mark) == nil } ?? false
  }
}

/// A rule for the keys in a catalog that a menu shares with other menus or with a program:
/// `{menu}.{id}.{text}`.
package struct CatalogKeyRule: Hashable, Sendable {
  private static let (menu, id, text) = ("{menu}", "{id}", "{text}")

  private let start: String
  /// The part between the id and the name of the text; nil if the rule has no `{text}`.
  private let middle: String?
  private let end: String
  /// Whether keys contain the menu's name, so that several menus can share a catalog.
  package let namesMenu: Bool
  /// The text before, between and after the names in braces, if the rule names the menu; otherwise
  /// empty.
  private let literals: [String]

  /// Reads a rule; nil if `{id}` is missing, a name occurs twice, `{text}` does not follow `{id}`
  /// and a separator, or there are other braces.
  ///
  /// - Parameter menu: The name of the menu.
  package init?(_ written: some StringProtocol, menu: String) {
    namesMenu = written.contains(Self.menu)
    let names = [Self.menu, Self.id, Self.text].map { written.ranges(of: $0).count }
    guard names[0] <= 1, names[1] == 1, names[2] <= 1, let id = written.firstRange(of: Self.id)
    else { return nil }
    literals =
      namesMenu
      ? [Self.menu, Self.id, Self.text].reduce(String(written)) { $0.replacing($1, with: "\0") }
        .split(separator: "\0", omittingEmptySubsequences: false).map(String.init) : []
    func named(_ part: some StringProtocol) -> String {
      String(part).replacing(Self.menu, with: menu)
    }
    start = named(written[..<id.lowerBound])
    let rest = written[id.upperBound...]
    let text = rest.firstRange(of: Self.text)
    middle = text.map { named(rest[..<$0.lowerBound]) }
    end = named(text.map { rest[$0.upperBound...] } ?? rest)
    guard names[2] == 0 || middle?.isEmpty == false,
      ![start, middle ?? "", end].contains(where: { $0.contains("{") || $0.contains("}") })
    else { return nil }
  }

  /// The written key of a text. A rule without `{text}` is for titles; the keys of other texts end
  /// with a mark and the name of the text.
  func written(_ key: TranslationKey, _ mark: String = "/") -> String {
    if let middle { return start + key.id + middle + key.field.name + end }
    return start + key.id + end + (key.field == .title ? "" : mark + key.field.name)
  }

  /// Whether the rule could have produced a key, for a menu of any name.
  func mayWrite(_ key: String) -> Bool {
    guard let first = literals.first, let last = literals.last, key.hasPrefix(first) else {
      return false
    }
    var rest = key.dropFirst(first.count)
    for literal in literals.dropFirst().dropLast() {
      guard !literal.isEmpty, let place = rest.firstRange(of: literal),
        place.lowerBound > rest.startIndex
      else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.count > last.count && rest.hasSuffix(last)
  }

  /// The key that the rule writes as the given string; nil if there is none.
  func key(_ written: String, _ mark: String = "/") -> TranslationKey? {
    guard written.hasPrefix(start) else { return nil }
    let inner = written.dropFirst(start.count)
    let keys: [TranslationKey?]
    if let middle {
      guard inner.hasSuffix(end) else { return nil }
      let inner = inner.dropLast(end.count)
      keys = inner.ranges(of: middle).map { place in
        TranslationKey(inner[..<place.lowerBound] + "/" + inner[place.upperBound...])
      }
    } else {
      let parts = inner.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
      guard let id = parts.first, id.hasSuffix(end) else { return nil }
      keys = [
        TranslationKey(id.dropLast(end.count) + "/" + (parts.count == 2 ? parts[1] : "title"))
      ]
    }
    return keys.lazy.compactMap { $0 }.first { self.written($0, mark) == written }
  }
}

extension LanguageEdits {
  /// The edits with the names that the catalog gives to keys.
  func named(_ keys: CatalogKeys) -> LanguageEdits {
    func named(_ text: CatalogText) -> CatalogText {
      var text = text
      text.name = keys.written(text.key)
      return text
    }
    return LanguageEdits(language, edits.map { $0.mapText(named) })
  }
}
