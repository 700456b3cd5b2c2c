/// Builds the parts of the schemas from the registry of keys.
struct SchemaBuilder {
  typealias Keys = [(name: String, description: KeyDescription)]

  let targets: [Target]

  func properties(_ keys: Keys) -> JSONValue {
    .members(keys.map { ($0.name, schema(of: $0.description)) })
  }

  /// The schema of a document's keys. `$schema` may have any value, since only editors use it.
  func document(_ keys: Keys = TableKind.list(DocumentKey.self)) -> JSONValue {
    .members(
      keys.map { key in
        let schema =
          key.name == DocumentKey.schema.rawValue
          ? .members([("description", .string(key.description.summary))])
          : schema(of: key.description)
        return (key.name, schema)
      })
  }

  func required(_ keys: Keys) -> JSONValue? {
    let names = keys.filter(\.description.isRequired).map(\.name)
    return names.isEmpty ? nil : .strings(names)
  }

  func definitions(of kinds: [TableKind] = TableKind.allCases) -> JSONValue {
    .members(
      kinds.map { kind in
        switch kind {
        case .item: (kind.rawValue, item())
        case .generate: (kind.rawValue, generate())
        case .glyph: (kind.rawValue, glyph())
        default: (kind.rawValue, table(kind.keys))
        }
      })
  }

  /// The schema of a key's type, with the description that editors show.
  private func schema(of key: KeyDescription) -> JSONValue {
    guard case .object(let type) = schema(of: key.type) else { return .object([]) }
    var members = [
      JSONValue.Member(key: "description", value: .string(key.summary)),
      // Editors that support this keyword show the text as Markdown.
      .init(key: "markdownDescription", value: .string(key.documentation)),
    ]
    members += type
    if let value = key.defaultValue {
      members.append(.init(key: "default", value: JSONLiteral.value(of: value)))
    }
    return .object(members)
  }

  private func schema(of type: KeyType) -> JSONValue {
    switch type {
    case .text(let pattern):
      .members([("type", .string("string")), ("pattern", pattern.map { .string($0) })])
    case .shortcut: schema(of: .text(pattern: Shortcut.pattern))
    case .boolean: .members([("type", .string("boolean"))])
    case .integer(let range):
      .members([
        ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ])
    case .number(let isPositive):
      .members([
        ("type", .string("number")), (isPositive ? "exclusiveMinimum" : "minimum", .integer(0)),
      ])
    case .choice(let values): .members([("enum", .strings(values))])
    case .table(let kind): reference(kind)
    case .preset(let names, let kind):
      distinguished([
        ("string", .members([("enum", .strings(names))])), ("object", reference(kind)),
      ])
    case .textOrTable(let kind):
      distinguished([
        ("string", .members([("type", .string("string")), ("minLength", .integer(1))])),
        ("object", reference(kind)),
      ])
    case .array(let element):
      .members([("type", .string("array")), ("items", schema(of: element))])
    case .oneOrMore(let element):
      schema(of: .anyOf([element, .array(of: element)]))
    case .map(let element):
      .members([
        ("type", .string("object")), ("propertyNames", names(ofMapOf: element)),
        ("additionalProperties", schema(of: element)),
        SchemaHints.label(ofKeysOf: element),
      ])
    case .entry(let value):
      .members([
        ("type", .string("object")), ("additionalProperties", schema(of: value)),
        ("minProperties", .integer(1)), ("maxProperties", .integer(1)),
      ])
    case .anyOf(let types): distinguished(types.map { ($0.jsonType, schema(of: $0)) })
    case .scalar: .members([("type", .strings(["string", "number", "boolean"]))])
    case .item: reference(.item)
    case .when: distinguished(when())
    case .booleanOrWhen:
      distinguished([("boolean", schema(of: .boolean))] + when(besides: ConditionName.flags))
    }
  }

  /// The schema of a value that has one of several types. Each type has a separate condition, so
  /// that a validator reports the problem with a value of that type instead of all alternatives
  /// that do not match.
  private func distinguished(_ choices: [(type: String, schema: JSONValue)]) -> JSONValue {
    .members([
      ("type", .strings(choices.map(\.type))),
      (
        "allOf",
        .array(
          choices.map { type, schema in
            .members([("if", .members([("type", .string(type))])), ("then", schema)])
          })
      ),
    ])
  }

  /// The schema of the names that an author may give to the keys of a table; nil if any name is
  /// allowed.
  private func names(ofMapOf element: KeyType) -> JSONValue? {
    switch element {
    case .table(.column): .members([("pattern", .string(ColumnKey.namePattern))])
    case .table(.condition): .members([("pattern", .string(ConditionKey.namePattern))])
    case .anyOf: .members([("pattern", .string(ArgumentKey.namePattern))])
    // The only table of choices is `severities`, which has a fixed set of names.
    case .choice: .members([("enum", .strings(SeveritySettings.names))])
    default: nil
    }
  }

  /// The schemas of a `when`: a term, or an array whose elements are terms or arrays of terms.
  ///
  /// - Parameter words: The words that can't be the only term.
  private func when(besides words: [String] = []) -> [(type: String, schema: JSONValue)] {
    let term = schema(of: .text(pattern: WhenTerm.pattern))
    let others = words.isEmpty ? nil : JSONValue.members([("enum", .strings(words))])
    let only = JSONValue.members([
      ("type", .string("string")), ("pattern", .string(WhenTerm.pattern)), ("not", others),
    ])
    func array(of element: JSONValue, minimum: Int? = nil) -> JSONValue {
      .members([
        ("type", .string("array")), ("items", element), ("minItems", minimum.map { .integer($0) }),
      ])
    }
    let terms = distinguished([("string", term), ("array", array(of: term, minimum: 1))])
    return [("string", only), ("array", array(of: terms))]
  }

  private func reference(_ kind: TableKind) -> JSONValue {
    .members([("$ref", .string("#/$defs/\(kind.rawValue)"))])
  }

  private func table(_ keys: Keys, required names: JSONValue? = nil) -> JSONValue {
    .members([
      ("type", .string("object")), ("properties", properties(keys)),
      ("required", names ?? required(keys)), ("additionalProperties", .boolean(false)),
    ])
  }

  /// The schema of a glyph: a nonempty string, an image, or both.
  private func glyph() -> JSONValue {
    let properties = GlyphKey.allCases.map { key in
      var members = self.members(of: schema(of: key.description))
      if key == .glyph { members.append(.init(key: "minLength", value: .integer(1))) }
      return JSONValue.Member(key: key.rawValue, value: .object(members))
    }
    return .members([
      ("type", .string("object")), ("properties", .object(properties)),
      ("minProperties", .integer(1)), ("additionalProperties", .boolean(false)),
    ])
  }

  /// The schema of an item: a title alone, an include, a separator, or a table with a title or, for
  /// an inline group, an id.
  private func item() -> JSONValue {
    let separator = ItemKey.separator
    let line = JSONValue.members([
      ("type", .string("object")),
      (
        "properties",
        .members([
          (
            separator.rawValue,
            .members([
              ("description", .string(separator.description.summary)), ("const", .boolean(true)),
            ])
          )
        ])
      ),
      ("required", .strings([separator.rawValue])),
      ("additionalProperties", .boolean(false)),
    ])
    // An inline group needs an id if it has no title.
    let isInline = JSONValue.members([
      (ItemKey.inline.rawValue, .members([("const", .boolean(true))]))
    ])
    let members =
      self.members(of: table(TableKind.item.keys)) + [
        .init(
          key: "if",
          value: .members([
            ("properties", isInline),
            ("required", .strings([ItemKey.id.rawValue, ItemKey.inline.rawValue])),
          ])),
        .init(key: "else", value: .members([("required", .strings([ItemKey.title.rawValue]))])),
      ]
    let isSeparator = JSONValue.members([
      ("properties", .members([(separator.rawValue, .members([("const", .boolean(true))]))])),
      ("required", .strings([separator.rawValue])),
    ])
    let byKeys = JSONValue.members([
      ("if", .members([("required", .strings([IncludeKey.include.rawValue]))])),
      ("then", reference(.include)),
      (
        "else",
        .members([("if", isSeparator), ("then", line), ("else", .object(members))])
      ),
    ])
    return .members([
      ("description", .string("An item: its title, or a table of its keys.")),
      SchemaHints.firstKeys([ItemKey.title.rawValue]), SchemaHints.ofItems,
      ("type", .strings(["string", "object"])),
      ("if", .members([("type", .string("object"))])), ("then", byKeys),
    ])
  }

  /// The schema of an entry of `generate`: one branch per built-in target, with its parameters, and
  /// one for custom templates.
  private func generate() -> JSONValue {
    let keys = TableKind.generate.keys
    let chosen = [GenerateKey.target, .template].map(\.rawValue)
    let common = keys.filter { !chosen.contains($0.name) }
    let branches = targets.map { target -> JSONValue in
      let isTarget = JSONValue.members([
        (GenerateKey.target.rawValue, .members([("const", .string(target.name))]))
      ])
      let table = JSONValue.members([
        ("description", .string(target.summary)),
        ("type", .string("object")),
        (
          "properties",
          .object(
            [
              JSONValue.Member(
                key: GenerateKey.target.rawValue,
                value: .members([
                  ("description", .string(GenerateKey.target.description.summary)),
                  ("const", .string(target.name)),
                ]))
            ] + members(of: properties(common))
              + target.parameters.map { .init(key: $0.name, value: schema(of: $0)) })
        ),
        ("additionalProperties", .boolean(false)),
      ])
      return .members([("if", .members([("properties", isTarget)])), ("then", table)])
    }
    let own = keys.filter { $0.name != GenerateKey.target.rawValue }
    let custom = JSONValue.members([
      ("description", .string("A custom template, with its parameters.")),
      ("type", .string("object")),
      ("properties", properties(own)),
      ("required", .strings([GenerateKey.template.rawValue])),
      ("additionalProperties", schema(of: .scalar)),
    ])
    let known = JSONValue.members([
      (GenerateKey.target.rawValue, .members([("enum", .strings(targets.map(\.name)))]))
    ])
    return .members([
      SchemaHints.firstKeys([GenerateKey.target.rawValue]), ("type", .string("object")),
      ("if", .members([("required", .strings([GenerateKey.target.rawValue]))])),
      ("then", .members([("properties", known), ("allOf", .array(branches))])), ("else", custom),
    ])
  }

  private func members(of value: JSONValue) -> [JSONValue.Member] {
    guard case .object(let members) = value else { return [] }
    return members
  }

  private func schema(of parameter: TargetParameter) -> JSONValue {
    let type: JSONValue =
      switch parameter.kind {
      case .text: .members([("type", .string("string"))])
      case .boolean: .members([("type", .string("boolean"))])
      case .integer: .members([("type", .string("integer"))])
      case .choice: .members([("enum", .strings(parameter.choices))])
      }
    let value: JSONValue =
      switch parameter.defaultValue {
      case .text(let text): .string(text)
      case .boolean(let flag): .boolean(flag)
      case .integer(let integer): .integer(integer)
      }
    return .object(
      [.init(key: "description", value: .string(parameter.summary))] + members(of: type)
        + [.init(key: "default", value: value)])
  }
}

/// Parses the defaults in the registry, which are written as JSON: scalars, and objects of scalars.
enum JSONLiteral {
  static func value(of text: String) -> JSONValue {
    if text == "true" || text == "false" { return .boolean(text == "true") }
    if text.hasPrefix("\"") { return .string(String(text.dropFirst().dropLast())) }
    guard text.hasPrefix("{") else { return .number(text) }
    let pairs = text.dropFirst().dropLast().split(separator: ",")
    return .members(
      pairs.compactMap { pair in
        let parts = pair.split(separator: ":")
        guard parts.count == 2 else { return nil }
        return (String(parts[0].dropFirst().dropLast()), value(of: String(parts[1])))
      })
  }
}

extension KeyType {
  /// The JSON type of the values, or one of their types.
  fileprivate var jsonType: String {
    switch self {
    case .text, .shortcut, .choice, .preset, .textOrTable, .scalar, .item, .when, .booleanOrWhen:
      "string"
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .table, .map, .entry: "object"
    case .array, .oneOrMore, .anyOf: "array"
    }
  }
}
