/// Changes as JSON, one per line; see the article "Breaking changes".
package func changesJSON(_ changes: [DocumentChange], of difference: MenuDifference) -> String {
  var new = SourceLocator(difference.newSources)
  var old = SourceLocator(difference.oldSources)
  var text = ""
  for change in changes {
    let value = JSONValue.members([
      ("severity", .string(change.severity.rawValue)),
      ("name", .string(change.kind.rawValue)),
      ("category", .string(change.kind.category.rawValue)),
      ("id", .string(change.id)),
      ("also", change.alsoIDs.isEmpty ? nil : .strings(change.alsoIDs)),
      ("message", .string(change.message)),
      ("help", change.help.map { .string($0) }),
      ("before", change.before.map { .string($0) }),
      ("after", change.after.map { .string($0) }),
      ("new", difference.hasNew ? placeJSON(change.anchor, &new, difference.newSources) : nil),
      ("old", change.oldAnchor.map { placeJSON($0, &old, difference.oldSources) }),
    ])
    text += value.printedOnOneLine() + "\n"
  }
  return PrintableText.escapedJSON(text)
}

private func placeJSON(
  _ anchor: SourceAnchor, _ locator: inout SourceLocator, _ sources: Sources
) -> JSONValue {
  let range = locator.range(of: anchor)
  return .members([
    ("file", .string(sources.name(of: anchor.file))),
    ("line", range.map { .integer($0.startLine) }),
    ("column", range.map { .integer($0.startColumn) }),
    ("endLine", range.map { .integer($0.endLine) }),
    ("endColumn", range.map { .integer($0.endColumn) }),
  ])
}
