/// The names for the other languages of an output.
extension TemplateContext {
  static let languages = TemplateName<TemplateContext>.list(
    "languages", "The other languages that the output contains, in the order of their tags.",
    [
      .value("tag", "The language's tag, such as `pt-BR`.") { $0.language.tag.text },
      .value("identifier", "The tag as an identifier in generated code: `ptBR`.") {
        $0.context.identifier($0.language.tag.text)
      },
      .value("snakeIdentifier", "The value of `identifier` in snake case.") {
        IdentifierStyle.cased($0.language.tag.text, .snake)
      },
      .value("number", "The language's number, from 1; 0 is the language of the document.") {
        $0.number + 1
      },
      .value("direction", "The direction of the language: `ltr` or `rtl`.") {
        $0.language.tag.direction
      },
      .value("isRightToLeft", "Whether the direction is `rtl`.") { $0.language.tag.isRightToLeft },
      .value("title", "The menu's title in the language.") {
        $0.context.text($0.language.title ?? $0.context.menu.title)
      },
      interfaceTexts { $0.language.interfaceTexts },
      .rows(
        "items", "The items, in the order of `items`.", count: "The number of items.",
        members: [
          .value("recordDigits", "The number of digits of the largest `recordOffset`.") {
            String($0.value.extent.end).utf8.count
          }
        ],
        columns: [
          .numbers("number", "The item's number.") { Int32($1) },
          .column(
            "record", "The item's translated texts, each `key LENGTH:TEXT`, separated by spaces."
          ) { language, _ in .texts(language.value.texts) },
          .column(
            "recordOffset",
            "The start of `record` when all records are joined, with a line break after each."
          ) { language, _ in .numbers(language.value.extent.starts) },
        ]
      ) { Array(0..<$0.context.menu.count) },
      .rows(
        "texts",
        "The translated texts, in the order of `items` and, for each item, in the order of `record`.",
        columns: textColumns()
      ) { $0.language.texts },
      .rows(
        "fields",
        "The translated texts without the values in custom columns and the forms of texts with a number.",
        columns: textColumns()
      ) { $0.language.texts.filter { $0.field.columnName == nil && $0.field.form == nil } },
      .value("pluralRule", "The language's rule for texts with a number; see `menu.pluralRule`.") {
        $0.context.menu.hasPlurals ? $0.language.tag.pluralRule.text : ""
      },
      .rows(
        "forms", "The translated forms of texts with a number, in the order of `items`.",
        columns: formColumns()
      ) { language in
        language.language.texts.compactMap { text in
          text.field.form.map {
            .init(node: text.node, field: $0.field, form: $0.form, text: text.text)
          }
        }
      },
      .list(
        "columns", "The custom columns that have translated values.",
        [
          .value("name", "The column's name.") { $0.value.name },
          .rows(
            "values", "The translated values, in the order of `items`.", columns: textColumns()
          ) { $0.value.texts },
        ]
      ) { language -> [(name: String, texts: [LoweredText])] in
        let columns = language.context.menu.columns
        guard columns.contains(where: \.isTranslated) else { return [] }
        let texts = Dictionary(grouping: language.language.texts) { $0.field.columnName }
        return columns.compactMap { column in texts[column.name].map { (column.name, $0) } }
      },
    ]
  ) { context in
    context.writtenLanguages.map {
      TranslatedRecords($0, count: context.menu.count, units: context.job.target.escaping.units)
    }
  }

  var writtenLanguages: [LoweredLanguage] {
    menu.languages.filter { $0.isSource || job.languages.includes($0.tag) }
  }

  private static func textColumns<Source>() -> [TemplateColumn<Source, LoweredText>] {
    [
      .numbers("item", "The item's number.") { $1.node },
      .texts("key", "The key, as in `record`; `title` for the title.") { $1.field.recordKey },
      .texts("snakeKey", "The key with `_` in place of `-`.") {
        $1.field.recordKey.replacing("-", with: "_")
      },
      .texts("value", "The text.") { $1.text },
      .truths("isKeywords", "Whether the text is keywords with line breaks between them.") {
        $1.field == .keywords
      },
    ]
  }
}

extension TemplateElement<TranslatedRecords> {
  fileprivate var language: LoweredLanguage { value.language }
}

/// The records of a language, created when a template first uses them.
private final class TranslatedRecords {
  let language: LoweredLanguage
  private let count: Int
  private let units: TextUnits

  init(_ language: LoweredLanguage, count: Int, units: TextUnits) {
    self.language = language
    self.count = count
    self.units = units
  }

  private(set) lazy var texts: [String] = {
    var texts = [String](repeating: "", count: count)
    for text in language.texts {
      let node = Int(text.node)
      if !texts[node].isEmpty { texts[node] += " " }
      texts[node] += text.field.recordKey
      texts[node] += " "
      texts[node] += String(units.count(text.text))
      texts[node] += ":"
      texts[node] += text.text
    }
    return texts
  }()

  /// The start of each record, and the end of the last record.
  private(set) lazy var extent = units.extent(ofLines: texts)
}

extension TranslatedField {
  /// The form of a text with a number; nil for any other text.
  fileprivate var form: (field: PluralField, form: PluralForm)? {
    if case .form(let field, let form) = self { (field, form) } else { nil }
  }

  /// The name of the custom column; nil for any other text.
  fileprivate var columnName: String? {
    if case .column(let name) = self { name } else { nil }
  }
}
