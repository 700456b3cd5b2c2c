/// What templates find of the other languages of an output.
extension TemplateContext {
  func languageValues() -> [[String: Any]] {
    let languages = menu.languages.filter { $0.isSource || job.languages.includes($0.tag) }
    return languages.enumerated().map { index, language in
      let tag = language.tag
      let name = job.target.identifiers.identifier(for: tag.text)
      return [
        "tag": tag.text, "identifier": name,
        "snakeIdentifier": IdentifierStyle.cased(tag.text, .snake),
        "number": index + 1, "direction": tag.direction, "isRightToLeft": tag.isRightToLeft,
        "title": text(language.title ?? menu.title),
        "items": recordRows(of: language), "texts": textRows(language.texts),
        "fields": textRows(language.texts.filter { $0.field.columnName == nil }),
        "columns": columnValues(of: language),
      ]
    }
  }

  private func recordRows(of language: LoweredLanguage) -> RowSet {
    let records = TranslatedRecords(language, count: menu.count, units: job.target.escaping.units)
    return RowSet(
      count: menu.count,
      columns: [
        "number": { .numbers((0..<menu.count).map { Int32($0) }) },
        "record": { .texts(records.texts) },
        "recordOffset": { .numbers(records.offsets) },
      ],
      members: ["recordDigits": { String(records.end).utf8.count }],
      escaping: job.target.escaping)
  }

  private func textRows(_ texts: [LoweredText]) -> RowSet {
    RowSet(
      count: texts.count,
      columns: [
        "item": { .numbers(texts.map(\.node)) },
        "key": { .texts(texts.map(\.field.recordKey)) },
        "value": { .texts(texts.map(\.text)) },
        "isKeywords": { .truths(texts.map { $0.field == .keywords }) },
      ],
      escaping: job.target.escaping)
  }

  /// The custom columns of which the language has values.
  private func columnValues(of language: LoweredLanguage) -> [[String: Any]] {
    guard menu.columns.contains(where: \.isTranslated) else { return [] }
    let texts = Dictionary(grouping: language.texts) { $0.field.columnName }
    return menu.columns.compactMap { column in
      texts[column.name].map { ["name": column.name, "values": textRows($0)] }
    }
  }
}

/// The records of a language, made when a template first asks for them.
private final class TranslatedRecords {
  private let language: LoweredLanguage
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

  /// Where each record starts, and where the last one ends.
  private lazy var extent = units.extent(ofLines: texts)

  var offsets: [Int32] { extent.starts }
  var end: Int { extent.end }
}

extension TranslatedField {
  /// The name of the custom column; nil for any other text.
  fileprivate var columnName: String? {
    if case .column(let name) = self { name } else { nil }
  }
}
