/// A place in one of the files of a menu.
package struct EditorLocation: Sendable, Hashable {
  /// The file's number in ``EditorAnalysis/files``.
  package let file: Int
  package let range: Range<Int>
}

/// The name at a place, with the places that declare and use it.
package struct EditorReferences: Sendable {
  /// The name as declared.
  package let name: String
  /// The range of the name at the place of the request.
  package let origin: Range<Int>
  package let declarations: [EditorLocation]
  package let uses: [EditorLocation]
}

extension EditorAnalysis {
  /// The name at an offset, and the places where it is declared and used, including those in
  /// included files and catalogs.
  package func references(at offset: Int, in document: EditorDocument) -> EditorReferences? {
    if let include = include(at: offset, in: document) { return include }
    guard let found = name(at: offset, in: document) else { return nil }
    var locator = SourceLocator(compiled.sources)
    var declarations: [EditorLocation] = []
    var uses: [EditorLocation] = []
    var known: Set<EditorLocation> = []
    for use in self.uses(of: found.name) {
      guard let range = locator.range(of: use.anchor) else { continue }
      let bytes = self.bytes(of: found.name, in: range)
      let location = EditorLocation(file: range.file, range: bytes)
      // Items that an alias repeats have the same place.
      guard known.insert(location).inserted else { continue }
      if use.isDeclaration { declarations.append(location) } else { uses.append(location) }
    }
    return EditorReferences(
      name: found.name.name, origin: found.range, declarations: declarations, uses: uses)
  }

  /// The name at an offset, with its range there; nil if there is none.
  func name(at offset: Int, in document: EditorDocument) -> (name: EditorName, range: Range<Int>)? {
    let syntax = document.syntax
    guard let hit = syntax.hit(at: offset), let path = syntax.path(to: hit.id),
      let text = hit.isKey ? syntax.name(of: hit.id) : syntax.text(of: hit.id)
    else { return nil }
    let place = EditorPlace(path, isConfiguration: false)
    let node = syntax.tree[hit.id]
    let range = hit.isKey ? node.key ?? node.value : node.value
    if let name = EditorName(at: place, isKey: hit.isKey, text: text) { return (name, range) }
    // The title of an item represents its id.
    guard !hit.isKey, let number = number(of: document.file.identity),
      let item = item(at: path, in: number),
      !item.id.isEmpty, !item.isSeparator, place.isTitle
    else { return nil }
    return (EditorName(.item, item.id), range)
  }

  /// The file that the include at an offset names; nil if there is none.
  private func include(at offset: Int, in document: EditorDocument) -> EditorReferences? {
    let syntax = document.syntax
    guard let hit = syntax.hit(at: offset), !hit.isKey, let path = syntax.path(to: hit.id),
      case .key(IncludeKey.include.rawValue)? = path.last, let written = syntax.text(of: hit.id)
    else { return nil }
    let directory = document.file.identity.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast()
    let wanted = (directory.map(String.init) + written.pathNames.filter { $0 != "." })
      .joined(separator: "/")
    let found = files.indices.dropFirst().first { index in
      files[index].identity == wanted || files[index].identity.hasSuffix("/" + written)
    }
    guard let found else { return nil }
    return EditorReferences(
      name: written, origin: syntax.tree[hit.id].value,
      declarations: [EditorLocation(file: found, range: 0..<0)], uses: [])
  }

  /// The bytes of a name in a key or a value, without quotes or the rest of a term.
  func bytes(of name: EditorName, in range: SourceRange) -> Range<Int> {
    let bytes = files[range.file].bytes
    let text = Array(name.name.utf8)
    guard bytes[range.bytes].count > text.count,
      let found = bytes[range.bytes].firstRange(of: text)
    else { return range.bytes }
    return found
  }
}

extension EditorPlace {
  /// Whether the place is the title of an item, or an item that is a string.
  var isTitle: Bool {
    if case .item? = type { return levels.last?.name == nil }
    guard case .table(.item)? = keyLevel?.owner else { return false }
    return levels.last?.name == ItemKey.title.rawValue
  }
}
