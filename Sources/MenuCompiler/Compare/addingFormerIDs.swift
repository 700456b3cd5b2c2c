/// An id that an item had before, to be listed under its `was`.
struct LostID: Sendable {
  let item: SourcePlace
  let id: String
}

/// The files of a new menu, with added entries in `was` that keep changed ids. A change that can't
/// be undone in its file is left out.
///
/// - Parameter changes: The changes to undo.
/// - Returns: The files that changed, and the ids that their items keep.
package func addingFormerIDs(
  of changes: [DocumentChange], to sources: Sources
) -> (files: [FixedFile], ids: Set<String>) {
  var locator = SourceLocator(sources)
  var edits: [Int32: [ByteEdit]] = [:]
  var counts: [Int32: Int] = [:]
  var ids: Set<String> = []
  var idsOfFiles: [Int32: Set<String>] = [:]
  for change in changes {
    let located = change.formerIDs.map { former in
      locator.locate([
        Fix("add 'was'", .unsafe, .insertEntry(into: former.item, key: "was", text: former.id))
      ])
    }
    guard !located.contains(where: { $0 == nil }) else { continue }
    for (former, fix) in zip(change.formerIDs, located) where ids.insert(former.id).inserted {
      let own = fix?.edits.map { ByteEdit($0.range.bytes, $0.text) } ?? []
      edits[former.item.file, default: []] += own
      counts[former.item.file, default: 0] += 1
      idsOfFiles[former.item.file, default: []].insert(former.id)
    }
  }
  let files = edits.sorted { $0.key < $1.key }.compactMap { number, edits -> FixedFile? in
    let file = sources.files[Int(number)].file
    guard let bytes = try? file.bytes.edited(edits) else {
      ids.subtract(idsOfFiles[number] ?? [])
      return nil
    }
    return FixedFile(file: file, bytes: bytes, count: counts[number] ?? 0)
  }
  return (files, ids)
}
