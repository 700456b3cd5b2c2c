/// Reports arguments that would get the same name or the same type, and choices that would become
/// the same case.
func checkArgumentNames(
  of menu: Menu, in job: RenderJob, besides known: Set<[SourceAnchor?]>,
  into diagnostics: inout Diagnostics
) {
  guard job.actionForm == .typed else { return }
  let identifiers = job.target.identifiers
  var types = NameUses(besides: known)
  var choices: [String: ActionArgument] = [:]
  // Of two declarations that collide, the later one in the document is reported.
  for action in (menu.actions ?? []).sorted(by: { $0.place.node < $1.place.node }) {
    let arguments = action.arguments.sorted { $0.place.node < $1.place.node }
    var names = NameUses(besides: known)
    for argument in arguments {
      let name = job.argumentName(argument.name)
      names.add(name, of: argument.name, at: .key(argument.place)) { other, name in
        "the arguments '\(other)' and '\(argument.name)' of the action '\(action.name)' both become"
          + " '\(name)' in \(job.target.name)"
      }
    }
    names.report("rename one of them", into: &diagnostics)
    for argument in arguments where !argument.type.choices.isEmpty {
      if let earlier = choices.updateValue(argument, forKey: argument.name) {
        choices[argument.name] = earlier
        if earlier.type != argument.type,
          !known.contains([.key(argument.place), .key(earlier.place)])
        {
          diagnostics.report(
            .nameCollision,
            "two arguments named '\(argument.name)' have different choices, but become one type in"
              + " \(job.target.name)",
            at: .key(argument.place), label: "second", related: .init(.key(earlier.place), "first"),
            help: "give both the same choices, or rename one of them")
        }
      } else {
        checkType(of: argument, &types)
      }
    }
  }
  types.report("rename one of them", into: &diagnostics)

  func checkType(of argument: ActionArgument, _ types: inout NameUses) {
    let type = job.argumentType(argument.name)
    if identifiers.types.contains(type) || reservedTypes.contains(type) {
      diagnostics.report(
        .nameCollision,
        "the argument '\(argument.name)' becomes the type '\(type)', which \(job.target.name) already uses",
        at: .key(argument.place), help: "rename it")
    }
    types.add(type, of: argument.name, at: .key(argument.place)) { other, name in
      "the arguments '\(other)' and '\(argument.name)' both become the type '\(name)' in"
        + " \(job.target.name)"
    }
    var cases = NameUses(besides: known)
    for choice in argument.type.choices {
      cases.add(job.choiceCase(choice, of: argument.name), of: choice, at: .key(argument.place)) {
        other, name in
        "the choices '\(other)' and '\(choice)' of the argument '\(argument.name)' both become '\(name)'"
          + " in \(job.target.name)"
      }
    }
    cases.report("rename one of them", into: &diagnostics)
  }
}
