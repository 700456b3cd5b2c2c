/// A Swift module for which a build-system plugin compiles menus.
///
/// The plugin names its outputs before it reads any menu. Therefore everything that a menu
/// generates for the module goes into one file, and everything that menus share goes into files
/// with fixed names.
package struct SwiftModule: Sendable {
  /// The name of the menu's file.
  package var file: String
  /// Whether the module depends on MenuRuntime, so that its files can import the engine; nil if
  /// this is not known.
  package var importsEngine: Bool?

  package init(file: String, importsEngine: Bool? = false) {
    self.file = file
    self.importsEngine = importsEngine
  }

  /// The targets that can be part of a Swift module.
  static var targets: [String] { TargetLibrary.names.filter { has($0) } }

  /// Whether a target can be part of a Swift module: the target is `swift`, or extends `swift`.
  static func has(_ target: String) -> Bool {
    target == "swift" || (try? TargetLibrary.target(named: target))?.base == "swift"
  }

  /// The origin of a menu's engine.
  enum Engine: String {
    /// The module's own files contain the engine.
    case include
    /// The engine is the module MenuRuntime.
    case `import`
    /// The engine is supplied elsewhere.
    case omit
    /// The module's own files contain the engine, and are written without the menu.
    case only
  }

  /// The origin of the engine for an entry that does not set `runtime`.
  static func engine(isImported: Bool) -> Engine { isImported ? .import : .include }

  /// The access levels of generated declarations, in ascending order.
  enum Access: String, CaseIterable, Comparable {
    case `internal`
    case package
    case `public`

    static func < (first: Access, second: Access) -> Bool {
      (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
    }
  }
}

extension SourceNode {
  /// The string of a value; nil if the value is not a string.
  var word: String? {
    switch value {
    case .text(let text), .plain(let text): text
    case .nothing, .boolean, .integer, .number, .unsupported, .array, .table: nil
    }
  }
}
