/// Reads the menus of a Windows resource script. Command identifiers become ids. The same menus in
/// other languages become catalogs; they may be in this script, in scripts next to it, or in
/// scripts in `../locale/LANGUAGE`.
func importWindres(
  _ text: String, file: Int32, in context: inout ImportContext
) throws -> ImportedMenu {
  var menu = ImportedMenu()
  let resources: WindowsResources
  do throws(ResourceProblem) {
    resources = try WindowsResources(Array(text.utf8))
  } catch {
    throw context.error(error.message, at: .bytes(file: file, error.range))
  }
  guard let first = resources.menus.first else {
    throw context.error("the script has no menu", at: .file(file))
  }
  for range in resources.leftOut {
    context.lose(
      "conditions are not evaluated: this branch is left out", at: .bytes(file: file, range))
  }
  let own = resources.menus.filter { $0.language == first.language }
  var others = resources.menus.filter { $0.language != first.language }
  for path in scriptsBeside(context) {
    guard let bytes = context.request.load(path) else { continue }
    let found = try? WindowsResources(ForeignEncoding.utf8(bytes))
    others += (found?.menus ?? []).filter { $0.language != nil && $0.language != first.language }
  }
  let texts = ResourceTitles(others, of: own)
  menu.language = first.language
  menu.items = try context.chosen(
    of: own.map { menu in
      ImportedGroup(
        name: menu.name, items: items(menu.entries, of: menu, texts, path: "", file),
        anchor: .bytes(file: file, menu.range))
    })
  return menu
}

private func scriptsBeside(_ context: ImportContext) -> [String] {
  let request = context.request
  let siblings = request.list("").filter {
    $0.lowercased().hasSuffix(".rc") && $0 != context.fileName
  }
  let locales = request.list("../locale").map { "../locale/\($0)/\(context.fileName)" }
  return (siblings + locales).sorted { $0.utf8Precedes($1) }
}

private func items(
  _ entries: [WindowsResources.Entry], of menu: WindowsResources.LanguageMenu,
  _ texts: ResourceTitles,
  path: String, _ file: Int32
) -> [ImportedItem] {
  entries.enumerated().map { index, entry in
    let anchor = SourceAnchor.bytes(file: file, entry.range)
    if entry.isSeparator { return .separator(at: anchor) }
    var item = ImportedItem("", at: anchor)
    let parts = entry.text.split(separator: "\t", maxSplits: 1).map(String.init)
    item.setTitle(parts.first ?? "", mark: "&")
    item.id = entry.id
    if let text = parts.dropFirst().first {
      // Some programs write a second column of texts after the tab.
      let isShortcut = Shortcut(text) != nil || Shortcut.meant(by: text)?.isCertain == true
      item.keys[isShortcut ? .shortcut : .detail] =
        isShortcut ? text : MarkedTitle.read(text, mark: "&").title
    }
    let isGray = entry.flags.contains { ["GRAYED", "INACTIVE", "MFS_GRAYED"].contains($0) }
    if isGray { item.keys[.enabled] = .boolean(false) }
    if entry.flags.contains("CHECKED") || entry.flags.contains("MFS_CHECKED") {
      item.keys[.checked] = .boolean(true)
    }
    let place = "\(path)/\(index)"
    for (language, written) in texts.translations(of: entry, in: menu.name, at: place) {
      let (title, mnemonic) = MarkedTitle.read(written, mark: "&")
      item.translations[language] = title
      item.mnemonics[language] = mnemonic
    }
    item.children = entry.children.map { items($0, of: menu, texts, path: place, file) }
    return item
  }
}

/// The titles of menus in other languages: the titles of commands, keyed by identifier, and, if a
/// menu has the same shape in both languages, the titles of all entries, keyed by place.
private struct ResourceTitles {
  private var byID: [String: [LanguageTag: String]] = [:]
  private var byPlace: [String: [LanguageTag: String]] = [:]

  init(_ menus: [WindowsResources.LanguageMenu], of own: [WindowsResources.LanguageMenu]) {
    let shapes = Dictionary(own.map { ($0.name, Self.shape($0.entries)) }) { first, _ in first }
    for menu in menus {
      guard let language = menu.language, let shape = shapes[menu.name] else { continue }
      add(
        menu.entries, menu.name, path: "", language, hasShape: Self.shape(menu.entries) == shape)
    }
  }

  private static func shape(_ entries: [WindowsResources.Entry]) -> String {
    entries.map { $0.children.map { "(\(shape($0)))" } ?? ($0.isSeparator ? "-" : "i") }.joined()
  }

  private mutating func add(
    _ entries: [WindowsResources.Entry], _ menu: String, path: String, _ language: LanguageTag,
    hasShape: Bool
  ) {
    for (index, entry) in entries.enumerated() where !entry.isSeparator {
      let text = entry.text.split(separator: "\t", maxSplits: 1).first.map(String.init) ?? ""
      let place = "\(path)/\(index)"
      if let id = entry.id { byID["\(menu) \(id)", default: [:]][language] = text }
      if hasShape { byPlace["\(menu) \(place)", default: [:]][language] = text }
      add(entry.children ?? [], menu, path: place, language, hasShape: hasShape)
    }
  }

  func translations(
    of entry: WindowsResources.Entry, in menu: String, at place: String
  ) -> [LanguageTag: String] {
    let titles = byPlace["\(menu) \(place)"] ?? [:]
    guard let id = entry.id else { return titles }
    return titles.merging(byID["\(menu) \(id)"] ?? [:]) { first, _ in first }
  }
}
