extension DiagnosticName {
  /// See <doc:wide-title>.
  package static let wideTitle = DiagnosticName("wide-title")
  /// See <doc:missing-character>.
  package static let missingCharacter = DiagnosticName("missing-character")
}

/// Checks that texts fit the displays that outputs describe by the parameters `columns` and `font`.
func checkDeviceTexts(of menu: Menu, in jobs: [RenderJob], into diagnostics: inout Diagnostics) {
  var known: Set<Display> = []
  for job in jobs where job.display.isDescribed && known.insert(job.display).inserted {
    var check = TextCheck(job.display, diagnostics: diagnostics)
    visitItems(menu.items) { item in
      check.add(item.title, .entry(item.place, key: ItemKey.title.rawValue), isTitle: true)
      item.details?.fields.visitScalars { field, value in
        guard case .string(let text) = value, field.isDeviceText else { return }
        check.add(text, .entry(item.place, key: ItemKey.field(field).rawValue), isTitle: false)
      }
    }
    if let texts = menu.texts {
      for catalog in menu.catalogs where job.languages.includes(catalog.language) {
        check.add(catalog, of: texts)
      }
    }
    diagnostics = check.diagnostics
  }
}

/// The display that the parameters of an output describe. Outputs with the same display are checked
/// once.
private struct Display: Hashable {
  let columns: Int
  let font: String

  var isDescribed: Bool { columns > 0 || !font.isEmpty }
}

extension RenderJob {
  fileprivate var display: Display {
    Display(columns: integer("columns"), font: text("font") ?? "")
  }
}

private struct TextCheck {
  let columns: Int
  let font: Font?
  var diagnostics: Diagnostics

  init(_ display: Display, diagnostics: Diagnostics) {
    columns = display.columns
    font = display.font.isEmpty ? nil : Font(display.font)
    self.diagnostics = diagnostics
  }

  mutating func add(_ text: String, _ anchor: SourceAnchor, isTitle: Bool) {
    let width = isTitle && columns > 0 ? CharacterWidth.of(text) : 0
    if width > columns {
      diagnostics.report(
        .wideTitle, "the title '\(text)' needs \(width) columns; a line has \(columns)",
        at: anchor, help: "shorten it")
    }
    guard let font, let missing = text.unicodeScalars.first(where: { !font.has($0) }) else {
      return
    }
    diagnostics.report(
      .missingCharacter, "the font has no '\(missing)', \(missing.codePoint)", at: anchor,
      help: "use other characters, or add this character to 'font'")
  }

  mutating func add(_ catalog: MenuCatalog, of texts: MenuTexts) {
    for (index, number) in catalog.numbers.enumerated() {
      guard let number, let key = TranslationKey(texts.keys[number]) else { continue }
      let entry = catalog.catalog.entries[index]
      guard entry.translates(texts.sources[number]) else { continue }
      switch key.field {
      case .title: add(entry.translation, entry.translationAnchor, isTitle: true)
      case .field(let field) where field.isDeviceText:
        add(entry.translation, entry.translationAnchor, isTitle: false)
      default: break
      }
    }
  }
}

/// The characters of a font: a list of characters and ranges such as `U+0020-007E`, separated by
/// spaces.
private struct Font {
  private var ranges: [ClosedRange<UInt32>] = []
  private var characters: Set<Unicode.Scalar> = [" "]

  init(_ list: String) {
    for word in list.split(separator: " ") {
      if let range = Self.range(word) {
        ranges.append(range)
      } else {
        characters.formUnion(word.unicodeScalars)
      }
    }
  }

  private static func range(_ word: Substring) -> ClosedRange<UInt32>? {
    guard word.hasPrefix("U+") else { return nil }
    let bounds = word.dropFirst(2).split(separator: "-").map { UInt32($0, radix: 16) }
    guard let first = bounds.first ?? nil, let last = bounds.last ?? nil, first <= last,
      bounds.count < 3
    else { return nil }
    return first...last
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    characters.contains(scalar) || ranges.contains { $0.contains(scalar.value) }
  }
}

extension ItemField {
  /// Whether a table of the target `device` contains the text.
  var isDeviceText: Bool {
    [.detail, .body, .url, .placeholder, .loading, .badge, .icon, .help, .disabledReason].contains(
      self)
  }
}
