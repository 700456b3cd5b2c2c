extension EditorAnalysis {
  /// An item's id, constants, effective settings and texts, in Markdown.
  func description(of item: Item) -> String {
    guard let menu else { return "" }
    var lines = ["**\(item.name.markdown)**"]
    if !item.id.isEmpty {
      lines.append("id `\(item.id)`, \(item.idIsDeclared ? "declared" : "derived from the title")")
    }
    let former = item.details?.fields.formerIDs.map { "`\($0.id)`" } ?? []
    if !former.isEmpty { lines.append("was " + former.joined(separator: ", ")) }
    var text = lines.joined(separator: "  \n")
    for table in [
      constants(of: item, in: menu), settings(of: item, in: menu), texts(of: item, in: menu),
    ]
    where !table.isEmpty {
      text += "\n\n" + table.joined(separator: "\n")
    }
    return text
  }

  /// The names of the item in generated code, by target.
  private func constants(of item: Item, in menu: Menu) -> [String] {
    guard !item.id.isEmpty, !item.isSeparator else { return [] }
    var lines: [String] = []
    for entry in menu.generate {
      guard let name = entry.target, let target = (try? TargetLibrary.target(named: name)) ?? nil,
        let ids = target.parameters.first(where: { $0.name == WellKnownParameter.ids })
      else { continue }
      var written = ids.defaultValue.written
      switch entry.parameters.first(where: { $0.key == ids.name })?.value.value {
      case .text(let text), .plain(let text): written = text
      default: break
      }
      let choice = ConstantChoice(rawValue: written) ?? .none
      var isIncluded = false
      choice.visitItems(of: menu) { if $0.place == item.place { isIncluded = true } }
      let line = "- constant in \(name): `\(target.identifiers.identifier(for: item.id))`"
      if isIncluded, !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// The settings that an item can inherit, with their origins.
  private func settings(of item: Item, in menu: Menu) -> [String] {
    guard item.isExpandable, !item.isPage else { return [] }
    let root = compiled.sources.files.first?.root
    func line(_ key: ItemKey, _ own: String?, _ inherited: String) -> String {
      let name = key.rawValue
      let origin =
        own != nil ? "set here" : root?[name] != nil ? "from the document" : "by default"
      return "- `\(name)`: \(own ?? inherited), \(origin)"
    }
    var lines = [
      line(.collapsed, item.collapsed.map(String.init), String(menu.collapsed)),
      line(.collapsible, item.collapsible.map(String.init), String(menu.collapsible)),
    ]
    if item.isCategory {
      lines.append(line(.expansion, item.expansion?.rawValue, menu.expansion.rawValue))
      lines.append(line(.keepOpen, item.keepOpen.map(String.init), String(menu.keepOpen)))
      let own = item.details?.fields.indicator
      let indicator =
        own.map { menu.settings.indicator.merged(with: $0) } ?? menu.settings.indicator
      let glyphs = [indicator.collapsed, indicator.expanded].compactMap { $0?.text ?? $0?.image }
      lines.append(
        line(
          .indicator, own == nil ? nil : glyphs.joined(separator: " "),
          glyphs.joined(separator: " ")))
    }
    return lines
  }

  /// The translations of an item's texts, at most 20 from each catalog.
  private func texts(of item: Item, in menu: Menu) -> [String] {
    guard !item.id.isEmpty, !menu.catalogs.isEmpty else { return [] }
    let prefix = item.id + "/"
    return menu.catalogs.flatMap { catalog in
      catalog.catalog.entries.filter { $0.key.hasPrefix(prefix) }.prefix(20).map { entry in
        let text = entry.translation.isEmpty ? "*not translated*" : entry.translation.markdown
        return "- \(catalog.language.text), \(entry.key.dropFirst(prefix.count)): \(text)"
      }
    }
  }

  /// The places of derived ids, directly after the titles that they are derived from.
  ///
  /// - Parameter range: The range that contains the ends of the titles.
  /// - Returns: The offsets, each with its id, in the order of the document.
  package func derivedIDs(
    in document: EditorDocument, within range: Range<Int>
  ) -> [(offset: Int, id: String)] {
    guard let number = number(of: document.file.identity) else { return [] }
    let syntax = document.syntax
    var found: [(offset: Int, id: String)] = []
    for index in syntax.tree.nodes.indices {
      let (id, end) = (SyntaxTree.ID(index), syntax.tree.nodes[index].value.upperBound)
      guard syntax.tree.nodes[index].kind == .scalar, range.lowerBound <= end,
        end <= range.upperBound, let path = syntax.path(to: id),
        EditorPlace(path, isConfiguration: false).isTitle, let item = item(at: path, in: number),
        !item.idIsDeclared, !item.id.isEmpty, !item.isSeparator
      else { continue }
      // A block scalar ends with its last line break.
      let text = document.file.bytes[syntax.tree.nodes[index].value]
      found.append((text.lastIndex { !$0.isBlankOrBreak }.map { $0 + 1 } ?? end, item.id))
    }
    return found.sorted { $0.offset < $1.offset }
  }
}

extension String {
  /// The string in Markdown, on one line. All markup is escaped.
  var markdown: String {
    var result = ""
    for character in self {
      if character.isNewline {
        result += " "
      } else {
        if "\\`*_{}[]<>#|!~&".contains(character) { result += "\\" }
        result.append(character)
      }
    }
    return result
  }
}
