/// The parameters that menuc itself interprets, in every target that declares them.
enum WellKnownParameter {
  /// The name of the file that is written once per menu.
  static let file = "file"
  /// The name of the type that is generated from the menu.
  static let type = "type"
  /// Which items get constants: `none`, `categories`, `explicit`, `all`.
  static let ids = "ids"
  /// Whether actions and choices become enumerations: `typed`, `text`.
  static let actions = "actions"
  /// Whether the files that are written once per directory are included: `include`, `omit`, `only`;
  /// `import`, for those that no module has.
  static let runtime = "runtime"
  /// The address of a script that a page runs, in targets that write for browsers.
  static let script = "script"
  /// What the addresses of the script and style begin with, in targets that write for browsers.
  static let path = "path"
  /// The item that is current when a page opens: its id, or its URL.
  static let current = "current"
  /// The language that a page is written in, in targets that write for browsers.
  static let language = "language"
  /// The name of a custom element.
  static let tag = "tag"
  /// The languages of an output, see ``LanguageSelection``. Every target has it.
  static let languages = "languages"
}
