/// A language in which a menu has texts.
public struct MenuLanguage: Sendable {
  /// Its tag, such as `de` or `zh-Hant`.
  public let tag: String
  /// Whether its text runs from right to left.
  public let isRightToLeft: Bool
  /// The menu's title in it.
  let title: String
  /// One line per node, of one width: where its line starts in `texts`.
  let starts: StaticString
  /// One line per node: the texts that are not the document's, as `key LENGTH:BYTES` with spaces
  /// between.
  let texts: StaticString

  /// A language of generated code.
  public init(
    _ tag: String, isRightToLeft: Bool, title: String, starts: StaticString = "",
    texts: StaticString = ""
  ) {
    self.tag = tag
    self.isRightToLeft = isRightToLeft
    self.title = title
    self.starts = starts
    self.texts = texts
  }

  /// The number of the language that someone with these preferences reads, or −1: the lookup of RFC
  /// 4647, section 3.4. Each preference is shortened from its end until it is a tag.
  static func lookup(_ preferred: [String], in languages: [MenuLanguage]) -> Int {
    for range in preferred {
      let found = withBytes(of: range) { bytes, count in
        var end = count
        while end > 0 {
          for number in 0..<languages.count where languages[number].has(bytes, end) {
            return number
          }
          end -= 1
          while end > 0, bytes[end] != MenuByte.minus { end -= 1 }
          // A single character goes with what followed it.
          while end > 1, bytes[end - 2] == MenuByte.minus { end -= 2 }
        }
        return -1
      }
      if found >= 0 { return found }
    }
    return -1
  }

  /// Whether this is the tag, without regard to the case of letters.
  private func has(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    withBytes(of: tag) { tag, tagCount in
      if tagCount != count { return false }
      for place in 0..<count {
        let byte = tag[place]
        let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
        if bytes[place] != byte, !isLetter || bytes[place] ^ byte != 0x20 { return false }
      }
      return true
    }
  }
}

/// Choosing a language.
extension MenuTable {
  /// The language of the texts; nil if the document does not say.
  public var language: MenuLanguage? { chosenLanguage ?? languages.first }

  /// This menu with its texts in the language that suits someone best who prefers these, such as
  /// `["de-AT", "fr"]`; in the document's if it has none of them. Texts that a language lacks are the
  /// document's.
  public func table(in preferred: [String]) -> MenuTable {
    if languages.isEmpty { return self }
    return MenuTable(self, languages[max(MenuLanguage.lookup(preferred, in: languages), 0)])
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
      languages: table.languages, chosenLanguage: language)
  }
}

extension MenuCursor {
  /// At a node's line in the texts of the chosen language; nil if none was chosen.
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
