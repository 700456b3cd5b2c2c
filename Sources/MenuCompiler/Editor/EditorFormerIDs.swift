extension EditorAnalysis {
  /// The ids of the menu's items, including their former ids.
  package var ids: Set<String> {
    var ids: Set<String> = []
    visitItems(menu?.items ?? []) { item in
      ids.insert(item.id)
      for former in item.details?.fields.formerIDs ?? [] { ids.insert(former.id) }
    }
    return ids
  }
}

/// The files of a menu as `menuc diff --fix` changes them: each id that an item had in an earlier
/// state and has lost is added to `was`. Empty if either state has errors.
package func keepingIDs(
  of old: SourceFile, in new: SourceFile, input: CompilerInput
) throws -> [FixedFile] {
  let menus = try [old, new].map {
    try compileStages($0, goal: .table, input: input, severities: SeveritySettings())
  }
  guard let difference = compareMenus(menus[0], menus[1]) else { return [] }
  let undoable = difference.changes.filter(\.isUndoable)
  return addingFormerIDs(of: undoable, to: difference.newSources).files
}
