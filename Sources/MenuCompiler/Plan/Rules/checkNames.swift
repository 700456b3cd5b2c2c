extension DiagnosticName {
  /// See <doc:name-collision>.
  package static let nameCollision = DiagnosticName("name-collision")
}

/// Checks that no two names of a menu become the same identifier in a target's language.
func checkNames(of menu: Menu, in job: RenderJob, into diagnostics: inout Diagnostics) {
  let type = job.typeName(of: menu.name)
  // A problem with the name itself was already reported.
  if !menu.name.isEmpty, job.target.identifiers.refuses(type: type) {
    diagnostics.report(
      .nameCollision, "the target '\(job.target.name)' already uses the type name '\(type)'",
      at: .entry(menu.place, key: DocumentKey.menu.rawValue),
      help: "rename the menu, or set the parameter 'type'")
  }
  // Targets of the same language have the same problem, which is reported once.
  let known = Set(
    diagnostics.all.filter { $0.name == .nameCollision }.map { [$0.anchor, $0.related?.anchor] })
  checkConstantNames(of: menu, in: job, besides: known, into: &diagnostics)
  checkColumnNames(of: menu, in: job, besides: known, into: &diagnostics)
  checkActionNames(of: menu, in: job, besides: known, into: &diagnostics)
  checkArgumentNames(of: menu, in: job, besides: known, into: &diagnostics)
  checkChoiceNames(of: menu, in: job, besides: known, into: &diagnostics)
  checkDeclaredNames(of: menu, in: job, into: &diagnostics)
}

private func checkConstantNames(
  of menu: Menu, in job: RenderJob, besides known: Set<[SourceAnchor?]>,
  into diagnostics: inout Diagnostics
) {
  var names: Set<String> = []
  var areDistinct = true
  job.constantChoice.visitItems(of: menu) { item in
    guard areDistinct, !item.id.isEmpty else { return }
    areDistinct = names.insert(job.constantName(for: item.id)).inserted
  }
  // Finding places takes time, so it is done only if there are problems.
  if areDistinct { return }
  var first: [String: (id: String, anchor: SourceAnchor)] = [:]
  job.constantChoice.visitItems(of: menu) { item in
    guard !item.id.isEmpty else { return }
    let name = job.constantName(for: item.id)
    let named = (id: item.id, anchor: anchor(of: item))
    guard let earlier = first.updateValue(named, forKey: name) else { return }
    first[name] = earlier
    // A repeated id is a separate error.
    guard earlier.id != item.id, !known.contains([named.anchor, earlier.anchor]) else { return }
    diagnostics.report(
      .nameCollision,
      "'\(item.id)' and '\(earlier.id)' both become the constant '\(name)' in \(job.target.name)",
      at: named.anchor, label: "second", related: .init(earlier.anchor, "first"),
      help: "change one of the ids, or omit constants: set the parameter 'ids' to 'none'")
  }
}

private func checkColumnNames(
  of menu: Menu, in job: RenderJob, besides known: Set<[SourceAnchor?]>,
  into diagnostics: inout Diagnostics
) {
  var first: [String: Column] = [:]
  for column in menu.columns {
    let name = job.columnName(column.name)
    if let earlier = first[name], !known.contains([.key(column.place), .key(earlier.place)]) {
      diagnostics.report(
        .nameCollision,
        "the columns '\(earlier.name)' and '\(column.name)' both become '\(name)' in"
          + " \(job.target.name)",
        at: .key(column.place), label: "second", related: .init(.key(earlier.place), "first"),
        help: "rename one of them")
    }
    first[name] = first[name] ?? column
  }
}
