extension DiagnosticName {
  /// See <doc:android-resource>.
  package static let androidResource = DiagnosticName("android-resource")
}

/// Reports texts that can't be resources in outputs of the target `android` whose parameter `texts`
/// is `resources`. The limits are those of aapt2, Android's resource compiler, and of the tables
/// that it writes.
func checkResources(of menu: Menu, in jobs: [RenderJob], into diagnostics: inout Diagnostics) {
  let jobs = jobs.filter(\.hasResources)
  for job in jobs where (job.text("package") ?? "").isEmpty {
    guard (job.text("namespace") ?? "").isEmpty else { continue }
    diagnostics.report(
      .androidResource, "texts as resources need the package of the class 'R'",
      at: .value(job.entry?.place ?? menu.place),
      help: "set the parameter 'package', or 'namespace' if 'R' is in a different package")
  }
  guard let job = jobs.first else { return }
  var check = ResourceCheck(
    names: AndroidResourceName(prefix: job.resourcePrefix(of: menu.name)), diagnostics: diagnostics)
  visitItems(menu.items) { check.add($0, columns: menu.columns) }
  for catalog in menu.catalogs {
    if jobs.contains(where: { $0.languages.includes(catalog.language) }) { check.add(catalog) }
  }
  check.checkLanguages(menu, in: jobs)
  diagnostics = check.diagnostics
}

private struct ResourceCheck {
  let names: AndroidResourceName
  var diagnostics: Diagnostics
  /// The resource names of texts, by their names in the class `R`, where different resource names
  /// can become the same name.
  private var symbols: [String: (name: String, place: SourcePlace)] = [:]
  private var count = 0

  init(names: AndroidResourceName, diagnostics: Diagnostics) {
    self.names = names
    self.diagnostics = diagnostics
  }

  /// The maximum length of a string in a compiled table, in bytes.
  private static let longest = 0x7FFF
  /// The maximum number of strings in a table.
  private static let most = 0xFFFF

  mutating func add(_ item: Item, columns: [Column]) {
    guard !item.isSeparator, !item.id.isEmpty else { return }
    let texts = translatableTexts(
      title: item.title, item.details?.fields, columns: columns)
    var isReported = false
    for (field, text) in texts {
      check(text, .value(item.place))
      count += 1
      if count == Self.most {
        diagnostics.report(
          .androidResource, "an app can have at most \(Self.most) strings", at: .value(item.place),
          help: "set 'texts' to 'code'")
      }
      let name = names.written(item.id, field)
      let other = symbols.updateValue(
        (name, item.place), forKey: AndroidResourceName.symbol(of: name))
      guard let other, other.name != name, !isReported else { continue }
      isReported = true
      diagnostics.report(
        .androidResource,
        "the strings '\(other.name)' and '\(name)' have the same name in the class 'R'",
        at: anchor(of: item), related: .init(.value(other.place), "the other"),
        help: "give one of the items a different 'id'")
    }
  }

  mutating func add(_ catalog: MenuCatalog) {
    for (entry, number) in zip(catalog.catalog.entries, catalog.numbers) where number != nil {
      check(entry.translation, entry.translationAnchor)
    }
  }

  mutating func checkLanguages(_ menu: Menu, in jobs: [RenderJob]) {
    for tag in menu.languages where jobs.contains(where: { $0.languages.includes(tag) }) {
      guard AndroidLanguage.qualifiersInApps(of: tag) == nil else { continue }
      diagnostics.report(
        .androidResource, "no resource folder can name the language '\(tag.text)'",
        at: .entry(menu.place, key: DocumentKey.translations.rawValue),
        help: "leave it out with 'languages', or set 'texts' to 'code'")
    }
  }

  private mutating func check(_ text: String, _ anchor: SourceAnchor) {
    let size = text.utf8.count
    guard size > Self.longest else { return }
    diagnostics.report(
      .androidResource,
      "a string of an app can have at most \(Self.longest) bytes; this text has \(size)",
      at: anchor, help: "shorten it, or set 'texts' to 'code'")
  }
}
