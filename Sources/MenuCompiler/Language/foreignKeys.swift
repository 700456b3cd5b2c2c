extension ForeignKey {
  /// The foreign keys of documents.
  static let ofDocuments = table([
    ("name", .key("menu")),
    ("siteName heading label caption", .key("title")),
    (
      "children subitems entries nav sidebar toc contents nodes pages sections routes submenu",
      .key("items")
    ),
    ("lang locale", .key("language")),
    ("i18n locales languages catalogs", .key("translations")),
    ("targets outputs output target generators", .key("generate")),
    ("flags variables contexts", .key("conditions")),
    ("commands", .key("actions")),
    ("fields properties attributes", .key("columns")),
    ("closed collapsedByDefault", .key("collapsed")),
    ("expanded open", .opposite("collapsed")),
    ("collapsibleByDefault", .key("collapsible")),
    ("accordion singleExpand", .entries(.entry("expansion", .string("single")))),
    ("schemaVersion", .key("version")),
  ])

  /// The foreign keys of columns.
  static let ofColumns = table([
    ("kind valueType dataType", .key("type")),
    ("description doc documentation title label", .key("summary")),
    ("initial fallback value defaultValue", .key("default")),
    ("translatable localized translated", .key("translate")),
    ("required", .nothing("a column without 'default' is required")),
  ])

  /// The foreign keys of actions.
  static let ofActions = table([
    ("description doc documentation title label", .key("summary")),
    ("args params parameters payload", .key("arguments")),
    ("type returns", .nothing("an action has only a name and 'arguments'")),
    (
      "handler selector callback command function method url",
      .nothing("the program implements the action")
    ),
    ("shortcut accelerator key icon", .nothing("write it in the items that have the action")),
  ])

  /// The foreign keys of conditions.
  static let ofConditions = table([
    ("values options enum cases allowed", .key("choices")),
    ("initial value defaultValue", .key("default")),
    ("description doc documentation title label", .key("summary")),
    (
      "type kind",
      .nothing(
        "the value of a condition with 'choices' is one of them; any other condition is true or false"
      )
    ),
    (
      "expression when if", .nothing("the program sets the condition while it runs")
    ),
  ])

  /// The foreign keys of entries of `generate`.
  static let ofOutputs = table([
    ("generator language lang platform for", .key("target")),
    ("out dir directory outdir outputDir folder destination dest path to", .key("output")),
    ("defines set variant conditions", .key("define")),
    ("locales translations", .key("languages")),
    ("class className", .key("type")),
    ("fileName name", .key("file")),
  ])

  /// The foreign keys of indicators.
  static let ofIndicators = table([
    ("closed", .key("collapsed")),
    ("open opened", .key("expanded")),
    ("colour tint", .key("color")),
    ("type style name", .key("preset")),
  ])

  static let ofGlyphs = table([
    ("text char character symbol", .key("glyph")),
    ("icon img", .key("image")),
  ])

  /// The foreign keys of a project's configuration.
  static let ofConfigurations = table([
    ("files inputs sources include documents input", .key("menus")),
    ("ignore ignored", .key("exclude")),
    ("rules severity levels warnings", .key("severities")),
    ("warningsAsErrors werror", .key("strict")),
    ("targets outputs output target generators", .key("generate")),
  ])
}
