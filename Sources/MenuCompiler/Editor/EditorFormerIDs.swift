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

/// The files of a menu, as fixed by `menuc diff --fix`, with an entry of `was` for each id that its
/// items had in an earlier state and lost; empty if one of the states has errors.
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
