extension EditorAnalysis {
  /// The edits that give the texts of an item their new keys in all catalogs. A key that is split,
  /// as in nested JSON objects, is not changed; it still applies through the former id.
  func catalogEdits(
    from old: String, to new: String, _ locator: inout SourceLocator
  ) -> [SourceEdit] {
    guard let menu else { return [] }
    var edits: [SourceEdit] = []
    for catalog in menu.catalogs {
      if catalog.format.isMap {
        edits += mapEdits(from: old, to: new, in: catalog.file, &locator)
        continue
      }
      let file = files[Int(catalog.file)]
      let spellings = menu.translations.filter { $0.format == catalog.format }
        .map { CatalogKeys($0.format.version(of: file), $0.rule(menu: menu.name)) }
      for entry in catalog.catalog.entries where entry.key.hasPrefix(old + "/") && entry.isAlive {
        guard let key = TranslationKey(entry.key), key.id == old,
          let place = locator.range(of: entry.keyAnchor)
        else { continue }
        let renamed = TranslationKey(id: new, field: key.field)
        for keys in spellings {
          guard let written = bytes(of: keys.written(key), at: place) else { continue }
          edits.append(
            SourceEdit(
              range: locator.range(of: written, in: catalog.file), text: keys.written(renamed)))
          break
        }
      }
    }
    return edits
  }

  /// The edits to a catalog that maps ids to texts.
  private func mapEdits(
    from old: String, to new: String, in file: Int32, _ locator: inout SourceLocator
  ) -> [SourceEdit] {
    let source = files[Int(file)]
    let syntax = EditorSyntax(source.bytes, source.format)
    guard let entry = syntax.child(old, of: SyntaxTree.root) else { return [] }
    let key = EditorWriter(format: source.format, isInFlow: false).key(new)
    return syntax.tree.keys(of: entry).map {
      SourceEdit(range: locator.range(of: $0, in: file), text: key)
    }
  }

  /// The bytes of a key at its place, without the quotes; nil if the key is not written there in
  /// this form.
  private func bytes(of key: String, at place: SourceRange) -> Range<Int>? {
    let text = Array(key.utf8)
    guard place.bytes.count <= text.count + 2,
      let found = files[place.file].bytes[place.bytes].firstRange(of: text)
    else { return nil }
    return found
  }

  /// The ids in catalogs that no item has, for example because items were renamed or deleted.
  var formerIDsInCatalogs: [String] {
    guard let menu else { return [] }
    var present: Set<String> = [""]
    visitItems(menu.items) { present.insert($0.id) }
    var former: Set<String> = []
    for entry in menu.catalogs.flatMap(\.catalog.entries) {
      if let key = TranslationKey(entry.key), !present.contains(key.id) { former.insert(key.id) }
    }
    return former.sorted { $0.utf8Precedes($1) }
  }
}
