/// The parameters that menuc itself interprets, in every target that declares them.
enum WellKnownParameter {
  /// The name of the file that is written once per menu.
  static let file = "file"
  /// The name of the type that is generated from the menu.
  static let type = "type"
  /// The parameter for the items that get constants: `none`, `categories`, `explicit` or `all`.
  static let ids = "ids"
  /// The parameter for actions and choices, which are enumerations (`typed`) or strings (`text`).
  static let actions = "actions"
  /// The parameter for files that are written once per directory: `include`, `omit` or `only`. It
  /// also allows `import` if a module can replace the files.
  static let runtime = "runtime"
  /// The address of a script for the page to run, in targets for browsers.
  static let script = "script"
  /// The prefix of the addresses of the script and style, in targets for browsers.
  static let path = "path"
  /// The initially current item of a page: its id or its URL.
  static let current = "current"
  /// The look of a page: `list` or `nav`.
  static let look = "look"
  /// The pattern of a page: `auto`, `disclosure` or `tree`.
  static let pattern = "pattern"
  /// The path of a site on its server, in targets for browsers.
  static let base = "base"
  /// The language of a page, in targets for browsers.
  static let language = "language"
  /// The address of images, with `%` for the name, in targets for browsers.
  static let images = "images"
  /// The names of images and symbols that a program has, separated by spaces.
  static let symbols = "symbols"
  /// The name of a custom element.
  static let tag = "tag"
  /// The contents of a binary saved state: `all` or `checks`.
  static let saves = "saves"
  /// The languages of an output (see ``LanguageSelection``). Every target has this parameter.
  static let languages = "languages"
}
