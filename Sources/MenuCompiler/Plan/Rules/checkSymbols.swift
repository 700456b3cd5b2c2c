extension DiagnosticName {
  /// See <doc:unknown-symbol>.
  package static let unknownSymbol = DiagnosticName("unknown-symbol")
}

/// Reports icons and images of glyphs that are not in the parameter `symbols` of an output, which
/// lists the program's images and symbols.
func checkSymbols(
  of menu: Menu, in jobs: [RenderJob], into diagnostics: inout Diagnostics
) {
  let lists = jobs.compactMap { $0.text(WellKnownParameter.symbols) }.filter { !$0.isEmpty }
    .map { $0.split(separator: " ").map(String.init) }
  guard let first = lists.first else { return }
  // An icon must be in the lists of all outputs.
  let known = lists.dropFirst().reduce(Set(first)) { $0.intersection($1) }
  let names = first.filter(known.contains)
  func check(_ name: String?, _ anchor: SourceAnchor, isText: Bool) {
    guard let name, !known.contains(name) else { return }
    let meant = Suggestion.nearest(to: name, among: names)
    diagnostics.report(
      .unknownSymbol, "'\(name)' is not among the names in the parameter 'symbols'", at: anchor,
      help: meant.map { "did you mean '\($0)'?" } ?? "add it to the parameter 'symbols'",
      fix: isText
        ? meant.map { .unsafelyReplace(anchor, with: $0, "write '\($0)'") } : nil)
  }
  func check(_ glyphs: [Glyph?], _ anchor: SourceAnchor) {
    for glyph in glyphs { check(glyph?.image, anchor, isText: false) }
  }
  let own = menu.settings.indicator
  check(
    [own.collapsed, own.expanded, own.empty, own.leaf],
    .entry(menu.place, key: ItemKey.indicator.rawValue))
  visitItems(menu.items) { item in
    guard let details = item.details else { return }
    let icon = ItemKey.field(.icon).rawValue
    check(details.fields.text(.icon), .entry(item.place, key: icon), isText: true)
    guard let own = details.fields.indicator else { return }
    check(
      [own.collapsed, own.expanded, own.empty, own.leaf],
      .entry(item.place, key: ItemKey.indicator.rawValue))
  }
}
