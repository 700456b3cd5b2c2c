/// A request to convert a document of another format into a menu.
package struct ImportRequest: Sendable {
  /// The path of the document, as the user wrote it.
  package let name: String
  /// The contents of the document.
  package let bytes: [UInt8]
  /// The format of the document; nil if it is to be recognized.
  package var format: ImportFormat?
  /// The menu to import from a document that has several menus; nil for all of them.
  package var menu: String?
  /// The format of the new menu: TOML or YAML.
  package var output = SourceFormat.toml
  /// The name of the new menu's file without its extension, from which the names of catalogs are
  /// derived; nil if no catalogs are written, in which case the menu names none.
  package var stem: String?
  /// Reads another file, by its path relative to the document's directory. Returns nil if there is
  /// no such file, or if it must not be read.
  package var load: @Sendable (String) -> [UInt8]? = { _ in nil }
  /// Lists the names in a directory, by its path relative to the document's directory.
  package var list: @Sendable (String) -> [String] = { _ in [] }

  /// - Parameters:
  ///   - name: The path of the document, as the user wrote it.
  ///   - bytes: The contents of the document.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// The files of an imported menu, and a list of losses.
package struct ImportedFiles: Sendable {
  /// The format of the document.
  package let format: ImportFormat
  /// The text of the new menu.
  package let menu: String
  /// The catalogs with titles in other languages: paths relative to the menu, and texts. Empty if
  /// the request has no ``ImportRequest/stem``.
  package let catalogs: [(path: String, text: String)]
  /// The number of other languages in which the document has titles.
  package let languageCount: Int
  /// The number of items, not counting separators and groups without a row.
  package let itemCount: Int
  /// The parts of the document that the menu lacks, in the order of the document: `FILE:LINE: …`,
  /// safe to print.
  package let losses: [String]
  /// The warnings that comments in the new menu allow, with their counts: `duplicate-title (2)`.
  package let allowed: [String]
}

/// The reason why a document can't be imported.
package struct ImportError: Error, CustomStringConvertible, Sendable {
  /// A description in one sentence, with the place in the document if there is one.
  package let description: String
  /// Advice on what to do instead.
  package let help: String?

  init(_ description: String, help: String? = nil) {
    self.description = description
    self.help = help
  }
}
