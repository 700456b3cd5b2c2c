/// A part of a document in an editor's outline.
package struct EditorSymbol: Sendable {
  package enum Kind: Sendable {
    case category
    case item
    case action
    case condition
    case column
  }

  package let name: String
  /// The id of an item; empty for other parts.
  package let detail: String
  package let kind: Kind
  /// The bytes of the whole part.
  package let range: Range<Int>
  /// The bytes of the part's name.
  package let nameRange: Range<Int>
  package let children: [EditorSymbol]
}

/// The outline of a document. It is read from the syntax tree, so that it exists even while the
/// document is broken.
package struct EditorOutline {
  private let syntax: EditorSyntax

  package init(_ document: EditorDocument) { syntax = document.syntax }

  package var symbols: [EditorSymbol] {
    declared(DocumentKey.actions, .action) + declared(DocumentKey.conditions, .condition)
      + declared(DocumentKey.columns, .column) + items(of: SyntaxTree.root, in: "", level: 1)
  }

  private func declared(_ key: DocumentKey, _ kind: EditorSymbol.Kind) -> [EditorSymbol] {
    guard let table = syntax.child(key.rawValue, of: SyntaxTree.root) else { return [] }
    return syntax.tree.children(of: table).compactMap { id in
      guard let name = syntax.name(of: id), let key = syntax.tree[id].key else { return nil }
      return EditorSymbol(
        name: name, detail: "", kind: kind, range: whole(id), nameRange: key, children: [])
    }
  }

  /// - Parameter parent: The id of the item that contains the items: empty for the document, nil
  ///   for an item without an id.
  private func items(of table: SyntaxTree.ID, in parent: String?, level: Int) -> [EditorSymbol] {
    guard level <= Limits.depth, let items = syntax.child(ItemKey.items.rawValue, of: table) else {
      return []
    }
    return syntax.tree.children(of: items).compactMap { item in
      let title = syntax.child(ItemKey.title.rawValue, of: item)
      let own = syntax.child(ItemKey.id.rawValue, of: item)
      guard let name = title ?? own ?? (syntax.tree[item].kind == .scalar ? item : nil),
        let text = syntax.text(of: name), !text.isEmpty
      else { return nil }
      let id = own.flatMap(syntax.text(of:)) ?? ItemID.derive(from: text, parent: parent)
      let children = self.items(of: item, in: id.isEmpty ? nil : id, level: level + 1)
      let isCategory = syntax.child(ItemKey.items.rawValue, of: item) != nil
      return EditorSymbol(
        name: text, detail: id, kind: isCategory ? .category : .item, range: whole(item),
        nameRange: syntax.tree[name].value, children: children)
    }
  }

  /// The range of a node with all nodes in it, including those in tables with separate headers.
  private func whole(_ id: SyntaxTree.ID) -> Range<Int> {
    var range = syntax.tree[id].entry
    var rest = [id]
    while let next = rest.popLast() {
      let node = syntax.tree[next]
      let isHeader = node.kind == .header || node.kind == .arrayOfTables || node.kind == .implied
      if isHeader || next == id { rest += syntax.tree.children(of: next) }
      range =
        min(range.lowerBound, node.entry.lowerBound)..<max(range.upperBound, node.entry.upperBound)
    }
    return range
  }

  /// The paths of the documents that the document includes, as written.
  package var includes: [String] {
    syntax.tree.nodes.indices.compactMap { index in
      let id = SyntaxTree.ID(index)
      return syntax.tree[id].kind == .scalar && syntax.name(of: id) == IncludeKey.include.rawValue
        ? syntax.text(of: id) : nil
    }
  }

  /// The ranges of arrays and tables. Editors can fold those that span several lines.
  package var foldingRanges: [Range<Int>] {
    syntax.tree.nodes.indices.dropFirst().compactMap { index in
      let id = SyntaxTree.ID(index)
      // An array `[[items]]` starts where its first element does.
      guard ![.scalar, .arrayOfTables].contains(syntax.tree[id].kind),
        syntax.parent(of: id) != nil
      else { return nil }
      return whole(id)
    }
  }

  /// The colors of indicators: the range of each string, and its red, green, blue and opacity from
  /// 0 to 1.
  package var colors: [(range: Range<Int>, channels: [Double])] {
    let keys = [IndicatorKey.color, .highlight].map(\.rawValue)
    return syntax.tree.nodes.indices.compactMap { index in
      let id = SyntaxTree.ID(index)
      guard let name = syntax.name(of: id), let text = syntax.text(of: id),
        let channels = Self.channels(of: text)
      else { return nil }
      let outer =
        ColorKey(rawValue: name) == nil ? name : syntax.parent(of: id).flatMap(syntax.name)
      return outer.map(keys.contains) == true ? (syntax.tree[id].value, channels) : nil
    }
  }

  /// The channels of `#rgb`, `#rrggbb` or `#rrggbbaa`; nil for any other string.
  static func channels(of text: String) -> [Double]? {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == .hash, digits.allSatisfy(\.isHexadecimal) else { return nil }
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    switch values.count {
    case 3: return values.map { Double($0 * 17) / 255 } + [1]
    case 6, 8:
      let channels = stride(from: 0, to: values.count, by: 2).map {
        Double(values[$0] * 16 + values[$0 + 1]) / 255
      }
      return channels.count == 3 ? channels + [1] : channels
    default: return nil
    }
  }

  /// A color as a string for the document.
  package static func color(of channels: [Double]) -> String {
    let bytes = channels.map { Int((max(0, min(1, $0)) * 255).rounded()) }
    let shown = bytes.count == 4 && bytes[3] == 255 ? Array(bytes.prefix(3)) : bytes
    return "#"
      + shown.map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
