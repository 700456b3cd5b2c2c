/// The formats of catalogs: files with the texts of a menu in other languages.
package enum CatalogFormat: String, Sendable, CaseIterable {
  /// The format of gettext.
  case po
  /// XLIFF 1.2. A file with this extension can also contain XLIFF 2.
  case xliff
  case xliff2
  /// An Xcode string catalog; it contains all languages.
  case xcstrings
  /// Apple's format for the texts of one language.
  case strings
  /// Apple's format for texts with a number, which supplements a `.strings` file.
  case stringsdict
  /// The strings of an Android resource file.
  case android
  /// The format of Qt Linguist.
  case ts
  /// A Flutter Application Resource Bundle.
  case arb
  /// The format of Java's resource bundles.
  case properties
  case toml
  case yaml
  case json
  /// Nested JSON, as i18next reads it: a program's JSON file, whose keys follow a rule of the menu.
  case i18next

  /// The format that a path's extension denotes; nil if it denotes none.
  package init?(path: String) {
    let name = path.pathNames.last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let word = name[dot...].dropFirst().lowercased()
    guard let format = Self.allCases.first(where: { $0.extensions.contains(word) }) else {
      return nil
    }
    self = format
  }

  /// The extensions of the format's files, the usual one first. Formats can share extensions.
  package var extensions: [String] {
    switch self {
    case .xliff, .xliff2: ["xliff", "xlf"]
    case .android: ["xml"]
    case .i18next: ["json"]
    case .yaml: ["yaml", "yml"]
    default: [rawValue]
    }
  }

  /// The usual extensions of all formats.
  static var extensions: [String] {
    var known: Set<String> = []
    return allCases.compactMap(\.extensions.first).filter { known.insert($0).inserted }
  }

  /// Whether a file of this format can be at a path whose extension denotes the other format.
  package func fits(_ other: CatalogFormat) -> Bool {
    extensions == other.extensions && isMap == other.isMap
  }

  /// Whether files of the format can declare their languages themselves.
  package var declaresLanguage: Bool {
    switch self {
    case .po, .xliff, .xliff2, .xcstrings, .ts, .arb: true
    case .strings, .stringsdict, .android, .properties, .toml, .yaml, .json, .i18next: false
    }
  }

  /// Whether programs also have a file with the texts of the source language, which is the template
  /// for other languages.
  package var hasSourceFile: Bool {
    switch self {
    case .strings, .stringsdict, .android, .arb, .properties, .i18next: true
    case .po, .xliff, .xliff2, .xcstrings, .ts, .toml, .yaml, .json: false
    }
  }

  /// Whether an entry can have forms by number. In other formats, each form is an entry.
  var hasPlurals: Bool {
    switch self {
    case .po, .xcstrings, .stringsdict, .android, .ts, .arb, .i18next: true
    case .xliff, .xliff2, .strings, .properties, .toml, .yaml, .json: false
    }
  }

  /// Whether files contain only texts with a number; a separate file contains the other texts.
  package var hasPluralsOnly: Bool { self == .stringsdict }

  /// Whether an entry can be marked as obsolete.
  var marksObsolete: Bool {
    switch self {
    case .json, .i18next: false
    default: true
    }
  }

  /// Whether one file contains the texts of all languages.
  package var holdsAllLanguages: Bool { self == .xcstrings }

  /// Whether the file maps the items' ids to texts, so that no rule can change the form of the
  /// keys.
  package var isMap: Bool {
    switch self {
    case .toml, .yaml, .json: true
    default: false
    }
  }

  /// The format of the text, which determines how places are looked up.
  package var sourceFormat: SourceFormat {
    switch self {
    case .po: .po
    case .xliff, .xliff2, .android, .ts, .stringsdict: .xml
    case .strings: .strings
    case .properties: .properties
    case .toml: .toml
    case .yaml: .yaml
    case .json, .i18next, .xcstrings, .arb: .json
    }
  }

  /// The document type of a format whose units are edited in place; nil for formats with separate
  /// editors.
  var document: (any UnitDocument.Type)? {
    switch self {
    case .xliff2: XLIFF2Document.self
    case .strings: AppleStrings.self
    case .stringsdict: StringsDictionary.self
    case .android: AndroidResources.self
    case .ts: QtTranslations.self
    case .arb: ARBDocument.self
    case .properties: PropertiesFile.self
    case .i18next: NestedJSON.self
    case .po, .xliff, .xcstrings, .toml, .yaml, .json: nil
    }
  }

  /// The format of a file's contents, which may be another version of the path's format.
  func version(of file: SourceFile) -> CatalogFormat {
    guard self == .xliff || self == .xliff2 else { return self }
    return file.isXLIFF2 ? .xliff2 : .xliff
  }
}
