/// A completion: text that can be written at the cursor.
package struct EditorCompletion: Sendable {
  /// The kind of completion, which determines the icon in the editor.
  package enum Kind: Sendable {
    case key
    case word
    case name
    case file
  }

  /// The label in the list, such as `title`.
  package let label: String
  package let kind: Kind
  /// A few words next to the label, such as the type of a key.
  package let detail: String
  /// The meaning of the completion, in Markdown.
  package let documentation: String
  /// The text to write.
  package let text: String
  /// The text with placeholders such as `${1:name}`; nil if it has none.
  package let snippet: String?
  /// The bytes to replace.
  package let range: Range<Int>

  init(
    _ label: String, _ kind: Kind, detail: String = "", documentation: String = "", text: String,
    snippet: String? = nil, range: Range<Int>
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.documentation = documentation
    self.text = text
    self.snippet = snippet
    self.range = range
  }
}

/// Completes the text at a cursor.
package struct EditorCompleter {
  private let cursor: EditorCursor
  private let format: SourceFormat
  /// The menu whose names are proposed. If the document can't be read at present, this is the menu
  /// of an earlier state.
  private let menu: Menu?
  private let analysis: EditorAnalysis?
  /// The paths of documents below the document's directory, relative to it.
  private let files: () -> [String]

  /// - Parameters:
  ///   - analysis: The latest analysis in which the menu could be read.
  ///   - files: The paths of documents below the document's directory, relative to it.
  /// - Returns: Nil if nothing can be completed.
  package init?(
    at offset: Int, in document: EditorDocument, analysis: EditorAnalysis?,
    files: @escaping () -> [String]
  ) {
    guard let cursor = EditorCursor(at: offset, in: document) else { return nil }
    self.cursor = cursor
    format = document.file.format
    menu = analysis?.menu
    self.analysis = analysis
    self.files = files
  }

  package var completions: [EditorCompletion] {
    switch cursor.site {
    case .key: keys + mapKeys
    case .value: values
    }
  }

  // MARK: - Keys

  private var keys: [EditorCompletion] {
    guard let owner = cursor.place.tableOwner else { return [] }
    let allowed = EditorAllowance(cursor, in: menu)
    var completions = owner.keys.filter { allowed.allows($0.name) }.map { key in
      completion(of: key.name, key.description.type, key.description.documentation(in: format))
    }
    if case .table(.generate) = owner {
      completions += parameters.filter { !cursor.others.contains($0.name) }.map { parameter in
        completion(of: parameter.name, parameter.type, parameter.documentation)
      }
    }
    return completions
  }

  /// The parameters of the target that the entry of `generate` names.
  private var parameters: [TargetParameter] {
    cursor.sibling(GenerateKey.target.rawValue)
      .flatMap { try? TargetLibrary.target(named: $0) }?.parameters ?? []
  }

  /// The names to propose as keys in a table whose keys are names, such as `values`.
  private var mapKeys: [EditorCompletion] {
    guard case .map(let owner)? = cursor.place.tableOwner else { return [] }
    let type = cursor.place.type?.mapped ?? .scalar
    let keys = cursor.path.compactMap { step in
      if case .key(let name) = step { name } else { nil }
    }
    var names: [(name: String, summary: String, type: KeyType)] = []
    switch owner {
    case ItemField.action.key:
      names = (menu?.actions ?? []).map { ($0.name, $0.summary ?? "", .map(of: .scalar)) }
    case GenerateKey.define.rawValue:
      names = conditions.map { ($0.name, $0.summary ?? "", .choice($0.values)) }
    case ItemKey.values.rawValue:
      names = (menu?.columns ?? []).map { ($0.name, $0.summary ?? "", $0.type.keyType) }
    case ConfigurationKey.severities.rawValue:
      names = SeveritySettings.names.map { name in
        let rule = DiagnosticName(rawValue: name).flatMap { try? Rule.of($0) }
        return (name, rule?.summary ?? "", type)
      }
    case let action where keys.dropLast().last == ItemField.action.key:
      let arguments = menu?.actions?.first { $0.name == action }?.arguments ?? []
      names = arguments.map { ($0.name, $0.summary ?? "", $0.type.keyType) }
    default: break
    }
    return names.filter { !cursor.others.contains($0.name) }.map { entry in
      completion(of: entry.name, entry.type, entry.summary, kind: .name)
    }
  }

  private func completion(
    of key: String, _ type: KeyType, _ documentation: String, kind: EditorCompletion.Kind = .key
  ) -> EditorCompletion {
    let writer = EditorWriter(format: format, isInFlow: cursor.isInFlow)
    let name = writer.key(key)
    return EditorCompletion(
      key, kind, detail: type.phrase.replacing("`", with: ""), documentation: documentation,
      text: cursor.hasValue ? name : name + writer.separator,
      snippet: cursor.hasValue
        ? nil : name.escapedForSnippets + writer.separator + writer.placeholder(for: type),
      range: cursor.range)
  }

  // MARK: - Values

  private var values: [EditorCompletion] {
    let place = cursor.place
    guard let level = place.keyLevel else { return [] }
    if place.type?.isWhen == true { return words(of: place.type) + terms }
    switch (level.owner, level.name) {
    case (.table(.item)?, ItemField.action.key?):
      return (menu?.actions ?? usedActions).map {
        value($0.name, .name, detail: "action", documentation: $0.summary ?? "")
      }
    case (.table(.item)?, ItemField.icon.key?):
      return usedIcons.map { value($0, .name, detail: "icon") }
    case (.table(.condition)?, ConditionKey.follows.rawValue?):
      return ids { item, choice in
        item.isCheckItem(in: choice) || item.isSummaryCheck || item.choice == .one
      }
    case (.table(.generate)?, WellKnownParameter.current?):
      return ids { item, _ in !item.isSeparator }
    // The ids that only catalogs still have.
    case (.table(.item)?, ItemKey.id.rawValue?), (.table(.item)?, ItemKey.was.rawValue?):
      return (analysis?.formerIDsInCatalogs ?? []).map {
        value($0, .name, detail: "an id that has texts in catalogs")
      }
    case (.table(.include)?, _), (.table(.item)?, IncludeKey.include.rawValue?):
      return files().map { value($0, .file) }
    case (.configuration?, ConfigurationKey.menus.rawValue?),
      (.configuration?, ConfigurationKey.exclude.rawValue?):
      return files().map { value($0, .file) }
    case (.table(.generate)?, GenerateKey.target.rawValue?):
      return TargetLibrary.names.map { name in
        let target = try? TargetLibrary.target(named: name)
        return value(name, .name, detail: "target", documentation: target?.summary ?? "")
      }
    case (.table(.generate)?, let name?):
      guard let parameter = parameters.first(where: { $0.name == name }) else { break }
      return words(of: parameter.type)
    case (.map(let owner)?, let name?): return words(of: mappedType(name, in: owner))
    default: break
    }
    return words(of: place.type)
  }

  /// The type of a value in a table whose keys are names; nil if it is unknown.
  private func mappedType(_ name: String, in owner: String) -> KeyType? {
    switch owner {
    case GenerateKey.define.rawValue:
      conditions.first { $0.name == name }.map { .choice($0.values) }
    case ItemKey.values.rawValue: menu?.columns.first { $0.name == name }?.type.keyType
    default:
      menu?.actions?.first { $0.name == owner }?.arguments.first { $0.name == name }?.type.keyType
        ?? cursor.place.type
    }
  }

  private func words(of type: KeyType?) -> [EditorCompletion] {
    (type?.words ?? []).map { word in
      let isBoolean = word == "true" || word == "false"
      let look = IndicatorPreset(rawValue: word)?.look ?? ""
      return value(word, .word, detail: look, isPlain: isBoolean)
    }
  }

  private var conditions: [Condition] { menu?.conditions ?? [] }

  /// The terms for all conditions, plain and negated.
  private var terms: [EditorCompletion] {
    conditions.flatMap { condition in
      let terms = condition.choices?.map { "\(condition.name)=\($0)" } ?? [condition.name]
      return (terms + terms.map { "!" + $0 }).map {
        value($0, .name, detail: "condition", documentation: condition.summary ?? "")
      }
    }
  }

  /// The ids of the items that meet a requirement.
  private func ids(where isWanted: (Item, ChoiceMode?) -> Bool) -> [EditorCompletion] {
    var completions: [EditorCompletion] = []
    func add(_ items: [Item], in choice: ChoiceMode?) {
      for item in items {
        if !item.id.isEmpty, isWanted(item, choice) {
          completions.append(value(item.id, .name, detail: item.title))
        }
        add(item.children, in: item.choice)
      }
    }
    add(menu?.items ?? [], in: menu?.choice)
    return completions
  }

  /// The actions that items use, for documents that declare no actions.
  private var usedActions: [Action] {
    used(.action).map { Action(place: SourcePlace(file: 0, node: 0), name: $0) }
  }

  private var usedIcons: [String] { used(.icon) }

  private func used(_ field: ItemField) -> [String] {
    var names: Set<String> = []
    visitItems(menu?.items ?? []) { item in
      if let name = item.details?.fields.text(field) { names.insert(name) }
    }
    return names.sorted { $0.utf8Precedes($1) }
  }

  private func value(
    _ word: String, _ kind: EditorCompletion.Kind, detail: String = "", documentation: String = "",
    isPlain: Bool = false
  ) -> EditorCompletion {
    let writer = EditorWriter(format: format, isInFlow: cursor.isInFlow)
    return EditorCompletion(
      word, kind, detail: detail, documentation: documentation,
      text: isPlain ? word : writer.string(word), range: cursor.range)
  }
}

extension TargetParameter {
  /// The type of the parameter's values.
  var type: KeyType {
    switch kind {
    case .text: .text()
    case .boolean: .boolean
    case .integer: .integer(-Limits.integer...Limits.integer)
    case .choice: .choice(choices)
    }
  }

  var documentation: String { "\(summary)\n\nDefault: `\(defaultValue.written)`" }
}

extension ColumnType {
  fileprivate var keyType: KeyType {
    switch self {
    case .string: .text()
    case .integer: .integer(-Limits.integer...Limits.integer)
    case .number: .number(isPositive: false)
    case .boolean: .boolean
    }
  }
}

extension ArgumentType {
  fileprivate var keyType: KeyType {
    switch self {
    case .plain(let type): type.keyType
    case .choice(let words): .choice(words)
    }
  }
}
