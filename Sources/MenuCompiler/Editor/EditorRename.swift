/// The edits of a rename.
package struct EditorRename: Sendable {
  /// The edits that rename it. Their ranges have the numbers of their files.
  package let edits: [SourceEdit]
  /// The edits that keep the old ids under `was`, so that saved states and catalogs still apply.
  package let formerIDs: [SourceEdit]
}

/// The reason why a name can't be changed.
package struct EditorRefusal: Error, CustomStringConvertible {
  package let description: String
}

extension EditorAnalysis {
  /// The range of the name at an offset that can be renamed, and the name.
  package func renamable(
    at offset: Int, in document: EditorDocument
  ) -> (range: Range<Int>, name: String)? {
    guard let found = name(at: offset, in: document) else { return nil }
    let names = Array(found.name.name.utf8)
    let range = found.range.clamped(to: 0..<document.file.bytes.count)
    let inner = document.file.bytes[range].firstRange(of: names) ?? range
    return (inner, found.name.name)
  }

  /// Renames the name at an offset.
  ///
  /// An item whose id is derived from its title gets an `id`. Ids that are derived from it change,
  /// too, and so do conditions that follow them, parameters that name them and keys of catalogs.
  package func rename(
    at offset: Int, in document: EditorDocument, to new: String
  ) throws -> EditorRename {
    guard let found = name(at: offset, in: document) else {
      throw EditorRefusal(description: "there is no name here that can be changed")
    }
    try check(new, for: found.name)
    var locator = SourceLocator(compiled.sources)
    guard case .item = found.name.kind else {
      var edits: [SourceEdit] = []
      for use in uses(of: found.name) {
        guard let range = locator.range(of: use.anchor) else { continue }
        let bytes = bytes(of: found.name, in: range)
        edits.append(SourceEdit(range: locator.range(of: bytes, in: Int32(range.file)), text: new))
      }
      return EditorRename(edits: unique(edits), formerIDs: [])
    }
    let items = items(withID: found.name.name)
    guard let item = items.first, items.count == 1 else {
      throw EditorRefusal(description: "several items have the id '\(found.name.name)'")
    }
    var edits: [SourceEdit] = []
    let change: Fix.Change =
      item.idIsDeclared
      ? .replaceText(.entry(item.place, key: ItemKey.id.rawValue), with: new)
      : .insertEntry(into: item.place, key: ItemKey.id.rawValue, text: new)
    guard let fix = locator.locate([Fix("rename", .unsafe, change)]) else {
      throw EditorRefusal(
        description: "the id can't be written here without changing something else")
    }
    edits += fix.edits
    var formerIDs: [SourceEdit] = []
    for (old, id, renamed) in changedIDs(of: item, to: new) {
      for condition in menu?.conditions ?? [] where condition.followed?.id == old {
        guard let place = condition.followed?.place,
          let fix = locator.locate([Fix("rename", .unsafe, .replaceText(.value(place), with: id))])
        else { continue }
        edits += fix.edits
      }
      edits += parameterEdits(from: old, to: id, &locator)
      edits += catalogEdits(from: old, to: id, &locator)
      let was = Fix(
        "add 'was'", .unsafe,
        .insertEntry(into: renamed.place, key: ItemKey.was.rawValue, text: old))
      guard renamed.details?.fields.formerIDs.isEmpty != false,
        let fix = locator.locate([was])
      else { continue }
      if renamed.isString, renamed.place == item.place {
        edits = joined(edits, fix.edits)
      } else {
        formerIDs += fix.edits
      }
    }
    return EditorRename(edits: unique(edits), formerIDs: unique(formerIDs))
  }

  /// The edits of parameters that are the id of the current item.
  private func parameterEdits(
    from old: String, to new: String, _ locator: inout SourceLocator
  ) -> [SourceEdit] {
    parameters(namingItem: old).flatMap { place in
      locator.locate([Fix("rename", .unsafe, .replaceText(.value(place), with: new))])?.edits ?? []
    }
  }

  /// The items whose ids change with the id of an item: the item itself, and those below it whose ids
  /// are derived.
  private func changedIDs(of item: Item, to new: String) -> [(old: String, new: String, item: Item)]
  {
    var changed = [(old: item.id, new: new, item: item)]
    for child in item.children where !child.idIsDeclared && child.id.hasPrefix(item.id + ".") {
      changed += changedIDs(of: child, to: new + child.id.dropFirst(item.id.count))
    }
    return changed
  }

  /// The edits by which a string becomes a table with an id and a former id. Within braces, `, id: b }`
  /// and `, was: [a] }` become one edit.
  private func joined(_ edits: [SourceEdit], _ others: [SourceEdit]) -> [SourceEdit] {
    edits.map { edit in
      // Both begin with the same edit before the string.
      guard let other = others.first(where: { $0.range == edit.range }), other != edit else {
        return edit
      }
      let end = edit.text.hasSuffix(" }") ? " }".count : 0
      return SourceEdit(range: edit.range, text: edit.text.dropLast(end) + other.text)
    }
  }

  private func unique(_ edits: [SourceEdit]) -> [SourceEdit] {
    var known: Set<SourceEdit> = []
    return edits.filter { known.insert($0).inserted }
  }

  private func check(_ new: String, for name: EditorName) throws {
    var problem: String?
    var isTaken = false
    switch name.kind {
    case .item:
      problem = ItemID.problem(of: new)
      isTaken = !items(withID: new).isEmpty
    case .action: problem = new.isEmpty ? "an action needs a name" : nil
    case .argument:
      problem = ArgumentName.isValid(new) ? nil : "'\(new)' can't be the name of an argument"
    case .condition:
      problem = ColumnName.isValid(new) ? nil : "'\(new)' can't be the name of a condition"
    case .column: problem = ColumnName.isValid(new) ? nil : "'\(new)' can't be the name of a column"
    }
    if case .item = name.kind {} else { isTaken = !uses(of: EditorName(name.kind, new)).isEmpty }
    if let problem { throw EditorRefusal(description: problem) }
    if isTaken, new != name.name { throw EditorRefusal(description: "'\(new)' is already taken") }
  }
}
