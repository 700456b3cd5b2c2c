extension DiagnosticName {
  /// See <doc:unsafe-url>.
  public static let unsafeURL = DiagnosticName("unsafe-url")
}

/// URLs that run code are errors if a target writes for browsers; otherwise only their scheme is
/// reported.
func checkUnsafeURLs(of menu: Menu, in plan: JobPlan, into diagnostics: inout Diagnostics) {
  let page = plan.page
  guard page != nil || diagnostics.isOn(.urlScheme) else { return }
  visitItems(menu.items) { item in
    guard let url = item.details?.fields.text(.url), Address.runsCode(url),
      let scheme = Address.scheme(of: url)
    else { return }
    let place = SourceAnchor.entry(item.place, key: ItemKey.field(.url).rawValue)
    guard let page else {
      return diagnostics.unknownScheme(scheme, of: item, url: url, at: place)
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
