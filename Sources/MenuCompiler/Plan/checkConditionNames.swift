/// Reports conditions, or choices of one condition, that would get the same name in generated code.
///
/// - Parameter types: The names of types, among which the enumerations of choices must be unique.
func checkConditionNames(
  of menu: Menu, in job: RenderJob, into types: inout NameUses, _ diagnostics: inout Diagnostics
) {
  var names = NameUses(besides: types.known)
  for condition in menu.conditions.settable where ColumnName.isValid(condition.name) {
    let anchor = SourceAnchor.key(condition.place)
    let name = job.conditionName(condition.name)
    if reservedNames.contains(name) {
      guard !types.known.contains([anchor, nil]) else { continue }
      diagnostics.report(
        .nameCollision,
        "the condition '\(condition.name)' becomes '\(name)', which \(job.target.name) already uses",
        at: anchor,
        help:
          "rename it here and in each 'when' and 'enabled', for example to '\(condition.name)-condition'"
      )
      continue
    }
    names.add(name, of: condition.name, at: anchor) { other, name in
      "the conditions '\(other)' and '\(condition.name)' both become '\(name)' in"
        + " \(job.target.name)"
    }
    checkChoices(of: condition, of: menu, in: job, into: &types, &diagnostics)
  }
  names.report("rename one of them", into: &diagnostics)
}

private func checkChoices(
  of condition: Condition, of menu: Menu, in job: RenderJob, into types: inout NameUses,
  _ diagnostics: inout Diagnostics
) {
  guard let choices = condition.choices else { return }
  let anchor = SourceAnchor.key(condition.place)
  let type = job.conditionType(condition.name)
  if reservedTypes.contains(type) || type == job.typeName(of: menu.name)
    || job.target.identifiers.types.contains(type)
  {
    guard !types.known.contains([anchor, nil]) else { return }
    diagnostics.report(
      .nameCollision,
      "the condition '\(condition.name)' becomes the type '\(type)', which \(job.target.name)"
        + " already uses",
      at: anchor,
      help:
        "rename it here and in each 'when' and 'enabled', for example to '\(condition.name)-kind'"
    )
    return
  }
  let described = "the condition '\(condition.name)'"
  types.add(type, of: described, at: anchor) { other, name in
    "\(other) and \(described) both become the type '\(name)' in \(job.target.name)"
  }
  var cases = NameUses(besides: types.known)
  let place = SourceAnchor.entry(condition.place, key: ConditionKey.choices.rawValue)
  for choice in choices {
    cases.add(job.choiceCase(choice, of: condition.name), of: choice, at: place) { other, name in
      "the choices '\(other)' and '\(choice)' both become '\(name)' in \(job.target.name)"
    }
  }
  cases.report("rename one of them", into: &diagnostics)
}

/// The names of other parameters and members in the generated code that uses conditions.
private let reservedNames: Set = ["animation", "conditions", "expansion", "state", "value"]
