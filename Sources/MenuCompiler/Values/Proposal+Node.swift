extension Proposal {
  /// The value as the type that was most likely meant; nil if it can't be converted.
  init?(_ node: SourceNode, as type: KeyType) {
    switch type {
    case .text:
      guard let text = node.scalarText else { return nil }
      self = .string(text)
    case .shortcut:
      guard let meant = node.scalarText.flatMap({ Shortcut.meant(by: $0) }) else { return nil }
      self = .string(meant.shortcut.description)
    case .boolean, .booleanOrWhen:
      guard let flag = node.flag else { return nil }
      self = .boolean(flag)
    case .integer(let range):
      guard let integer = node.scalarText.flatMap({ Int64($0) }), range.contains(integer) else {
        return nil
      }
      self = .number(String(integer))
    case .choice(let names), .preset(let names, _):
      guard let text = node.scalarText, names.contains(text) else { return nil }
      self = .string(text)
    case .array(let element):
      switch node.value {
      case .array(let nodes):
        let elements = nodes.compactMap { Proposal($0, as: element) }
        guard elements.count == nodes.count else { return nil }
        self = .array(elements)
      case .nothing: self = .array([])
      case .text, .plain, .boolean, .integer, .number, .unsupported, .table:
        guard let only = Proposal(node, as: element) else { return nil }
        self = .array([only])
      }
    case .item:
      // A table is not proposed, because it may already be an item and may be long.
      guard node.isText, let text = node.scalarText else { return nil }
      self = .string(text)
    case .anyOf(let types):
      guard let first = types.lazy.compactMap({ Proposal(node, as: $0) }).first else { return nil }
      self = first
    case .number, .table, .textOrTable, .oneOrMore, .map, .entry, .scalar, .when: return nil
    }
  }
}

extension SourceNode {
  /// A scalar as text; nil for any other value, and for text that is long or has several lines.
  var scalarText: String? {
    let text: String
    switch value {
    case .text(let value), .plain(let value): text = value
    case .boolean(let value): text = String(value)
    case .integer(let value): text = String(value)
    case .number(let value): text = NumberText.of(value)
    case .nothing, .unsupported, .array, .table: return nil
    }
    return text.utf8.count <= 80 && !text.contains(where: \.isNewline) ? text : nil
  }

  /// Whether the value, as written, is known to be valid for a type.
  func fits(_ type: KeyType) -> Bool {
    switch (type, value) {
    case (.booleanOrWhen, .boolean), (.booleanOrWhen, .plain("true")),
      (.booleanOrWhen, .plain("false")), (.booleanOrWhen, .array),
      (.text, .text), (.text, .plain), (.boolean, .boolean), (.boolean, .plain("true")),
      (.boolean, .plain("false")), (.array, .array), (.choice, .text), (.choice, .plain),
      (.integer, .integer), (.table, .table), (.entry, .table):
      true
    case (.shortcut, .text(let text)), (.shortcut, .plain(let text)): Shortcut(text) != nil
    case (.anyOf(let types), _): types.contains { fits($0) }
    default: false
    }
  }
}
