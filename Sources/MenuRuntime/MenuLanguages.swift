/// A language in which a menu has texts.
public struct MenuLanguage: Sendable, CustomStringConvertible {
  /// The language's tag, such as `de` or `zh-Hant`.
  public let tag: String
  /// Whether its text runs from right to left.
  public let isRightToLeft: Bool
  /// The menu's title in the language.
  let title: String
  /// One line of fixed width per node: the place where the node's line starts in `texts`.
  let starts: StaticString
  /// One line per node: the texts that differ from the document's, as `key LENGTH:BYTES` with
  /// spaces between them.
  let texts: StaticString
  /// The texts that views show in addition to the menu's, by name: those that are not English and,
  /// in languages other than the menu's own, differ from the texts in the menu's own language.
  public let interfaceTexts: [String: String]
  /// The rules for the form of texts with a number, as `MenuPlurals` reads them; nil if the menu
  /// has no such texts.
  let plurals: String?

  /// A language of generated code.
  public init(
    _ tag: String, isRightToLeft: Bool, title: String, interfaceTexts: [String: String] = [:],
    starts: StaticString = "", texts: StaticString = "", plurals: String? = nil
  ) {
    self.tag = tag
    self.isRightToLeft = isRightToLeft
    self.title = title
    self.interfaceTexts = interfaceTexts
    self.starts = starts
    self.texts = texts
    self.plurals = plurals
  }

  /// The tag.
  public var description: String { tag }

  /// The number of the language for someone who prefers these languages, the most preferred first;
  /// −1 if none of them is available.
  ///
  /// Each preferred language in turn, regardless of the case of ASCII letters, is shortened subtag
  /// by subtag until it is one of the languages (lookup, section 3.4 of RFC 4647).
  static func lookUp(_ preferred: [String], in languages: [MenuLanguage]) -> Int {
    let tags = languages.map { lowerCased($0.tag) }
    for range in preferred.map(lowerCased) {
      var found = -1
      for number in tags.indices where isShortened(range, tags[number]) {
        if found < 0 || tags[number].count > tags[found].count { found = number }
      }
      if found >= 0 { return found }
    }
    return -1
  }

  /// Whether shortening a range leads to a tag. A subtag of one character is removed together with
  /// the subtag after it.
  private static func isShortened(_ range: [UInt8], _ tag: [UInt8]) -> Bool {
    if range == tag { return true }
    let lastSubtag = tag.reversed().prefix { $0 != MenuByte.minus }.count
    return range.starts(with: tag + [MenuByte.minus]) && lastSubtag > 1
  }

  /// The UTF-8 of a tag with ASCII letters in lower case. A tag has no other letters.
  private static func lowerCased(_ tag: String) -> [UInt8] {
    tag.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
  }
}

/// The choice of a language.
extension MenuTable {
  /// The language of the texts; nil if the document does not specify it.
  public var language: MenuLanguage? { chosenLanguage ?? languages.first }

  /// The number of the texts' language; 0 for the document's language.
  var languageNumber: Int {
    chosenLanguage.flatMap { chosen in languages.firstIndex { $0.tag == chosen.tag } } ?? 0
  }

  /// A text that views show in addition to the menu's, such as `expanded`: in the language of the
  /// texts, or else in the document's language; nil for the English text.
  public func interfaceText(_ name: String) -> String? {
    language?.interfaceTexts[name] ?? languages.first?.interfaceTexts[name]
  }

  /// This menu with its texts in the language for someone who prefers these languages, such as
  /// `["de-AT", "fr"]`; in the document's language if the menu has none of them. Texts that a
  /// language lacks are shown in the document's language.
  public func table(in preferred: [String]) -> MenuTable {
    if languages.isEmpty { return self }
    return MenuTable(self, languages[max(MenuLanguage.lookUp(preferred, in: languages), 0)])
  }

  private convenience init(_ table: MenuTable, _ language: MenuLanguage) {
    self.init(
      name: table.name, title: language.title, nodeCount: table.count,
      topLevelCount: table.topLevelCount, digits: table.line.digits,
      textDigits: table.line.textDigits, layout: table.layout,
      topLevelIsSingle: table.topLevelIsSingle, topLevelKeepsOpen: table.topLevelKeepsOpen,
      topLevelChoosesOne: table.topLevelChoosesOne, settings: table.settings,
      structure: table.structure, structureCount: table.count * table.line.width, text: table.text,
      textCount: table.textCount, formerIDs: table.formerIDs,
      formerIDCount: table.formerIDCount, conditions: table.conditions,
      shortcutList: table.shortcutList, languages: table.languages, chosenLanguage: language,
      storage: table.storage)
  }
}

extension MenuReader {
  /// A reader at a node's line in the texts of the chosen language; nil if no language was chosen
  /// or the node is outside the menu.
  init?(translated table: MenuTable, _ node: MenuNode) {
    guard let language = table.chosenLanguage, table.contains(node) else { return nil }
    bytes = language.texts.utf8Start
    end = language.texts.utf8CodeUnitCount
    isTranslation = true
    let width = language.starts.utf8CodeUnitCount / table.count
    for place in node.number * width..<node.number * width + max(width - 1, 0) {
      let digit = MenuByte.digit(language.starts.utf8Start[place])
      offset = min(offset * 10 + digit, end)
    }
  }
}
