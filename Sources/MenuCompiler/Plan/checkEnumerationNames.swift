/// Reports actions that would become the same case or class.
func checkActionNames(
  of menu: Menu, in job: RenderJob, besides known: Set<[SourceAnchor?]>,
  into diagnostics: inout Diagnostics
) {
  guard job.actionForm == .typed else { return }
  // Of two declarations that collide, the later one in the document is reported.
  let declarations = menu.actions?.sorted { $0.place.node < $1.place.node }
  var actions: [(text: String, anchor: SourceAnchor)] = (declarations ?? []).map {
    ($0.name, .key($0.place))
  }
  let declared = menu.actions.map { Set($0.map(\.name)) }
  visitItems(menu.items) { item in
    // An undeclared action is a separate error.
    guard let text = item.details?.fields.text(.action), declared?.contains(text) != false
    else { return }
    actions.append((text, .entry(item.place, key: ItemField.action.key)))
  }
  // In languages that write cases differently from types, actions with arguments are classes.
  let areClasses =
    job.target.identifiers.enumerationCase != nil
    && (menu.actions ?? []).contains { !$0.arguments.isEmpty }
  var names = NameUses(besides: known)
  for action in actions {
    let name = areClasses ? job.actionType(for: action.text) : job.actionCase(for: action.text)
    names.add(name, of: action.text, at: action.anchor) { other, name in
      "the actions '\(other)' and '\(action.text)' both become '\(name)' in \(job.target.name)"
    }
  }
  names.report(
    "change one of the actions, or keep them as strings: set the parameter 'actions' to 'text'",
    into: &diagnostics)
}

/// Reports choices that would become the same type or the same case.
func checkChoiceNames(
  of menu: Menu, in job: RenderJob, besides known: Set<[SourceAnchor?]>,
  into diagnostics: inout Diagnostics
) {
  guard job.hasChoiceTypes else { return }
  var types = NameUses(besides: known)
  checkConditionNames(of: menu, in: job, into: &types, &diagnostics)
  var globalCases = NameUses(besides: known)
  let identifiers = job.target.identifiers
  if identifiers.hasGlobalCases {
    job.constantChoice.visitItems(of: menu) { item in
      let name = identifiers.globalCase(job.constantName(for: item.id), of: "ID")
      globalCases.reserve(name, of: item.id, at: anchor(of: item))
    }
    if job.actionForm == .typed {
      visitItems(menu.items) { item in
        guard let text = item.details?.fields.text(.action) else { return }
        let name = identifiers.globalCase(job.actionCase(for: text), of: "Action")
        globalCases.reserve(name, of: text, at: .entry(item.place, key: ItemField.action.key))
      }
    }
  }
  visitItems(menu.items) { group in
    guard let form = group.choiceForm, group.idIsDeclared, !group.id.isEmpty else { return }
    let type = job.choiceType(forGroup: group.id)
    let isTaken = reservedTypes.contains(type) || type == job.typeName(of: menu.name)
    if isTaken || identifiers.types.contains(type) {
      diagnostics.report(
        .nameCollision,
        "the choice '\(group.id)' becomes the type '\(type)', which \(job.target.name) already uses",
        at: anchor(of: group), help: "give the item a different id, such as '\(group.id)-choice'")
      return
    }
    let described = "the choice '\(group.id)'"
    types.add(type, of: described, at: anchor(of: group)) { other, name in
      "\(other) and \(described) both become the type '\(name)' in \(job.target.name)"
    }
    var cases = NameUses(besides: known)
    for item in group.children where item.isCheckItem(in: group.choice) && !item.id.isEmpty {
      let name = job.choiceCase(for: item.id, inGroup: group.id, form)
      cases.add(name, of: item.id, at: anchor(of: item)) { other, name in
        "the choices '\(other)' and '\(item.id)' both become '\(name)' in \(job.target.name)"
      }
    }
    cases.report("give one of them a different id", into: &diagnostics)
    if identifiers.hasGlobalCases {
      for item in cases.uses {
        let full = identifiers.globalCase(item.name, of: type)
        globalCases.add(full, of: "\(group.id) \(item.source)", at: item.anchor) { other, name in
          "the choice '\(item.source)' of '\(group.id)' and '\(other)' both become '\(name)' in"
            + " \(job.target.name)"
        }
      }
    }
  }
  types.report("give one of them a different id", into: &diagnostics)
  globalCases.report("give one of them a different id", into: &diagnostics)
}

/// The names that a menu's type uses for other members.
let reservedTypes: Set = ["Action", "Condition", "Conditions", "ID", "Id"]
