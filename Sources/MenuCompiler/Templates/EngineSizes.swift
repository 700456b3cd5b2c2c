extension TableSizes {
  /// Computes the sizes of a menu for the target `c`, before a linker merges strings with the same
  /// ending.
  init(engine context: TemplateContext) {
    self.init()
    var literals = Literals()
    let menu = context.menu
    let languages = context.writtenLanguages
    table += menu.count * (Self.item + 4)
    for (id, title) in zip(menu.ids, menu.titles) { literals.add(id.isEmpty ? nil : id, title) }
    for node in 0..<menu.count {
      guard let fields = menu.details[node]?.fields, fields.saysMoreThanValues else { continue }
      table += Self.details
      fields.visitScalars { field, value in
        if Self.texts.contains(field) { literals.add(value.printed) }
      }
      literals.add(fields.accessibilityLabel, fields.accessibilityHint)
      if !fields.keywords.isEmpty { table += 4 * (fields.keywords.count + 1) }
      for keyword in fields.keywords { literals.add(keyword) }
      guard fields.indicator != nil else { continue }
      table += Self.indicator
      literals.add(menu.indicator(of: node))
    }
    for (_, _, shortcut) in menu.shortcuts {
      table += Self.shortcut
      literals.add(shortcut.description)
    }
    for column in menu.columns {
      table += Self.column
      literals.add(column.name)
      if column.type == .string { literals.add(column.defaultValue?.printed ?? "") }
      for value in menu.details.compactMap({ $0?.fields.values[column.name] }) {
        table += Self.value
        if column.type == .string { literals.add(value.printed) }
      }
    }
    for former in menu.formerIDs {
      table += 8
      literals.add(former.id)
    }
    for condition in menu.conditions {
      table += Self.condition + 4 * (condition.choices?.count ?? 0)
      literals.add(condition.name)
      for choice in condition.choices ?? [] { literals.add(choice) }
    }
    table += 8 * context.summaryChecks.count
    for when in menu.whens {
      table += Self.clause * when.clauses.count + 8 * (when.nodes.count + when.enabledNodes.count)
    }
    table += 12 * (menu.followers.count + menu.followers(of: languages).count)
    let plurals = menu.hasPlurals ? menu.details.flatMap { $0?.fields.plurals ?? [] } : []
    for form in plurals.flatMap(\.ordered) {
      table += Self.form
      literals.add(form.form.rawValue, form.text)
    }
    if !plurals.isEmpty { literals.add(menu.pluralRule?.text ?? "") }
    literals.add(menu.name, menu.title, menu.language?.text)
    literals.add(menu.settings.indicator)
    table += Self.menu
    for language in languages { add(language, of: menu, &literals) }
    if menu.language != nil { table += 4 * (languages.count + 1) }
    addActions(of: context, &literals)
    texts = literals.size
    table += texts
  }

  private mutating func add(
    _ language: LoweredLanguage, of menu: LoweredMenu, _ literals: inout Literals
  ) {
    table += Self.menu
    literals.add(language.title ?? menu.title, language.tag.text)
    var columns: Set<String> = []
    var hasForms = false
    for text in language.texts {
      switch text.field {
      case .form(_, let form):
        hasForms = true
        table += Self.form
        literals.add(form.rawValue, text.text)
      case .column(let name):
        table += Self.value
        columns.insert(name)
        literals.add(name, text.text)
      case .keywords:
        let words = text.text.split(separator: "\n")
        table += Self.text + 4 * (words.count + 1)
        for word in words { literals.add(String(word)) }
      default:
        table += Self.text
        literals.add(text.text)
      }
    }
    table += Self.column * columns.count
    if hasForms { literals.add(language.tag.pluralRule.text) }
  }

  private mutating func addActions(of context: TemplateContext, _ literals: inout Literals) {
    for action in context.actions {
      table += 4
      literals.add(action.text)
      let nodes = context.itemsWithArguments[action.text] ?? []
      if !action.arguments.isEmpty { table += 4 * nodes.count }
      for (argument, value) in nodes.flatMap({ context.menu.arguments(of: $0) }) {
        switch argument.type {
        case .plain(.string):
          table += 4
          literals.add(value.printed)
        case .plain(.boolean): table += 1
        case .plain, .choice: table += 8
        }
      }
    }
  }

  /// The item fields whose texts `menu_details` refers to.
  private static let texts: Set<ItemField> = [
    .detail, .body, .footer, .icon, .action, .url, .mnemonic, .badge, .help, .disabledReason,
    .placeholder, .loading,
  ]

  // The sizes of the structures in the engine's header, with 64-bit numbers at multiples of 8.
  private static let menu = 264
  private static let item = 24
  private static let details = 104
  private static let indicator = 44
  private static let shortcut = 20
  private static let column = 16
  private static let value = 16
  private static let condition = 24
  private static let clause = 20
  private static let form = 16
  private static let text = 12
}

/// The string literals of a file. A compiler keeps each literal once.
private struct Literals {
  // Compared by bytes, because strings that are equal in Swift may have different bytes.
  private var texts: Set<[UInt8]> = []
  /// The number of bytes of all literals, each with its NUL.
  private(set) var size = 0

  mutating func add(_ texts: String?...) {
    for text in texts {
      guard let text, self.texts.insert(Array(text.utf8)).inserted else { continue }
      size += text.utf8.count + 1
    }
  }

  mutating func add(_ indicator: Indicator) {
    for glyph in [indicator.collapsed, indicator.expanded, indicator.empty, indicator.leaf] {
      add(glyph?.text, glyph?.image)
    }
    add(indicator.color?.text, indicator.highlight?.text)
  }
}
