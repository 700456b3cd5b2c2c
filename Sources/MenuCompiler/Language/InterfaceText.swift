/// A text that views show or speak in addition to the texts of the menu.
///
/// Catalogs translate these texts under the keys `/interface.NAME`. In a text, `%1` and `%2` are
/// placeholders that a view replaces.
package enum InterfaceText: String, Choice {
  case search
  case matches
  case nothing
  case picker
  case back
  case omitted
  case drawer
  case close
  case external
  case expanded
  case collapsed
  case mixed
  case expand
  case collapse
  case level

  /// The English text, which is also shown for languages without a translation.
  package var english: String {
    switch self {
    case .search: "Search"
    case .matches: "%1 of %2 items"
    case .nothing: "Nothing found"
    case .picker: "Language"
    case .back: "Back to %1"
    case .omitted: "Without JavaScript, only the upper levels are shown: %1 of %2 items."
    case .drawer: "Menu"
    case .close: "Close"
    case .external: "(opens in a new tab)"
    case .expanded: "Expanded"
    case .collapsed: "Collapsed"
    case .mixed: "Mixed"
    case .expand: "Expand"
    case .collapse: "Collapse"
    case .level: "Level %1"
    }
  }

  /// The meaning of the text, for translators.
  package var meaning: String {
    switch self {
    case .search: "The label of the search box"
    case .matches: "The result of a search: %1 items were found among %2"
    case .nothing: "The result of a search that found no item"
    case .picker: "The label of the list of languages"
    case .back: "The button that leads back to the page with the title %1"
    case .omitted: "The note of a long page without scripts, which shows %1 items of %2"
    case .drawer: "The button that opens a list of links on narrow screens"
    case .close: "The button that closes the list of links"
    case .external: "The text that screen readers read after a link that opens in a new tab"
    case .expanded: "The state of an open item, spoken by screen readers"
    case .collapsed: "The state of a closed item, spoken by screen readers"
    case .mixed: "The state of a check mark for several items, some of which are checked"
    case .expand: "The action that opens an item, spoken by screen readers"
    case .collapse: "The action that closes an item, spoken by screen readers"
    case .level: "How deep an item is in the tree, from 2, spoken by screen readers"
    }
  }

  /// The text in a language, or in one of the languages that it falls back to; nil if none of these
  /// texts is built in.
  package func builtIn(in language: LanguageTag) -> String? {
    for tag in [language] + language.fallbacks {
      if tag.text == "en" { return english }
      if let text = interfaceTranslations[tag.text]?[self] { return text }
    }
    return nil
  }

  /// The text in a document's language, which is the source text in catalogs.
  package func source(in language: LanguageTag?) -> String {
    language.flatMap(builtIn) ?? english
  }

  /// Whether the texts are built in for a language.
  package static func areBuiltIn(in language: LanguageTag) -> Bool {
    search.builtIn(in: language) != nil
  }

  /// The languages other than English with built-in texts, sorted by the bytes of their tags.
  package static var languages: [String] {
    interfaceTranslations.keys.sorted { $0.utf8Precedes($1) }
  }
}

/// The section of the language reference about the texts of views.
func interfaceReference() -> String {
  var text = """
    ## Interface texts

    Texts that views show or speak in addition to the menu's texts; see <doc:Translating>.

    | key in catalogs | in English | meaning |
    | --- | --- | --- |

    """
  for one in InterfaceText.allCases {
    text += "| `/interface.\(one.rawValue)` | \(one.english) | \(one.meaning). |\n"
  }
  return text + "\n"
}
