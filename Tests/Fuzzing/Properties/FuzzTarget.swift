import MenuCompiler

/// What fuzzing attacks. Each takes any bytes, and throws if a promise is broken.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case toml
  case yaml
  case json
  /// Whole menus that are made from the schema, in all three formats.
  case menu
  case configuration
  case template
  case catalog
  case `import`
  case state
  /// The messages of an editor.
  case editor

  /// Checks what is promised for any input.
  ///
  /// - Throws: ``BrokenPromise``, or an error that the compiler must not throw.
  package func check(_ bytes: [UInt8]) throws {
    switch self {
    case .toml: try checkDocument(bytes, .toml)
    case .yaml: try checkDocument(bytes, .yaml)
    case .json: try checkDocument(bytes, .json)
    case .menu: try checkMadeMenu(bytes)
    case .configuration: try checkConfiguration(bytes)
    case .template: try checkTemplate(bytes)
    case .catalog: try checkCatalog(bytes)
    case .import: try checkImport(bytes)
    case .state: try checkState(bytes)
    case .editor: try checkEditor(bytes)
    }
  }
}

/// A promise that does not hold for an input.
package struct BrokenPromise: Error, CustomStringConvertible {
  package let description: String
}

/// Throws an error with a description if something is not so.
func require(_ holds: Bool, _ description: @autoclosure () -> String) throws {
  guard holds else { throw BrokenPromise(description: description()) }
}

extension [UInt8] {
  /// The kind that the first line names, and the bytes after it; nil if it names none.
  func selecting<Kind>(from kinds: [Kind], name: (Kind) -> String) -> (kind: Kind, rest: [UInt8])? {
    guard let end = firstIndex(of: 10) else { return nil }
    let line = String(decoding: self[..<end], as: UTF8.self)
    guard let kind = kinds.first(where: { name($0) == line }) else { return nil }
    return (kind, Array(self[(end + 1)...]))
  }
}
