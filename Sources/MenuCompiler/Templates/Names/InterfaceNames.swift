/// The names for the texts that views show in addition to the menu's texts.
extension TemplateContext {
  static let interface = TemplateName<TemplateContext>.record(
    "interface",
    "The texts that views show in addition to the menu's texts, in the menu's language or else in English.",
    InterfaceText.allCases.map { text in
      .value(text.rawValue, "\(text.meaning).") {
        $0.text($0.menu.interfaceTexts[text] ?? text.english)
      }
    })

  static let ownInterfaceTexts = interfaceTexts { (context: TemplateContext) in
    context.menu.interfaceTexts
  }

  /// The name `interfaceTexts`, for the texts of a language that the target's views show.
  static func interfaceTexts<Source: TemplateSource>(
    _ texts: @escaping @Sendable (Source) -> [InterfaceText: String]
  ) -> TemplateName<Source> {
    .list(
      "interfaceTexts",
      "The `interface` texts that the target's views show and that are given in the language. For any other text, views show the text in the menu's own language, or else in English.",
      [
        .value("name", "The text's name, such as `search`.") { $0.value.name.rawValue },
        .value("text", "The text.") { $0.context.text($0.value.text) },
      ]
    ) { source -> [(name: InterfaceText, text: String)] in
      let texts = texts(source)
      return source.context.shownInterfaceTexts.compactMap { name in
        texts[name].map { (name, $0) }
      }
    }
  }

  private var shownInterfaceTexts: [InterfaceText] {
    job.target.interfaceTexts(with: job.parameters)
  }
}
