/// The names in `menu`.
extension TemplateContext {
  static let menuNames: [TemplateName<TemplateContext>] =
    [.value("name", "The menu's name.") { $0.menu.name }]
    + DocumentKey.allCases.flatMap(names) + [
      .value("keepsSelection", "Whether `selection` is `keep`.") {
        $0.menu.settings[.selection] == .string(SelectionMode.keep.rawValue)
      },
      .value(
        "isDisclosure",
        "Whether the page is a list of links with groups that open, rather than a tree. Depends on the parameters `look`, `pattern` and `language`, and on the features that the menu uses."
      ) { $0.isDisclosure },
    ]

  /// The template names for a key of the document.
  private static func names(of key: DocumentKey) -> [TemplateName<TemplateContext>] {
    switch key {
    case .setting(let setting):
      [
        .value(setting.name, setting.vocabulary) { context in
          context.menu.settings[setting].map { context.value(of: setting, $0) }
        }
      ]
    case .structure(let key):
      switch key {
      case .title:
        [.value("title", "The title shown to users.") { $0.text($0.menu.title) }]
      case .expansion:
        [
          .value("isSingle", "Whether at most one top-level item may be open.") {
            $0.menu.topLevelIsSingle
          }
        ]
      case .keepOpen:
        [
          .value("keepsOpen", "Whether the last open top-level item can't be collapsed.") {
            $0.menu.topLevelKeepsOpen
          }
        ]
      case .choice:
        [
          .value("choosesOne", "Whether at most one top-level check item can be checked.") {
            $0.menu.topLevelChoosesOne
          }
        ]
      case .indicator: [indicator]
      case .animation: animation
      case .scroll:
        [
          .value("scroll", "`none`, `top` or `reveal`.") { $0.menu.settings.scroll.to.rawValue },
          .value("scrollRows", "How many children `reveal` shows.") {
            $0.menu.settings.scroll.rows
          },
        ]
      case .busy:
        [
          .value("busyDelay", "Seconds before the spinner appears; empty if it never appears.") {
            $0.menu.settings.busyDelay.map(NumberText.of)
          }
        ]
      case .language: language
      case .schema, .version, .menu, .translations, .collapsed, .collapsible, .actions, .conditions,
        .columns,
        .generate, .items:
        []
      }
    }
  }

  private static let animation: [TemplateName<TemplateContext>] = [
    .value("insertAnimation", "The animation of rows that appear.") {
      $0.menu.settings.animation.insert.rawValue
    },
    .value("deleteAnimation", "The animation of rows that disappear.") {
      $0.menu.settings.animation.delete.rawValue
    },
    .value("duration", "Seconds.") { NumberText.of($0.menu.settings.animation.duration) },
  ]

  private static let language: [TemplateName<TemplateContext>] = [
    .value("language", "The tag of the language that the menu is written in, or nothing.") {
      $0.menu.language?.text
    },
    .value("direction", "The direction of the language: `ltr` or `rtl`.") {
      ($0.menu.language?.isRightToLeft ?? false) ? "rtl" : "ltr"
    },
    .value("isRightToLeft", "Whether the direction is `rtl`.") {
      $0.menu.language?.isRightToLeft ?? false
    },
    .value(
      "pluralRule",
      "The forms of texts with a number in the menu's language, as in CLDR: `one: n = 1`. Empty if the menu has no such texts."
    ) { $0.menu.pluralRule?.text ?? "" },
  ]

  private static let indicator = TemplateName<TemplateContext>.record(
    "indicator", "The glyphs that show whether a category is open.",
    [
      .list(
        "glyphs", "The glyphs that the indicator has.",
        [
          .value("name", "Which glyph it is: `collapsed`, `expanded`, `empty` or `leaf`.") {
            $0.value.state
          },
          .value("text", "The glyph, or nothing.") { $0.value.glyph.text.map($0.context.text) },
          .value("image", "The name of an image, or nothing.") {
            $0.value.glyph.image.map($0.context.text)
          },
        ]
      ) { context -> [(state: String, glyph: Glyph)] in
        let indicator = context.menu.settings.indicator
        let glyphs = [
          ("collapsed", indicator.collapsed), ("expanded", indicator.expanded),
          ("empty", indicator.empty), ("leaf", indicator.leaf),
        ]
        return glyphs.compactMap { state, glyph in glyph.map { (state, $0) } }
      },
      .value(
        "color",
        "The color: `#rrggbbaa`, `light-dark(#rrggbbaa, #rrggbbaa)`, a name such as `accent`, or nothing."
      ) { $0.menu.settings.indicator.color?.text },
      .value("highlight", "The color while the row is highlighted, in the same form as `color`.") {
        $0.menu.settings.indicator.highlight?.text
      },
      .list(
        "colors", "The colors that the indicator has.",
        [
          .value("key", "Which color it is: `color` or `highlight`.") { $0.value.key.rawValue },
          .value(
            "css",
            "The color in CSS. For a named color, a reference to its custom property in pages."
          ) {
            $0.value.color.css
          },
          .value("name", "The name of the color, or nothing.") { $0.value.color.name?.rawValue },
          .value("light", "The digits `rrggbbaa` on a light background, or nothing.") {
            $0.value.color.digits?.light
          },
          .value("dark", "The digits `rrggbbaa` on a dark background, or nothing.") {
            $0.value.color.digits?.dark
          },
        ]
      ) { context -> [(key: IndicatorKey, color: ColorValue)] in
        let indicator = context.menu.settings.indicator
        return [(IndicatorKey.color, indicator.color), (.highlight, indicator.highlight)]
          .compactMap { key, color in color.map { (key, $0) } }
      },
      .value("hidesWhenEmpty", "Whether a category without visible children shows no glyph.") {
        $0.menu.settings.indicator.hideWhenEmpty
      },
    ])

  private func value(of setting: DocumentSetting, _ value: ScalarValue) -> Any {
    switch (value, setting.description.key.type) {
    case (.string(let word), .choice): word
    case (.string(let string), _): text(string)
    case (.integer(let integer), _): Int(integer)
    case (.number, _): value.printed
    case (.boolean(let flag), _): flag
    }
  }
}

extension DocumentSetting {
  /// The summary for template authors. It adds the words of a choice, or a note that the value may
  /// be missing.
  fileprivate var vocabulary: String {
    let summary = description.key.summary
    if case .choice(let words) = description.key.type {
      return summary.dropLast() + ": \(words.map { "`\($0)`" }.joined(separator: ", "))."
    }
    return description.defaultValue == nil ? "\(summary) Empty if the menu has none." : summary
  }
}
