/// Checks that two things of different kinds do not yield the same global name, and that no thing
/// yields a name that the target already uses.
///
/// Runs after the checks of the individual kinds, which give better help. A collision that these
/// checks have reported is not reported again.
func checkDeclaredNames(of menu: Menu, in job: RenderJob, into diagnostics: inout Diagnostics) {
  guard job.target.identifiers.hasGlobalCases else { return }
  let named = job.namedThing(for: menu)
  // Constants alone can't collide: they start with a word that no other name starts with.
  let others = ["actions", "choices", "columns", "conditions", "languages"]
  guard menu.language != nil || others.contains(where: { named.lists[$0]?.isEmpty == false }) else {
    return
  }
  let taken = job.target.identifiers.types.union(job.target.headerNames)
  var reported: Set<Set<SourceAnchor?>> = []
  for problem in diagnostics.all where problem.name == .nameCollision {
    reported.insert([problem.anchor, problem.related?.anchor])
  }
  let patterns = DeclaredNames(of: job.target).patterns
  var first: [String: NamedThing] = [:]
  for pattern in patterns {
    for declared in pattern.names(of: named) {
      let key = (pattern.isTag ? "enum " : "") + declared.name
      let thing = declared.thing
      guard let earlier = first[key] else {
        first[key] = thing
        if taken.contains(declared.name) { report(thing, nil, as: declared.name) }
        continue
      }
      if thing.described != earlier.described { report(thing, earlier, as: declared.name) }
    }
  }

  func report(_ thing: NamedThing, _ earlier: NamedThing?, as name: String) {
    let named = [thing, earlier].compactMap { $0 }.filter { !$0.described.isEmpty }
    var anchors = named.compactMap(\.anchor)
    if anchors.isEmpty { anchors = [.entry(menu.place, key: DocumentKey.menu.rawValue)] }
    guard reported.insert([anchors.first, anchors.dropFirst().first]).inserted else { return }
    let things =
      named.isEmpty ? "the menu" : named.map(\.described).joined(separator: " and ")
    let target = job.target.name
    diagnostics.report(
      .nameCollision,
      named.count == 2
        ? "\(things) both become '\(name)' in \(target)"
        : "\(things) becomes '\(name)', which \(target) already uses",
      at: anchors[0],
      related: anchors.count == 2 ? .init(anchors[1], "the other") : nil,
      help: named.count == 2 ? "rename one of them" : "rename it")
  }
}

extension RenderJob {
  /// The menu as seen by templates that declare names.
  fileprivate func namedThing(for menu: Menu) -> NamedThing {
    let type = typeName(of: menu.name)
    var thing = NamedThing(names: names(ofType: type))
    let constants = constantThings(of: menu)
    thing.lists["constants"] = constants.now
    thing.lists["formerConstants"] = constants.former
    let actions = actionThings(of: menu)
    thing.lists["actions"] = actions
    thing.lists["argumentChoices"] = actions.isEmpty ? [] : argumentChoiceThings(of: menu)
    thing.lists["choices"] = choiceThings(of: menu)
    thing.lists["conditions"] = menu.conditions.map(conditionThing)
    thing.lists["settableConditions"] = menu.conditions.settable.map(conditionThing)
    thing.lists["columns"] = menu.columns.map { column in
      NamedThing(
        described: "the column '\(column.name)'", anchor: .key(column.place),
        names: ["identifier": columnName(column.name)],
        flags: ["isTranslated": column.isTranslated])
    }
    thing.lists["languages"] = menu.languages.filter(languages.includes).map { tag in
      NamedThing(
        described: "the language '\(tag.text)'",
        names: [
          "identifier": target.identifiers.identifier(for: tag.text),
          "snakeIdentifier": IdentifierStyle.cased(tag.text, .snake),
        ])
    }
    for (name, list) in [
      ("constants.count", "constants"), ("actionCount", "actions"), ("choices", "choices"),
      ("conditions.count", "conditions"), ("conditionCount", "conditions"),
      ("settableConditions.count", "settableConditions"), ("columns", "columns"),
    ] { thing.flags[name] = thing.lists[list]?.isEmpty == false }
    thing.flags["menu.language"] = menu.language != nil
    thing.flags["argumentCount"] = actions.contains { $0.flags["arguments.count"] == true }
    return thing
  }

  private func names(ofType type: String) -> [String: String] {
    [
      "type": type, "snakeType": IdentifierStyle.cased(type, .snake),
      "upperSnakeType": IdentifierStyle.cased(type, .upperSnake),
    ]
  }

  private func constantThings(of menu: Menu) -> (now: [NamedThing], former: [NamedThing]) {
    var now: [NamedThing] = []
    var former: [NamedThing] = []
    constantChoice.visitItems(of: menu) { item in
      guard !item.id.isEmpty else { return }
      let name = constantName(for: item.id)
      now.append(
        NamedThing(
          described: "the item '\(item.id)'", anchor: anchor(of: item), names: ["name": name]))
      for old in item.details?.fields.formerIDs ?? [] {
        former.append(
          NamedThing(
            described: "the former id '\(old.id)'", anchor: .value(old.place),
            names: ["name": constantName(for: old.id)]))
      }
    }
    // A former id gets no name if the name belongs to the constant of a current id or of an earlier
    // former id.
    var taken = Set(now.compactMap { $0.names["name"] })
    return (now, former.filter { taken.insert($0.names["name"] ?? "").inserted })
  }

  private func actionThings(of menu: Menu) -> [NamedThing] {
    guard actionForm == .typed else { return [] }
    var things: [String: NamedThing] = [:]
    func add(_ text: String, _ anchor: SourceAnchor, hasArguments: Bool = false) {
      if things[text] != nil { return }
      things[text] = NamedThing(
        described: "the action '\(text)'", anchor: anchor, names: ["name": actionCase(for: text)],
        flags: ["arguments.count": hasArguments])
    }
    for action in menu.actions ?? [] {
      add(action.name, .key(action.place), hasArguments: !action.arguments.isEmpty)
    }
    visitItems(menu.items) { item in
      guard let text = item.details?.fields.text(.action) else { return }
      add(text, .entry(item.place, key: ItemField.action.key))
    }
    if things.count > maximalCases { return [] }
    return things.sorted { $0.key.utf8Precedes($1.key) }.map(\.value)
  }

  private func argumentChoiceThings(of menu: Menu) -> [NamedThing] {
    var known: Set<String> = []
    return (menu.actions ?? []).flatMap(\.arguments).filter {
      !$0.type.choices.isEmpty && known.insert($0.name).inserted
    }.map { argument in
      let described = "the argument '\(argument.name)'"
      var thing = NamedThing(
        described: described, anchor: .key(argument.place),
        names: names(ofType: argumentType(argument.name)))
      thing.lists["cases"] = argument.type.choices.map { choice in
        NamedThing(
          described: "the choice '\(choice)' of \(described)", anchor: .key(argument.place),
          names: ["name": choiceCase(choice, of: argument.name)])
      }
      return thing
    }
  }

  private func choiceThings(of menu: Menu) -> [NamedThing] {
    guard hasChoiceTypes else { return [] }
    var things: [NamedThing] = []
    visitItems(menu.items) { group in
      guard let form = group.choiceForm, group.idIsDeclared, !group.id.isEmpty else { return }
      let items = group.children.filter { $0.isCheckItem(in: group.choice) && !$0.id.isEmpty }
      if items.isEmpty || items.count > maximalCases { return }
      let described = "the choice '\(group.id)'"
      var thing = NamedThing(
        described: described, anchor: anchor(of: group),
        names: names(ofType: choiceType(forGroup: group.id)),
        flags: [
          "cases.count": true, "isSet": form == .any, "isOptional": form == .optional,
        ])
      thing.names["identifier"] = choiceName(forGroup: group.id)
      thing.lists["cases"] = items.map { item in
        NamedThing(
          described: "the item '\(item.id)' of \(described)", anchor: anchor(of: item),
          names: ["name": choiceCase(for: item.id, inGroup: group.id, form)])
      }
      things.append(thing)
    }
    return things
  }

  private func conditionThing(_ condition: Condition) -> NamedThing {
    let described = "the condition '\(condition.name)'"
    let choices = condition.choices ?? []
    var thing = NamedThing(
      described: described, anchor: .key(condition.place),
      names: choices.isEmpty ? [:] : names(ofType: conditionType(condition.name)),
      flags: ["isBoolean": condition.choices == nil, "cases.count": !choices.isEmpty])
    thing.names["identifier"] = conditionName(condition.name)
    thing.lists["cases"] = choices.map { choice in
      NamedThing(
        described: "the value '\(choice)' of \(described)",
        anchor: .entry(condition.place, key: ConditionKey.choices.rawValue),
        names: ["name": choiceCase(choice, of: condition.name)])
    }
    return thing
  }
}
