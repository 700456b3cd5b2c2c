/// The edits that carry out a rename.
package struct EditorRename: Sendable {
  /// The edits that change the name. Their ranges contain the numbers of their files.
  package let edits: [SourceEdit]
  /// The edits that keep the old ids under `was`, so that saved states and catalogs still apply.
  package let formerIDs: [SourceEdit]
}

/// The reason why a name can't be changed.
package struct EditorRefusal: Error, CustomStringConvertible {
  package let description: String
}

extension EditorAnalysis {
  /// The name at an offset and its range; nil if it can't be renamed.
  package func renamable(
    at offset: Int, in document: EditorDocument
  ) -> (range: Range<Int>, name: String)? {
    guard let found = name(at: offset, in: document), !isBuiltIn(found.name) else { return nil }
    let names = Array(found.name.name.utf8)
    let range = found.range.clamped(to: 0..<document.file.bytes.count)
    let inner = document.file.bytes[range].firstRange(of: names) ?? range
    return (inner, found.name.name)
  }

  /// Renames the name at an offset.
  ///
  /// An item whose id is derived from its title gets an `id`. Ids derived from it also change, as
  /// do conditions that follow these items, parameters that name them and their keys in catalogs.
  package func rename(
    at offset: Int, in document: EditorDocument, to new: String
  ) throws -> EditorRename {
    guard let found = name(at: offset, in: document) else {
      throw EditorRefusal(description: "there is no name here that can be changed")
    }
    try check(new, for: found.name)
    if new == found.name.name { return EditorRename(edits: [], formerIDs: []) }
    guard case .item = found.name.kind else {
      return EditorRename(edits: try edits(renaming: found.name, to: new), formerIDs: [])
    }
    let items = items(withID: found.name.name)
    guard let item = items.first, items.count == 1 else {
      throw EditorRefusal(description: "several items have the id '\(found.name.name)'")
    }
    return try rename(item, to: new)
  }

  private func rename(_ item: Item, to new: String) throws -> EditorRename {
    let changes = changedIDs(of: item, to: new)
    try check(changes)
    var locator = SourceLocator(compiled.sources)
    let change: Fix.Change =
      item.idIsDeclared
      ? .replaceText(.entry(item.place, key: ItemKey.id.rawValue), with: new)
      : .insertEntry(into: item.place, key: ItemKey.id.rawValue, text: new)
    guard let fix = locator.locate([Fix("rename", .unsafe, change)]) else {
      throw EditorRefusal(
        description: "the id can't be written here without changing something else")
    }
    var edits = fix.edits
    var formerIDs: [SourceEdit] = []
    let followers = conditionsOfChoices()
    var uses: [SourcePlace: Int] = [:]
    visitItems(menu?.items ?? []) { uses[$0.place, default: 0] += 1 }
    for (old, id, renamed) in changes {
      for condition in menu?.conditions ?? [] where condition.followed?.id == old {
        guard let place = condition.followed?.place,
          let fix = locator.locate([Fix("rename", .unsafe, .replaceText(.value(place), with: id))])
        else { continue }
        edits += fix.edits
      }
      edits += choiceEdits(from: old, to: id, of: followers[old] ?? [], &locator)
      edits += parameterEdits(from: old, to: id, &locator)
      edits += catalogEdits(from: old, to: id, &locator)
      // An id in a part that is included twice would be a former id of both items.
      guard uses[renamed.place] == 1 else { continue }
      let former = formerEdits(of: renamed, old, now: id, &locator)
      if renamed.isString, renamed.place == item.place {
        edits = joined(edits, former)
      } else {
        formerIDs += former
      }
    }
    return EditorRename(edits: unique(edits), formerIDs: unique(formerIDs))
  }

  /// The edits that rename something other than an item.
  private func edits(renaming name: EditorName, to new: String) throws -> [SourceEdit] {
    var locator = SourceLocator(compiled.sources)
    var edits: [SourceEdit] = []
    for use in uses(of: name) {
      guard let range = locator.range(of: use.anchor) else { continue }
      let bytes = bytes(of: name, in: range)
      guard canWrite(new, in: files[range.file], at: bytes) else {
        throw EditorRefusal(description: "'\(new)' needs quotes: change the name by hand")
      }
      edits.append(SourceEdit(range: locator.range(of: bytes, in: Int32(range.file)), text: new))
    }
    return unique(edits)
  }

  /// Whether a name can replace another one as it is, in the existing quotes or without quotes.
  private func canWrite(_ name: String, in file: SourceFile, at range: Range<Int>) -> Bool {
    let isQuoted =
      range.lowerBound > 0 && file.bytes[range.lowerBound - 1].isQuote
      || file.bytes[range].first?.isQuote == true
    guard isQuoted else {
      return EditorWriter(format: file.format, isInFlow: true).key(name) == name
    }
    return !name.unicodeScalars.contains {
      "\"'\\".unicodeScalars.contains($0) || $0.properties.generalCategory == .control
    }
  }

  /// The edits that keep an old id under `was`.
  private func formerEdits(
    of item: Item, _ old: String, now id: String, _ locator: inout SourceLocator
  ) -> [SourceEdit] {
    let former = item.details?.fields.formerIDs ?? []
    let change: Fix.Change
    if let place = former.first(where: { $0.id == id })?.place {
      change = .replaceText(.value(place), with: old)
    } else if let last = former.last {
      return appending(old, after: last.place, &locator).map { [$0] } ?? []
    } else {
      change = .insertEntry(into: item.place, key: ItemKey.was.rawValue, text: old)
    }
    return locator.locate([Fix("add 'was'", .unsafe, change)])?.edits ?? []
  }

  /// The edit that adds a string to an array after its last element.
  private func appending(
    _ text: String, after last: SourcePlace, _ locator: inout SourceLocator
  ) -> SourceEdit? {
    guard let range = locator.range(of: .value(last)) else { return nil }
    let file = files[range.file]
    let written = EditorWriter(format: file.format, isInFlow: true).string(text)
    let start = file.bytes.startOfLine(at: range.bytes.lowerBound)
    let before = file.bytes[start..<range.bytes.lowerBound]
    var end = range.bytes.upperBound
    var addition = ", " + written
    if file.format == .yaml, let dash = before.lastIndex(where: { !$0.isBlank }),
      before[dash] == .minus
    {
      end = file.bytes.endOfLine(from: end)
      let lineBreak = file.bytes[end...].first == .carriageReturn ? "\r\n" : "\n"
      addition = lineBreak + String(repeating: " ", count: dash - start) + "- " + written
    }
    return SourceEdit(range: locator.range(of: end..<end, in: Int32(range.file)), text: addition)
  }

  /// The conditions that follow a choice, grouped by the ids of the items among which it is made.
  private func conditionsOfChoices() -> [String: Set<String>] {
    var conditions: [String: Set<String>] = [:]
    for condition in menu?.conditions ?? [] where condition.choices != nil {
      for choice in condition.followed.map({ items(withID: $0.id) })?.first?.children ?? [] {
        conditions[choice.id, default: []].insert(condition.name)
      }
    }
    return conditions
  }

  /// The edits to terms such as `theme=dark` that name an item as the choice of a condition.
  private func choiceEdits(
    from old: String, to new: String, of conditions: Set<String>, _ locator: inout SourceLocator
  ) -> [SourceEdit] {
    let (name, newName) = (followedName(of: old), followedName(of: new))
    guard name != newName, !conditions.isEmpty else { return [] }
    var edits: [SourceEdit] = []
    visitItems(menu?.items ?? []) { item in
      for var term in item.conditionKeys.flatMap(\.entries).flatMap(\.terms)
      where term.choice == name && conditions.contains(term.condition) {
        term.choice = newName
        let change = Fix.Change.replaceText(.value(term.place), with: term.text)
        edits += locator.locate([Fix("rename", .unsafe, change)])?.edits ?? []
      }
    }
    return edits
  }

  /// Checks that no other item has one of the new ids, or had it before.
  private func check(_ changes: [(old: String, new: String, item: Item)]) throws {
    let renamed = Set(changes.map(\.old))
    var owners: [String: String] = [:]
    visitItems(menu?.items ?? []) { item in
      guard !renamed.contains(item.id) else { return }
      for former in item.details?.fields.formerIDs ?? [] { owners[former.id] = item.id }
      owners[item.id] = item.id
    }
    for change in changes {
      guard let owner = owners[change.new] else { continue }
      throw EditorRefusal(
        description: owner == change.new
          ? "'\(owner)' is already taken" : "'\(change.new)' is a former id of '\(owner)'")
    }
  }

  /// The edits to parameters that name the item as the current item.
  private func parameterEdits(
    from old: String, to new: String, _ locator: inout SourceLocator
  ) -> [SourceEdit] {
    parameters(namingItem: old).flatMap { place in
      locator.locate([Fix("rename", .unsafe, .replaceText(.value(place), with: new))])?.edits ?? []
    }
  }

  /// The items whose ids change with the id of an item: the item itself, and the items below it
  /// that have derived ids.
  private func changedIDs(of item: Item, to new: String) -> [(old: String, new: String, item: Item)]
  {
    var changed = [(old: item.id, new: new, item: item)]
    for child in item.children where !child.idIsDeclared && child.id.hasPrefix(item.id + ".") {
      changed += changedIDs(of: child, to: new + child.id.dropFirst(item.id.count))
    }
    return changed
  }

  /// The edits that turn a string into a table with an id and a former id. Within braces,
  /// `, id: b }` and `, was: [a] }` become a single edit.
  private func joined(_ edits: [SourceEdit], _ others: [SourceEdit]) -> [SourceEdit] {
    edits.map { edit in
      // Both lists start with the same edit before the string.
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

  /// Whether the name is that of the condition that all menus with translations have.
  private func isBuiltIn(_ name: EditorName) -> Bool {
    name.kind == .condition
      && menu?.conditions.contains { $0.name == name.name && !$0.isDeclared } == true
  }

  private func check(_ new: String, for name: EditorName) throws {
    var problem: String?
    var isTaken = false
    switch name.kind {
    case .item: problem = ItemID.problem(of: new)
    case _ where isBuiltIn(name):
      problem = "the condition '\(name.name)' is built in, and its name can't be changed"
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
