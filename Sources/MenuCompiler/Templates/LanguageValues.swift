/// What templates find of the other languages of an output.
extension TemplateContext {
  func languageValues() -> [[String: Any]] {
    menu.languages.filter { job.languages.includes($0.tag) }.enumerated().map { index, language in
      let tag = language.tag
      let name = job.target.identifiers.identifier(for: tag.text)
      return [
        "tag": tag.text, "identifier": name,
        "snakeIdentifier": IdentifierStyle.cased(tag.text, .snake),
        "number": index + 1, "direction": tag.direction, "isRightToLeft": tag.isRightToLeft,
        "title": text(language.title ?? menu.title),
        "items": recordRows(of: language), "texts": textRows(of: language),
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

  private func textRows(of language: LoweredLanguage) -> RowSet {
    RowSet(
      count: language.texts.count,
      columns: [
        "item": { .numbers(language.texts.map(\.node)) },
        "key": { .texts(language.texts.map(\.field.recordKey)) },
        "value": { .texts(language.texts.map(\.text)) },
      ],
      escaping: job.target.escaping)
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
      texts[node] += "\(text.field.recordKey) \(units.count(text.text)):\(text.text)"
    }
    return texts
  }()

  /// Where each record starts, and where the last one ends.
  private lazy var extent = units.extent(ofLines: texts)

  var offsets: [Int32] { extent.starts }
  var end: Int { extent.end }
}
