/// Makes an imported menu valid: adds ids if titles collide, and removes everything that a menu
/// can't have. Losses are recorded. Throws ``ImportError`` if the menu exceeds a limit.
func tidyImportedMenu(_ menu: inout ImportedMenu, in context: inout ImportContext) throws {
  var tidier = MenuTidier(menu, context: context)
  tidier.tidyGroups(&menu.items)
  tidier.reserveIDs(in: menu.items)
  try tidier.tidy(&menu.items, parent: "", level: 1, choice: menu.settings[document: .choice])
  if tidier.hasLinkedCategory {
    menu.settings[document: .setting(.hitArea)] = .string(HitArea.auto.rawValue)
  }
  context = tidier.context
}

private struct MenuTidier {
  var context: ImportContext
  /// Whether some category has an address or an action, which a tap on its title must trigger.
  private(set) var hasLinkedCategory = false
  /// The ids that are in use.
  private var taken = DistinctNames()
  /// The declared ids that have been read so far.
  private var declared = DistinctNames()
  private var actions = DistinctNames()
  /// The new names of actions, by the names in the document.
  private var actionNames: [String: String] = [:]
  private var strokes: [ShortcutPlatform: Set<Shortcut.Stroke>] = [:]
  private var count = 0
  /// Whether categories start closed by default.
  private let isCollapsed: ImportedValue

  init(_ menu: ImportedMenu, context: ImportContext) {
    self.context = context
    isCollapsed = menu.settings[document: .collapsed] ?? .boolean(false)
  }

  /// Reserves the ids that the document declares, so that no other item gets them.
  mutating func reserveIDs(in items: [ImportedItem]) {
    for item in items {
      if let id = item.id { taken.reserve(Self.valid(id)) }
      reserveIDs(in: item.children ?? [])
    }
  }

  mutating func tidy(
    _ items: inout [ImportedItem], parent: String, level: Int, choice: ImportedValue?
  ) throws {
    guard level <= Limits.depth else {
      let anchor = items.first?.anchor ?? .file(0)
      throw context.error("the menu has more than \(Limits.depth) levels", at: anchor)
    }
    var hasChecked = false
    for index in items.indices where !items[index].isSeparator {
      count += 1
      guard count <= Limits.items else {
        throw ImportError("\(context.request.name): the menu has more than \(Limits.items) items")
      }
      tidyTexts(&items[index])
      tidyAddress(&items[index])
      tidyShortcut(&items[index])
      tidyAction(&items[index])
      tidyKeys(&items[index], level: level)
      if choice == .string("one"), items[index].keys[.checked] == .boolean(true) {
        if hasChecked { drop(.checked, of: &items[index], "another item is checked") }
        hasChecked = true
      }
      let id = tidyID(&items[index], parent: parent)
      guard var children = items[index].children else { continue }
      try tidy(&children, parent: id, level: level + 1, choice: items[index].keys[.choice])
      items[index].children = children
    }
  }

  /// Leaves out inline groups without items, and separators that are not between two other items.
  mutating func tidyGroups(_ items: inout [ImportedItem]) {
    var result: [ImportedItem] = []
    for var item in items {
      if var children = item.children {
        tidyGroups(&children)
        item.children = children
      }
      if item.isInline, item.keys[.slot] == nil, item.children?.isEmpty != false {
        let name = item.title.isEmpty ? item.id ?? "" : item.title
        if !name.isEmpty {
          context.lose("the group '\(name)' has no items, so it is left out", at: item.anchor)
        }
      } else if !item.isSeparator || result.last?.isSeparator == false {
        result.append(item)
      }
    }
    if result.last?.isSeparator == true { result.removeLast() }
    items = result
  }

  // MARK: Texts

  private mutating func tidyTexts(_ item: inout ImportedItem) {
    item.title = cleaned(item.title, of: item)
    if item.title.isEmpty, !item.isInline {
      let address = item.keys[.url].map { humanizedTitle($0) } ?? ""
      let isWord = address.contains { $0.isLetter || $0.isNumber }
      item.title = isWord ? address : item.id.map(humanizedTitle) ?? "Untitled"
      context.lose("the item has no title: it is called '\(item.title)'", at: item.anchor)
    }
    for field in ItemField.allCases {
      guard let text = item.keys[field] else { continue }
      let clean = cleaned(text, of: item)
      item.keys[field] = clean.isEmpty ? nil : clean
    }
    if let letter = item.keys[.mnemonic], !Mnemonic.isValid(letter, in: item.title) {
      item.keys[.mnemonic] = nil
    }
  }

  /// A text on one line, without control characters and without blanks at its ends.
  private mutating func cleaned(_ text: String, of item: ImportedItem) -> String {
    var scalars = String.UnicodeScalarView()
    var isChanged = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        scalars.append(scalar == "\u{A0}" ? scalar : " ")
      } else if scalar.properties.generalCategory == .control {
        isChanged = true
      } else {
        scalars.append(scalar)
      }
    }
    var result = String(scalars).withoutOuterBlanks
    if result.utf8.count > Limits.textBytes {
      result = String(result.prefix(1000))
      context.lose("a text of more than \(Limits.textBytes >> 10) KiB is cut", at: item.anchor)
    }
    if isChanged { context.lose("control characters are left out of '\(result)'", at: item.anchor) }
    return result
  }

  private mutating func tidyAddress(_ item: inout ImportedItem) {
    guard let address = item.keys[.url] else { return }
    if Address.runsCode(address) {
      context.lose(
        "the address of '\(item.title)' is left out, because it runs code", at: item.anchor)
      item.keys[.url] = nil
    }
  }

  // MARK: Keys

  private mutating func drop(_ key: ItemKey, of item: inout ImportedItem, _ reason: String) {
    item.keys[key] = nil
    context.lose("'\(key.rawValue)' of '\(item.title)' is left out: \(reason)", at: item.anchor)
  }

  private mutating func tidyKeys(_ item: inout ImportedItem, level: Int) {
    if item.children?.isEmpty == true {
      item.children = nil
      context.lose("'\(item.title)' has no items, so it is not a category here", at: item.anchor)
    }
    if item.children == nil {
      for key in [ItemKey.collapsed, .collapsible, .opens, .choice] { item.keys[key] = nil }
    } else {
      if item.keys[.collapsed] == isCollapsed { item.keys[.collapsed] = nil }
      if item.isCheckable { drop(.checked, of: &item, "a category can't be checked") }
      if item.keys[.opens] != nil { item.keys[.collapsed] = nil }
      if item.keys[.url] != nil || item.keys[.field(.action)] != nil { hasLinkedCategory = true }
    }
    if level > 1, item.children == nil, item.keys[.footer] != nil {
      drop(
        .field(.footer), of: &item, "only items at the top level and categories can have a footer")
    }
  }

  private mutating func tidyShortcut(_ item: inout ImportedItem) {
    switch item.keys[.field(.shortcut)] {
    case .string(let text)?:
      item.keys[.shortcut] = shortcut(text, on: ShortcutPlatform.allCases, of: item)
    case .table(let entries)?:
      let kept = entries.compactMap { entry -> ImportedValue.Entry? in
        guard case .string(let text) = entry.value else { return nil }
        let platform: ShortcutPlatform = entry.key == "apple" ? .apple : .other
        return shortcut(text, on: [platform], of: item).map {
          .init(key: entry.key, value: .string($0))
        }
      }
      let hasDefault = kept.contains { $0.key == "default" }
      item.keys[.field(.shortcut)] = hasDefault ? .table(kept) : nil
    default: break
    }
  }

  /// A shortcut in menuc's notation; nil if menus can't have it, or if another item has it.
  private mutating func shortcut(
    _ text: String, on platforms: [ShortcutPlatform], of item: ImportedItem
  ) -> String? {
    guard let shortcut = Shortcut(text) ?? Shortcut.meant(by: text)?.shortcut else {
      context.lose(
        "the shortcut '\(text)' of '\(item.title)' is left out, because menus can't have it",
        at: item.anchor)
      return nil
    }
    for platform in platforms
    where strokes[platform]?.contains(shortcut.stroke(on: platform)) == true {
      context.lose(
        "the shortcut '\(text)' of '\(item.title)' is left out, because another item has it",
        at: item.anchor)
      return nil
    }
    for platform in platforms {
      strokes[platform, default: []].insert(shortcut.stroke(on: platform))
    }
    return shortcut.description
  }

  /// Renames an action that would become the same case as another action in some programming
  /// language.
  private mutating func tidyAction(_ item: inout ImportedItem) {
    guard let written = item.action else { return }
    if actionNames[written] == nil {
      let name = actions.insert(written) ? written : actions.free(ItemID.proposal(for: written))
      actionNames[written] = name
      if name != written {
        context.lose("the action '\(written)' is '\(name)' here", at: item.anchor)
      }
    }
    item.action = actionNames[written]
  }

  // MARK: Identity

  /// Makes the item's declared id valid and unique, or gives the item an id if the derived id is
  /// empty or taken. Returns the item's id.
  private mutating func tidyID(_ item: inout ImportedItem, parent: String) -> String {
    if let written = item.id {
      let proposal = Self.valid(written)
      let id = declared.insert(proposal) ? proposal : taken.free(proposal)
      if id != written {
        context.lose(
          "the id '\(written)' of '\(item.title)' is '\(id)' here", at: item.anchor)
      }
      let derived = ItemID.derive(from: item.title, parent: parent)
      item.id = id == derived ? nil : id
      return id
    }
    let derived = ItemID.derive(from: item.title, parent: parent)
    if !ItemID.slug(of: item.title).isEmpty, taken.insert(derived) {
      return derived
    }
    let slug = ItemID.slug(of: item.title)
    let word = !slug.isEmpty ? slug : item.isInline ? "group" : "item"
    let id = taken.free((parent.isEmpty ? "" : parent + ".") + word)
    item.id = id
    return id
  }

  /// The id from a document, or a similar one if the id is not valid in a menu.
  private static func valid(_ id: String) -> String {
    ItemID.problem(of: id) == nil ? id : ItemID.proposal(for: id)
  }
}
