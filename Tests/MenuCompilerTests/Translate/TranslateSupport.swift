import Testing

@testable import MenuCompiler

extension SourceTexts {
  /// The texts of a menu in YAML.
  init(yaml: String) throws {
    let file = SourceFile(name: "menu.yaml", format: .yaml, text: yaml)
    let compiled = try compileMenu(file, goal: .texts, input: .none)
    #expect(compiled.diagnostics.map(\.message) == [], "\(yaml)")
    self = try #require(SourceTexts(compiled))
  }
}

/// A catalog without a file, which shows the meaning of edits in every format.
struct ModelCatalog {
  var entries: [CatalogEntry]

  /// - Parameter lines: One entry each: `key|source|translation|state`, with `-` for no source. An entry of the
  ///   program, without a note of menuc, ends in `|program`.
  init(_ lines: [String]) {
    entries = lines.map { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      let states: [CatalogState] = [.untranslated, .translated, .needsReview, .obsolete]
      var entry = CatalogEntry(
        key: parts[0], keyAnchor: .file(0), source: parts[1] == "-" ? nil : parts[1],
        translation: parts[2], translationAnchor: .file(0),
        state: states.first { "\($0)" == parts[3] } ?? .translated)
      if parts.count == 4 { entry.note = "" }
      return entry
    }
  }

  var lines: [String] {
    entries.map {
      "\($0.key)|\($0.source ?? "-")|\($0.translation)|\($0.state)\($0.note == nil ? "|program" : "")"
    }
  }

  mutating func apply(_ edits: [CatalogEdit], keepsSources: Bool) {
    var added: [Int: [CatalogEntry]] = [:]
    let end = entries.count
    for edit in edits {
      switch edit {
      case .add(let text, let before):
        var entry = CatalogEntry(
          key: text.key.written, keyAnchor: .file(0), source: keepsSources ? text.source : nil,
          translation: text.translation, translationAnchor: .file(0), state: .untranslated)
        entry.note = ""
        added[before ?? end, default: []].append(entry)
      case .update(let index, let text, let state):
        entries[index].key = text.key.written
        if keepsSources { entries[index].source = text.source }
        entries[index].state = state
      }
    }
    for (index, new) in added.sorted(by: { $0.key > $1.key }) {
      entries.insert(contentsOf: new, at: index)
    }
  }
}

/// Plans an update of a catalog in a format whose entries can have forms.
func planCatalogUpdate(_ texts: SourceTexts, _ catalog: Catalog) -> CatalogPlan {
  planCatalogUpdate(texts.texts, of: texts.ids, catalog, PluralRule(""))
}
