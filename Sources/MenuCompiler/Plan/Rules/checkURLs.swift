extension DiagnosticName {
  /// See <doc:unsafe-url>.
  package static let unsafeURL = DiagnosticName("unsafe-url")
  /// See <doc:url-scheme>.
  package static let urlScheme = DiagnosticName("url-scheme")
}

private let knownSchemes = ["http", "https", "mailto", "tel"]

/// Checks URLs and their translations. In a target for browsers, a URL must be relative or have a
/// scheme that every browser opens, and a URL that runs code is an error. Programs of other targets
/// can open any scheme, so only misspelled schemes and schemes that run code are reported. If
/// neither the document nor the caller names an output, URLs that run code are errors, too, so that
/// the result does not change when the menu is later built as a page.
func checkURLs(of menu: Menu, in plan: JobPlan, into diagnostics: inout Diagnostics) {
  let page = plan.page
  let mayBePage = page != nil || !plan.namesOutputs
  guard mayBePage || diagnostics.isOn(.urlScheme) else { return }
  visitItems(menu.items) { item in
    guard let url = item.details?.fields.text(.url) else { return }
    diagnostics.check(
      url, of: "'\(item.title)'", page, mayBePage,
      at: .entry(item.place, key: ItemKey.field(.url).rawValue), isFixable: true)
  }
  guard let texts = menu.texts else { return }
  for catalog in menu.catalogs {
    for (index, number) in catalog.numbers.enumerated() {
      guard let number, texts.areOptional[number],
        let key = TranslationKey(texts.keys[number]), key.field == .field(.url)
      else { continue }
      let entry = catalog.catalog.entries[index]
      guard entry.translates(texts.sources[number]) else { continue }
      diagnostics.check(
        entry.translation, of: "'\(key.id)' in '\(catalog.language.text)'", page, mayBePage,
        at: entry.translationAnchor, isFixable: false)
    }
  }
}

extension Diagnostics {
  /// Checks one URL.
  ///
  /// - Parameter owner: A description of the URL's owner for messages.
  fileprivate mutating func check(
    _ url: String, of owner: String, _ page: (target: Target, entry: GenerateEntry?)?,
    _ mayBePage: Bool, at place: SourceAnchor, isFixable: Bool
  ) {
    guard let scheme = Address.scheme(of: url), !knownSchemes.contains(scheme.lowercased()) else {
      return
    }
    guard mayBePage, Address.runsCode(url) else {
      let meant = Suggestion.nearest(to: scheme, among: knownSchemes)
      guard page != nil || meant != nil || Address.runsCode(url) else { return }
      return report(
        .urlScheme, "the URL of \(owner) has the scheme '\(scheme)'", at: place,
        help: meant.map { "did you mean '\($0)'?" }
          ?? "if your program opens it, allow it here: `# menuc:allow url-scheme`",
        fix: isFixable && url.hasPrefix(scheme)
          ? meant.map {
            .unsafelyReplace(place, with: $0 + url.dropFirst(scheme.count), "write '\($0)'")
          } : nil)
    }
    report(
      .unsafeURL, "the URL of \(owner) runs code: its scheme is '\(scheme)'", at: place,
      related: page?.entry.map { entry in
        let key = entry.target == nil ? GenerateKey.template : GenerateKey.target
        return .init(.entry(entry.place, key: key.rawValue), "its output is read by browsers")
      },
      help: "use an 'action' to name what your program should do")
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
    for index in menu.languages.indices {
      menu.languages[index].texts.removeAll {
        $0.field == .field(.url) && Address.runsCode($0.text)
      }
    }
    return menu
  }
}
