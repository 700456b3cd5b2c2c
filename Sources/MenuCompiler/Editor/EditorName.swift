/// A name that a document declares or uses.
struct EditorName: Hashable {
  enum Kind: Hashable {
    case item
    case action
    case condition
    case column
    /// An argument of an action.
    case argument(action: String)
  }

  let kind: Kind
  let name: String

  init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// The name of the condition in a term of `when`.
  init(term: String) {
    let rest = term.hasPrefix("!") ? term.dropFirst() : term[...]
    self.init(.condition, String(rest.prefix { $0 != "=" }))
  }

  /// The name at a place in a document, as spelled there; nil if there is none.
  ///
  /// - Parameter text: The string at that place.
  init?(at place: EditorPlace, isKey: Bool, text: String) {
    guard let level = place.keyLevel else { return nil }
    if isKey {
      guard case .map(let owner)? = level.owner else { return nil }
      let keys = place.levels.compactMap(\.name)
      switch owner {
      case DocumentKey.actions.rawValue, ItemField.action.key: self.init(.action, text)
      case DocumentKey.conditions.rawValue, GenerateKey.define.rawValue:
        self.init(.condition, text)
      case DocumentKey.columns.rawValue, ItemKey.values.rawValue: self.init(.column, text)
      case ActionKey.arguments.rawValue where keys.count > 2:
        self.init(.argument(action: keys[keys.count - 3]), text)
      case let action where keys.dropLast(2).last == ItemField.action.key:
        self.init(.argument(action: action), text)
      default: return nil
      }
      return
    }
    if place.type?.isWhen == true {
      self.init(term: text)
      return
    }
    switch (level.owner, level.name) {
    case (.table(.item)?, ItemKey.id.rawValue?),
      (.table(.condition)?, ConditionKey.follows.rawValue?):
      self.init(.item, text)
    case (.table(.item)?, ItemField.action.key?): self.init(.action, text)
    case (.table(.generate)?, WellKnownParameter.current?): self.init(.item, text)
    default: return nil
    }
  }
}

/// A place that declares or uses a name.
struct EditorUse {
  let anchor: SourceAnchor
  let isDeclaration: Bool
}

extension EditorAnalysis {
  /// The places of a name: first its declarations, then its uses.
  func uses(of name: EditorName) -> [EditorUse] {
    guard let menu else { return [] }
    var uses: [EditorUse] = []
    func add(_ anchor: SourceAnchor, declares: Bool = false) {
      uses.append(EditorUse(anchor: anchor, isDeclaration: declares))
    }
    switch name.kind {
    case .item:
      for item in items(withID: name.name) { add(anchor(of: item), declares: true) }
      for condition in menu.conditions where condition.followed?.id == name.name {
        if let followed = condition.followed { add(.value(followed.place)) }
      }
      for place in parameters(namingItem: name.name) { add(.value(place)) }
      for catalog in menu.catalogs {
        for entry in catalog.catalog.entries where entry.key.hasPrefix(name.name + "/") {
          add(entry.keyAnchor)
        }
      }
    case .action:
      for action in menu.actions ?? [] where action.name == name.name {
        add(.key(action.place), declares: true)
      }
      visitItems(menu.items) { item in
        guard let fields = item.details?.fields, fields.text(.action) == name.name else { return }
        add(
          fields.arguments.map { .key($0.place) } ?? .entry(item.place, key: ItemField.action.key))
      }
    case .argument(let action):
      let declared = menu.actions?.first { $0.name == action }
      for argument in declared?.arguments ?? [] where argument.name == name.name {
        add(.key(argument.place), declares: true)
      }
      visitItems(menu.items) { item in
        guard let fields = item.details?.fields, fields.text(.action) == action,
          let given = fields.arguments, given.values[name.name] != nil
        else { return }
        add(.entryKey(given.place, key: name.name))
      }
    case .condition:
      for condition in menu.conditions where condition.name == name.name {
        add(.key(condition.place), declares: true)
      }
      visitItems(menu.items) { item in
        for term in item.conditionKeys.flatMap(\.entries).flatMap(\.terms)
        where term.condition == name.name {
          add(.value(term.place))
        }
      }
      for define in menu.generate.flatMap(\.defines) where define.condition == name.name {
        if let place = define.place { add(.key(place)) }
      }
    case .column:
      for column in menu.columns where column.name == name.name {
        add(.key(column.place), declares: true)
      }
      var locator = SourceLocator(compiled.sources)
      visitItems(menu.items) { item in
        guard item.details?.fields.values[name.name] != nil,
          let values = locator.tree(item.place.file).entry(ItemKey.values.rawValue, of: item.place)
        else { return }
        add(.entryKey(values, key: name.name))
      }
    }
    return uses
  }

  /// The places of the parameter values that name an item by its id.
  func parameters(namingItem id: String) -> [SourcePlace] {
    (menu?.generate ?? []).flatMap(\.parameters).compactMap { parameter in
      guard parameter.key == WellKnownParameter.current, parameter.value.scalarText == id else {
        return nil
      }
      return parameter.value.place
    }
  }

  func items(withID id: String) -> [Item] {
    var found: [Item] = []
    visitItems(menu?.items ?? []) { if $0.id == id { found.append($0) } }
    return found
  }
}
