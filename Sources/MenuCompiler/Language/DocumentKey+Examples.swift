extension DocumentKey {
  /// For each key, a line of a TOML menu that uses it.
  static let examples: [DocumentKey: String] = [
    .schema: ##""$schema" = "menu.schema.json""##,
    .version: "version = 1",
    .menu: #"menu = "Groceries""#,
    .title: #"title = "What to buy""#,
    .setting(.layout): #"layout = "section-headers""#,
    .language: #"language = "en""#,
    .translations: #"translations = "translations/{language}.po""#,
    .collapsed: "collapsed = true",
    .collapsible: "collapsible = false",
    .expansion: #"expansion = "single""#,
    .keepOpen: "keep-open = true",
    .structure(.indicator): #"indicator = "plus-minus""#,
    .setting(.hitArea): #"hit-area = "indicator""#,
    .structure(.animation): #"animation = "fade""#,
    .structure(.scroll): #"scroll = "top""#,
    .setting(.rowHeight): "row-height = 44",
    .setting(.headerHeight): "header-height = 45",
    .setting(.titleLines): "title-lines = 2",
    .setting(.selection): #"selection = "keep""#,
    .structure(.busy): "busy = { delay = 1 }",
    .choice: #"choice = "one""#,
    .actions: #"actions.save = { summary = "Saves the document." }"#,
    .conditions: #"conditions.signed-in = { summary = "Whether someone is signed in." }"#,
    .columns: #"columns.calories = { type = "integer", default = 0 }"#,
    .generate: #"generate = [{ target = "swift" }, { target = "kotlin", output = "app" }]"#,
    .items: #"items = ["Fruits", { title = "Drinks", items = ["Tea"] }]"#,
  ]
}

extension IndicatorKey {
  static let examples: [IndicatorKey: String] = [
    .preset: ##"indicator = { preset = "chevron", color = "#888888" }"##,
    .collapsed: #"indicator = { collapsed = "+" }"#,
    .expanded: #"indicator = { expanded = "–" }"#,
    .empty: #"indicator = { empty = "·", hide-when-empty = false }"#,
    .leaf: #"indicator = { leaf = "•" }"#,
    .color: ##"indicator = { color = "#0969da" }"##,
    .highlight: #"indicator = { highlight = "accent" }"#,
    .hideWhenEmpty: "indicator = { hide-when-empty = false }",
  ]
}

extension GlyphKey {
  static let examples: [GlyphKey: String] = [
    .glyph: #"indicator = { collapsed = { glyph = "+" } }"#,
    .image: #"indicator = { collapsed = { glyph = "+", image = "plus" } }"#,
  ]
}

extension AnimationKey {
  static let examples: [AnimationKey: String] = [
    .insert: #"animation = { insert = "top" }"#,
    .delete: #"animation = { delete = "fade" }"#,
    .duration: "animation = { duration = 0.2 }",
  ]
}

extension ScrollKey {
  static let examples: [ScrollKey: String] = [
    .to: #"scroll = { to = "reveal" }"#,
    .rows: #"scroll = { to = "reveal", rows = 3 }"#,
  ]
}

extension BusyKey {
  static let examples: [BusyKey: String] = [
    .show: "busy = { show = false }",
    .delay: "busy = { delay = 1 }",
  ]
}

extension ActionKey {
  static let examples: [ActionKey: String] = [
    .arguments: #"actions.open = { arguments = { screen = ["profile", "devices"] } }"#,
    .summary: #"actions.save = { summary = "Saves the document." }"#,
  ]
}

extension ArgumentKey {
  static let examples: [ArgumentKey: String] = [
    .type: #"actions.open.arguments.page = { type = "integer" }"#,
    .default: #"actions.open.arguments.page = { type = "integer", default = 1 }"#,
    .summary: #"actions.open.arguments.page = { type = "integer", summary = "From 1." }"#,
  ]
}

extension ConditionKey {
  static let examples: [ConditionKey: String] = [
    .choices: #"conditions.device = { choices = ["phone", "tablet"] }"#,
    .default: #"conditions.device = { choices = ["phone", "tablet"], default = "tablet" }"#,
    .follows: #"conditions.alerts = { follows = "alerts" }"#,
    .summary: #"conditions.signed-in = { summary = "Whether someone is signed in." }"#,
  ]
}

extension ColumnKey {
  static let examples: [ColumnKey: String] = [
    .type: #"columns.calories = { type = "integer", default = 0 }"#,
    .default: #"columns.calories = { type = "integer", default = 0 }"#,
    .translate: #"columns.note = { type = "string", default = "", translate = true }"#,
    .summary: #"columns.calories = { type = "integer", default = 0, summary = "In 100 g." }"#,
  ]
}

extension GenerateKey {
  static let examples: [GenerateKey: String] = [
    .target: #"generate = [{ target = "swift" }]"#,
    .template: #"generate = [{ template = "list.stencil" }]"#,
    .output: #"generate = [{ target = "kotlin", output = "app/src/main/kotlin" }]"#,
    .define: #"generate = [{ target = "swift", define = { device = "phone" } }]"#,
    .languages: #"generate = [{ target = "html", languages = "source" }]"#,
  ]
}

extension ConfigurationKey {
  /// For each key, a line of a configuration that uses it.
  static let examples: [ConfigurationKey: String] = [
    .schema: ##""$schema" = "menuc.schema.json""##,
    .version: "version = 1",
    .requiredVersion: #"required-version = ">=0.1, <0.2""#,
    .menus: #"menus = ["menus/*.toml"]"#,
    .exclude: #"exclude = ["menus/draft.toml"]"#,
    .strict: "strict = true",
    .severities: #"severities = { deep-menu = "allow" }"#,
    .baseline: #"baseline = "menus.baseline.json""#,
    .allowOutside: #"allow-outside = ["../shared"]"#,
    .generate: #"generate = [{ target = "swift", output = "Sources/App" }]"#,
  ]
}
