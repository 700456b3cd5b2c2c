/// The menus of a Windows resource script, by language.
struct WindowsResources {
  /// An entry of a menu.
  struct Entry {
    var text = ""
    var id: String?
    var flags: Set<String> = []
    var isSeparator = false
    var children: [Entry]?
    var range: Range<Int>
  }

  struct LanguageMenu {
    let name: String
    let language: LanguageTag?
    let entries: [Entry]
    let range: Range<Int>
  }

  private(set) var menus: [LanguageMenu] = []
  /// The directives after which a branch of a condition was left out.
  private(set) var leftOut: [Range<Int>] = []
  private var tokens: ResourceTokens
  private var language: LanguageTag?

  init(_ bytes: [UInt8]) throws(ResourceProblem) {
    tokens = ResourceTokens(bytes)
    var previous: ResourceTokens.Token?
    while let token = tokens.next() {
      let word = token.isString ? "" : token.text.uppercased()
      if word == "LANGUAGE" {
        language = Self.language(tokens.next()?.text ?? "", tokens)
        previous = nil
      } else if word == "MENU" || word == "MENUEX", let name = previous, !name.isString,
        bytes.isFirstOnLine(name.range.lowerBound)
      {
        // In a dialog, the statement `MENU` begins its line.
        try readMenu(name, isExtended: word == "MENUEX")
        previous = nil
      } else {
        previous = token
      }
    }
    leftOut = tokens.leftOut
  }

  private mutating func readMenu(
    _ name: ResourceTokens.Token, isExtended: Bool
  ) throws(ResourceProblem) {
    // Options such as DISCARDABLE precede BEGIN.
    var options = 0
    while let token = tokens.next(), !token.opens {
      options += 1
      if options > 16 || token.text == "LANGUAGE" { return }
    }
    let entries = try entries(isExtended, level: 1)
    menus.append(
      LanguageMenu(name: name.text, language: language, entries: entries, range: name.range))
  }

  private mutating func entries(_ isExtended: Bool, level: Int) throws(ResourceProblem) -> [Entry] {
    guard level <= Limits.depth else { throw ResourceProblem("the menu is too deep", tokens.end) }
    var entries: [Entry] = []
    while let token = tokens.next() {
      if token.closes { return entries }
      let word = token.text.uppercased()
      guard !token.isString, word == "MENUITEM" || word == "POPUP" else {
        throw ResourceProblem("'\(token.text)' is not a menu entry", token.range)
      }
      var entry = Entry(range: token.range)
      var fields = readFields()
      entry.isSeparator = fields.first?.text.uppercased() == "SEPARATOR"
      if fields.first?.isString == true { entry.text = fields.removeFirst().text }
      let values = fields.split { $0.text == "," && !$0.isString }
      entry.flags = Set(fields.filter { !$0.isString }.map { $0.text.uppercased() })
      // A popup has an identifier only in extended menus; a number is not an identifier.
      if word == "MENUITEM" || isExtended, let value = values.first, value.count == 1,
        let name = value.first?.text, name.first?.isLetter == true || name.first == "_"
      {
        entry.id = name
      }
      if entry.flags.contains("MFT_SEPARATOR") { entry.isSeparator = true }
      if word == "POPUP" {
        guard tokens.next()?.opens == true else {
          throw ResourceProblem("'BEGIN' is missing", token.range)
        }
        entry.children = try self.entries(isExtended, level: level + 1)
      }
      entries.append(entry)
    }
    throw ResourceProblem("'END' is missing", tokens.end)
  }

  /// The words up to the next entry, or up to the beginning or end of a list of entries.
  private mutating func readFields() -> [ResourceTokens.Token] {
    var fields: [ResourceTokens.Token] = []
    while let token = tokens.peek() {
      let word = token.isString ? "" : token.text.uppercased()
      if token.opens || token.closes || word == "MENUITEM" || word == "POPUP" { break }
      fields.append(token)
      _ = tokens.next()
    }
    return fields
  }

  // MARK: Languages

  private static func language(_ name: String, _ tokens: ResourceTokens) -> LanguageTag? {
    var tokens = tokens
    _ = tokens.next()
    let variant = tokens.next()?.text ?? ""
    switch variant {
    case "SUBLANG_CHINESE_TRADITIONAL": return LanguageTag("zh-Hant")
    case "SUBLANG_CHINESE_SIMPLIFIED": return LanguageTag("zh-Hans")
    case "SUBLANG_PORTUGUESE_BRAZILIAN": return LanguageTag("pt-BR")
    default: return languages[name].flatMap { LanguageTag($0) }
    }
  }

  private static let languages = [
    "LANG_ARABIC": "ar", "LANG_BULGARIAN": "bg", "LANG_CATALAN": "ca", "LANG_CHINESE": "zh",
    "LANG_CROATIAN": "hr", "LANG_CZECH": "cs", "LANG_DANISH": "da", "LANG_DUTCH": "nl",
    "LANG_ENGLISH": "en", "LANG_ESTONIAN": "et", "LANG_FINNISH": "fi", "LANG_FRENCH": "fr",
    "LANG_GERMAN": "de", "LANG_GREEK": "el", "LANG_HEBREW": "he", "LANG_HINDI": "hi",
    "LANG_HUNGARIAN": "hu", "LANG_INDONESIAN": "id", "LANG_ITALIAN": "it", "LANG_JAPANESE": "ja",
    "LANG_KOREAN": "ko", "LANG_LATVIAN": "lv", "LANG_LITHUANIAN": "lt", "LANG_NORWEGIAN": "nb",
    "LANG_PERSIAN": "fa", "LANG_POLISH": "pl", "LANG_PORTUGUESE": "pt", "LANG_ROMANIAN": "ro",
    "LANG_RUSSIAN": "ru", "LANG_SERBIAN": "sr", "LANG_SLOVAK": "sk", "LANG_SLOVENIAN": "sl",
    "LANG_SPANISH": "es", "LANG_SWEDISH": "sv", "LANG_THAI": "th", "LANG_TURKISH": "tr",
    "LANG_UKRAINIAN": "uk", "LANG_VIETNAMESE": "vi",
  ]
}

/// The reason why a resource script can't be read, and its place.
struct ResourceProblem: Error {
  let message: String
  let range: Range<Int>

  init(_ message: String, _ range: Range<Int>) {
    self.message = message
    self.range = range
  }
}
