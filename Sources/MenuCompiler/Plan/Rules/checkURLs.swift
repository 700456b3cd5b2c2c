extension DiagnosticName {
  /// See <doc:unsafe-url>.
  package static let unsafeURL = DiagnosticName("unsafe-url")
  /// See <doc:url-scheme>.
  package static let urlScheme = DiagnosticName("url-scheme")
}

private let knownSchemes = ["http", "https", "mailto", "tel"]

/// Checks URLs. In a target for browsers, a URL must be relative or have a scheme that every
/// browser opens, and a URL that runs code is an error. Programs of other targets can open any
/// scheme, so only misspelled schemes and schemes that run code are reported.
func checkURLs(of menu: Menu, in plan: JobPlan, into diagnostics: inout Diagnostics) {
  let page = plan.page
  guard page != nil || diagnostics.isOn(.urlScheme) else { return }
  visitItems(menu.items) { item in
    guard let url = item.details?.fields.text(.url), let scheme = Address.scheme(of: url),
      !knownSchemes.contains(scheme.lowercased())
    else { return }
    let place = SourceAnchor.entry(item.place, key: ItemKey.field(.url).rawValue)
    guard let page, Address.runsCode(url) else {
      let meant = Suggestion.nearest(to: scheme, among: knownSchemes)
      guard page != nil || meant != nil || Address.runsCode(url) else { return }
      return diagnostics.unknownScheme(scheme, meant: meant, of: item, url: url, at: place)
    }
    diagnostics.report(
      .unsafeURL, "the URL of '\(item.title)' runs code: its scheme is '\(scheme)'", at: place,
      related: page.entry.map { entry in
        let key = entry.target == nil ? GenerateKey.template : GenerateKey.target
        return .init(.entry(entry.place, key: key.rawValue), "its output is read by browsers")
      },
      help: "use an 'action' to name what your program should do")
  }
}

extension Diagnostics {
  fileprivate mutating func unknownScheme(
    _ scheme: String, meant: String?, of item: Item, url: String, at place: SourceAnchor
  ) {
    report(
      .urlScheme, "the URL of '\(item.title)' has the scheme '\(scheme)'", at: place,
      help: meant.map { "did you mean '\($0)'?" }
        ?? "if your program opens it, allow it here: `# menuc:allow url-scheme`",
      fix: url.hasPrefix(scheme)
        ? meant.map {
          .unsafelyReplace(place, with: $0 + url.dropFirst(scheme.count), "write '\($0)'")
        } : nil)
  }
}

extension LoweredMenu {
  /// The menu without URLs that run code, for output that browsers read.
  var withoutUnsafeURLs: LoweredMenu {
    var menu = self
    for (node, details) in details.enumerated() {
      guard var fields = details?.fields, let url = fields.text(.url), Address.runsCode(url) else {
        continue
      }
      fields[.url] = nil
      menu.details[node] = ItemDetails(fields)
    }
    return menu
  }
}
