/// The path below which a site is, such as `/docs/`: the parameter `base` of targets for browsers.
struct SiteBase {
  /// The path without the last `/`; empty for a site at the root of its server.
  private let path: String

  init(of job: RenderJob) {
    let base = job.text(WellKnownParameter.base) ?? ""
    path = base.hasSuffix("/") ? String(base.dropLast()) : base
  }

  /// An address below the base, if it begins with one `/`; any other as it is.
  func resolve(_ url: String) -> String {
    url.hasPrefix("/") && !url.hasPrefix("//") ? path + url : url
  }

  /// The menu whose URLs, in all languages, are below the base.
  func resolve(_ menu: LoweredMenu) -> LoweredMenu {
    guard !path.isEmpty else { return menu }
    var menu = menu
    for (node, details) in menu.details.enumerated() {
      guard var fields = details?.fields, let url = fields.text(.url) else { continue }
      fields[.url] = .string(resolve(url))
      menu.details[node] = ItemDetails(fields)
    }
    for language in menu.languages.indices {
      menu.languages[language].texts = menu.languages[language].texts.map { text in
        guard text.field == .field(.url) else { return text }
        return LoweredText(node: text.node, field: text.field, text: resolve(text.text))
      }
    }
    return menu
  }
}
