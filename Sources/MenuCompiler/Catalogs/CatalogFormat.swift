/// The formats of catalogs: files with the texts of a menu in other languages.
package enum CatalogFormat: String, Sendable, CaseIterable {
  /// The format of gettext.
  case po
  /// XLIFF 1.2.
  case xliff
  /// A string catalog of Xcode; it contains all languages.
  case xcstrings
  case toml
  case yaml
  case json

  /// The format that a path's extension denotes; `.xlf` also stands for XLIFF, and `.yml` for YAML.
  package init?(path: String) {
    let name = path.pathNames.last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    switch name[dot...].dropFirst().lowercased() {
    case "xlf": self = .xliff
    case "yml": self = .yaml
    case let word: self.init(rawValue: word)
    }
  }

  /// Whether files of the format can declare their languages themselves.
  package var declaresLanguage: Bool {
    switch self {
    case .po, .xliff, .xcstrings: true
    case .toml, .yaml, .json: false
    }
  }

  /// Whether an entry can have forms by number. In other formats, each form is an entry.
  var hasPlurals: Bool {
    switch self {
    case .po, .xcstrings: true
    case .xliff, .toml, .yaml, .json: false
    }
  }

  /// Whether one file contains the texts of all languages.
  package var holdsAllLanguages: Bool { self == .xcstrings }

  /// The format of the text, by which places are looked up.
  package var sourceFormat: SourceFormat {
    switch self {
    case .po: .po
    case .xliff: .xliff
    case .toml: .toml
    case .yaml: .yaml
    case .json, .xcstrings: .json
    }
  }
}
