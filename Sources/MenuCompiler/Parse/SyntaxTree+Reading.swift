extension SyntaxTree {
  /// Reads the tree of a file. The result is nil for JSON that can't be parsed and for catalog
  /// formats.
  init?(_ file: SourceFile) {
    switch file.format {
    case .toml: self.init(toml: file.bytes)
    case .json:
      var reader = JSONReader(file.bytes, file: 0, keepsOwnKeys: true)
      guard (try? reader.readDocument()) != nil else { return nil }
      self = reader.tree
    case .yaml: self = YAMLTreeReader(file.bytes).tree
    case .po, .xml, .strings, .properties: return nil
    }
  }

  init(toml bytes: [UInt8]) {
    self = TOMLTreeReader(bytes).tables.tree
    order = orderedTOML(bytes)
  }

  /// The nodes of a TOML document in the order in which its values are numbered, with the keys of
  /// each table sorted by their bytes.
  private func orderedTOML(_ bytes: [UInt8]) -> [ID] {
    var order: [ID] = []
    var rest = [Self.root]
    while let id = rest.popLast() {
      order.append(id)
      guard self[id].kind != .array, self[id].kind != .arrayOfTables else {
        rest += children(of: id).reversed()
        continue
      }
      rest += sortedTOML(of: id, in: bytes).reversed().map(\.id)
    }
    return order
  }
}
