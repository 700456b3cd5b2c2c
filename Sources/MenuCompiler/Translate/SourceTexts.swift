/// The translatable texts of a menu.
package struct SourceTexts: Sendable {
  /// The menu's name, for the headers of new catalogs.
  package let name: String
  /// The language of the texts; nil if the document does not declare it.
  package let language: LanguageTag?
  /// The paths of the menu's catalogs.
  package let paths: [TranslationPath]
  /// The texts, in the order of the document, followed by the texts of views.
  let texts: [MenuText]
  /// The ids of all items, including those without texts.
  let ids: Set<String>
  private let shownInterfaceTexts: Set<InterfaceText>
  /// Whether catalogs get all texts of views, including those that no output shows and those that
  /// are built in.
  package var includesInterface = false

  /// Returns nil for a menu with errors.
  package init?(_ compiled: CompiledMenu) {
    guard compiled.menu != nil, let menu = compiled.plan?.declared else { return nil }
    self.init(menu, showing: compiled.interfaceTexts)
  }

  /// - Parameter shown: The texts that views of the menu's outputs show.
  init(_ menu: Menu, showing shown: Set<InterfaceText> = []) {
    shownInterfaceTexts = shown
    name = menu.name
    language = menu.language
    paths = menu.translations
    var collector = TextCollector(columns: menu.columns, languageEntries: menu.languageEntries)
    if !menu.title.isEmpty {
      collector.add(
        MenuText(
          .menuTitle, menu.title, note: "", formerIDs: [], isOptional: !menu.titleIsDeclared))
    }
    collector.add(menu.items, in: nil, TitlePath())
    for text in InterfaceText.allCases {
      collector.add(
        MenuText(
          .interface(text), text.source(in: menu.language), note: text.meaning, formerIDs: []))
    }
    texts = collector.texts
    ids = collector.ids
  }

  /// The texts for a catalog in a language and a format. A catalog may leave out texts of views
  /// that the menu's outputs do not show or that are built in, forms that the language does not
  /// need, and texts of items that are not shown in the language. If entries have no forms, each
  /// form of a text with a number is a separate text. If the menu has a `.stringsdict` file, texts
  /// with a number are in it, not in the `.strings` file.
  ///
  /// - Parameter isTemplate: Whether the texts are a template for other languages, in which other
  ///   items may be shown.
  func texts(
    in format: CatalogFormat, for language: LanguageTag, isTemplate: Bool = false
  ) -> [MenuText] {
    let isBuiltIn = InterfaceText.areBuiltIn(in: language) && PseudoLanguage(language) == nil
    let rule = language.pluralRule
    let isBesidePlurals = paths.contains { $0.format.hasPluralsOnly }
    return texts.flatMap { text -> [MenuText] in
      var text = text
      if !isTemplate, !text.shows(in: language) { text.isOptional = true }
      if format.hasPluralsOnly, text.text.plural == nil { return [] }
      if format == .strings, isBesidePlurals, text.text.plural != nil { return [] }
      if case .interface(let interface) = text.text.key.field {
        text.isOptional =
          !includesInterface && (isBuiltIn || !shownInterfaceTexts.contains(interface))
        return [text]
      }
      guard !format.hasPlurals, let plural = text.text.plural else { return [text] }
      return rule.forms.map { form in
        MenuText(
          TranslationKey(id: text.text.key.id, field: .form(plural.field, form)),
          plural.source(of: form), note: text.text.note, formerIDs: text.formerIDs,
          isOptional: text.isOptional || !rule.isNeeded(form))
      }
    }
  }

  /// Whether any text of the menu has a number.
  package var hasPlurals: Bool { texts.contains { $0.text.plural != nil } }

  /// The number of texts of the menu itself.
  package var count: Int { texts.count - InterfaceText.allCases.count }
}

/// A text of a menu.
struct MenuText: Sendable {
  var text: CatalogText
  /// The ids under which older catalogs may contain the text.
  var formerIDs: [String]
  /// Whether catalogs may leave the text out.
  var isOptional: Bool
  /// The entries of `when` that concern only the language and must hold for the text to be visible.
  var languageEntries: [WhenEntry] = []

  init(
    _ key: TranslationKey, _ source: String, note: String, formerIDs: [String],
    isOptional: Bool = false
  ) {
    text = CatalogText(key: key, source: source, note: note)
    self.formerIDs = formerIDs
    self.isOptional = isOptional || key.field.isOptional || !source.hasLetters
  }

  /// Whether the text can be visible in a language.
  func shows(in language: LanguageTag) -> Bool {
    languageEntries.allSatisfy { $0.holds(in: language) }
  }
}

private struct TextCollector {
  let columns: [Column]
  /// The entries of `when` that concern only the language and must hold for an item to be visible,
  /// by the item's id.
  let languageEntries: [String: [WhenEntry]]
  private(set) var texts: [MenuText] = []
  private(set) var ids: Set<String> = []
  private var keys: Set<TranslationKey> = []

  init(columns: [Column], languageEntries: [String: [WhenEntry]]) {
    self.columns = columns
    self.languageEntries = languageEntries
  }

  /// Adds a text, unless there is already a text with the same key. Two items can have the same id
  /// if the rule against it is turned off.
  mutating func add(_ text: MenuText) {
    if keys.insert(text.text.key).inserted { texts.append(text) }
  }

  mutating func add(_ items: [Item], in parent: TranslatedParent?, _ path: TitlePath) {
    for item in items where !item.isSeparator {
      let path = path.appending(item.title)
      let formerIDs = item.formerIDs(in: parent)
      if !item.id.isEmpty {
        ids.insert(item.id)
        let fields = translatableTexts(title: item.title, item.details?.fields, columns: columns)
        func text(_ field: TranslatedField, _ source: String) -> MenuText {
          var text = MenuText(
            TranslationKey(id: item.id, field: field), source, note: path.text,
            formerIDs: formerIDs)
          text.languageEntries = languageEntries[item.id] ?? []
          return text
        }
        for (field, source) in fields {
          if case .form = field { continue }
          add(text(field, source))
        }
        for plural in item.details?.fields.plurals ?? [] where !fields.isEmpty {
          var text = text(plural.field.text, plural.general)
          text.text.plural = plural
          add(text)
        }
      }
      add(item.children, in: TranslatedParent(id: item.id, formerIDs: formerIDs), path)
    }
  }
}

/// The titles of an item and of the items that contain it, in the form shown to translators:
/// `Appearance › Theme`.
struct TitlePath {
  private var titles: [String] = []
  /// Whether titles of outer items are left out.
  private var isCut = false
  /// The maximum numbers of titles in a path and of characters in a title. A path is limited
  /// because a note is one line.
  private static let (limit, width) = (6, 60)

  func appending(_ title: String) -> TitlePath {
    var path = self
    if path.titles.count == Self.limit {
      path.titles.removeFirst()
      path.isCut = true
    }
    path.titles.append(Self.line(title))
    return path
  }

  var text: String { ((isCut ? ["…"] : []) + titles).joined(separator: " › ") }

  /// The beginning of a title, on one line.
  private static func line(_ title: String) -> String {
    let words = title.prefix(width).split { $0.isWhitespace || $0.isNewline }
    let line = words.joined(separator: " ")
    return title.dropFirst(width).isEmpty ? line : line + "…"
  }
}
