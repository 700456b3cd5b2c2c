/// Identifies a text of a menu: an item and one of its texts, or a text of the menu itself.
///
/// A key is written `ID/FIELD`, such as `theme/title`. Ids contain no `/`, so a key is unambiguous.
/// The menu itself has no id, as in `/title`.
package struct TranslationKey: Hashable, Sendable {
  /// The item's id; empty for the menu itself.
  package let id: String
  package let field: TranslatedField

  package init(id: String, field: TranslatedField) {
    self.id = id
    self.field = field
  }

  /// Reads a key; nil if the string is not a key.
  package init?(_ written: some StringProtocol) {
    guard let slash = written.firstIndex(of: "/"),
      let field = TranslatedField(name: String(written[written.index(after: slash)...]))
    else { return nil }
    self.init(id: String(written[..<slash]), field: field)
  }

  /// The key as it is written in catalogs.
  package var written: String { id + "/" + field.name }
}

/// A text that can be translated.
package enum TranslatedField: Hashable, Sendable {
  case title
  /// A field that catalogs translate.
  case field(ItemField)
  /// Keywords, with line breaks between them.
  case keywords
  case accessibilityLabel
  case accessibilityHint
  /// A value of a custom column, by the column's name.
  case column(String)
  /// A text that views show in addition to the menu's texts; only in the keys of the menu itself.
  case interface(InterfaceText)
  /// A form of a text with a number.
  case form(PluralField, PluralForm)

  /// Reads the name of a text; nil if no text has the name.
  package init?(name: String) {
    switch name {
    case "title": self = .title
    case "keywords": self = .keywords
    case "accessibility.label": self = .accessibilityLabel
    case "accessibility.hint": self = .accessibilityHint
    default:
      if let field = ItemField(key: name), field.isTranslatable {
        self = .field(field)
      } else if let (field, form) = Self.form(name) {
        self = .form(field, form)
      } else if name.hasPrefix("values."), name.utf8.count > 7 {
        self = .column(String(name.dropFirst(7)))
      } else if name.hasPrefix("interface."),
        let text = InterfaceText(rawValue: String(name.dropFirst(10)))
      {
        self = .interface(text)
      } else {
        return nil
      }
    }
  }

  private static func form(_ name: String) -> (PluralField, PluralForm)? {
    guard let dot = name.lastIndex(of: "."),
      let form = PluralForm(rawValue: String(name[name.index(after: dot)...])),
      let field = PluralField(name: String(name[..<dot]))
    else { return nil }
    return (field, form)
  }

  /// Whether a catalog may leave the text out: most addresses are the same in all languages, and
  /// texts of views are built in.
  var isOptional: Bool {
    switch self {
    case .field(.url), .interface: true
    case .title, .field, .keywords, .accessibilityLabel, .accessibilityHint, .column, .form: false
    }
  }

  /// The name of the text: the path of its key in the item.
  package var name: String {
    switch self {
    case .title: "title"
    case .field(let field): field.key
    case .keywords: "keywords"
    case .accessibilityLabel: "accessibility.label"
    case .accessibilityHint: "accessibility.hint"
    case .column(let name): "values.\(name)"
    case .interface(let text): "interface.\(text.rawValue)"
    case .form(let field, let form): "\(field.text.name).\(form.rawValue)"
    }
  }

  /// The key of the text in the table's records; see ``RecordText``.
  var recordKey: String {
    switch self {
    case .title: "title"
    case .field(let field): field.key
    case .keywords: "keywords"
    case .accessibilityLabel: "label"
    case .accessibilityHint: "hint"
    case .column(let name): "@\(name)"
    case .interface: name
    case .form(let field, let form): "\(field.rawValue).\(form.rawValue)"
    }
  }
}

extension PluralField {
  /// The field with the given name, as in ``TranslatedField/name``.
  init?(name: String) {
    guard let field = Self.allCases.first(where: { $0.text.name == name }) else { return nil }
    self = field
  }

  /// The text, in all of its forms.
  var text: TranslatedField {
    switch self {
    case .detail: .field(.detail)
    case .badge: .field(.badge)
    case .label: .accessibilityLabel
    }
  }
}
