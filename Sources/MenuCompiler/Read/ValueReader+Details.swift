extension ValueReader {
  /// Reads a key that few items have.
  mutating func detail(
    _ key: ItemKey, _ node: SourceNode, into fields: inout ItemDetails.Fields
  ) {
    let name = key.rawValue
    switch key {
    case .detail: fields.detail = text(name, node)
    case .body: fields.body = text(name, node)
    case .footer: fields.footer = text(name, node)
    case .icon: fields.icon = text(name, node)
    case .accessory: fields.accessory = choice(name, node, Accessory.self)
    case .action: fields.action = text(name, node)
    case .url: fields.url = text(name, node)
    case .shortcut: fields.shortcut = shortcut(name, node)
    case .tag: fields.tag = integer(name, node, in: -Limits.integer...Limits.integer)
    case .height: fields.height = number(name, node, isPositive: true)
    case .indicator: fields.indicator = indicator(name, node)
    case .accessibility: accessibility(name, node, into: &fields)
    case .title, .id, .enabled, .hidden, .separator, .collapsed, .collapsible, .expansion,
      .keepOpen, .values, .items:
      preconditionFailure("'\(name)' is read with the item")
    }
  }

  private mutating func shortcut(_ name: String, _ node: SourceNode) -> Shortcut? {
    guard let text = text(name, node) else { return nil }
    if let shortcut = Shortcut(text) { return shortcut }
    invalidShortcut(text, node)
    return nil
  }

  private mutating func accessibility(
    _ name: String, _ node: SourceNode, into fields: inout ItemDetails.Fields
  ) {
    guard case .table = node.value else {
      wrongType(name, node, takes: "a table")
      return
    }
    for (key, value) in entries(of: node, as: AccessibilityKey.self) {
      switch key {
      case .label: fields.accessibilityLabel = text(key.rawValue, value)
      case .hint: fields.accessibilityHint = text(key.rawValue, value)
      }
    }
  }
}
