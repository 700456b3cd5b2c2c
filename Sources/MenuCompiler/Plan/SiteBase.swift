/// The path of a site on its server, such as `/docs/`: the parameter `base` of targets for
/// browsers.
struct SiteBase {
  /// The path without a trailing `/`; empty for a site at the root of its server.
  private let path: String

  init(of job: RenderJob) {
    let base = job.text(WellKnownParameter.base) ?? ""
    path = base.hasSuffix("/") ? String(base.dropLast()) : base
  }

  /// The address below the base if it starts with a single `/`. Other addresses remain unchanged.
  func resolve(_ url: String) -> String {
    url.hasPrefix("/") && !url.hasPrefix("//") ? path + url : url
  }

  /// The menu with its URLs in all languages resolved against the base.
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
