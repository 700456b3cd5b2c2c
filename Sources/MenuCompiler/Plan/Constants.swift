/// The values of the parameter `ids`, which selects the items that get typed constants.
enum ConstantChoice: String, Choice {
  case none
  case categories
  /// Items that a program has to refer to: items with an explicit id, hidden items, check items and
  /// slots.
  case explicit
  case all

  func includes(_ flags: NodeFlags, idIsDeclared: Bool) -> Bool {
    switch self {
    case .none: false
    case .categories: flags.contains(.category)
    case .explicit:
      idIsDeclared
        || (!flags.isDisjoint(with: [.hidden, .checkItem, .slot]) && !flags.contains(.separator))
    case .all: !flags.contains(.separator)
    }
  }

  /// Calls a function for each item of a menu that gets a constant, parents first.
  func visitItems(of menu: Menu, _ visit: (Item) -> Void) {
    guard self != .none else { return }
    func descend(_ items: [Item], choice: ChoiceMode?) {
      for item in items {
        let flags = NodeFlags(item, of: menu, in: choice)
        if includes(flags, idIsDeclared: item.idIsDeclared) { visit(item) }
        descend(item.children, choice: item.choice)
      }
    }
    descend(menu.items, choice: menu.choice)
  }
}

/// The values of the parameter `actions`, which decides whether actions are an enumeration or
/// strings.
enum ActionForm: String, Choice {
  case typed
  case text
}

extension RenderJob {
  /// The form of actions; strings for a target without the parameter.
  var actionForm: ActionForm {
    text(WellKnownParameter.actions).flatMap(ActionForm.init(rawValue:)) ?? .text
  }

  /// Whether a group with a `choice` becomes an enumeration.
  var hasChoiceTypes: Bool { text(WellKnownParameter.actions) != nil }

  /// The name of the enumeration of a choice, without the menu's name.
  func choiceType(forGroup id: String) -> String {
    target.identifiers.typeIdentifier(for: id)
  }

  /// The name of a case of a choice's enumeration. An id that begins with the group's id is
  /// shortened.
  func choiceCase(for id: String, inGroup group: String, _ form: ChoiceForm) -> String {
    let isBelow = id.utf8.starts(with: (group + ".").utf8)
    let rest = isBelow ? String(id.dropFirst(group.count + 1)) : id
    return target.identifiers.caseIdentifier(
      for: rest.isEmpty ? id : rest, isOptional: form == .optional)
  }

  /// The name of the enumeration of a condition's choices, without the menu's name.
  func conditionType(_ name: String) -> String { target.identifiers.typeIdentifier(for: name) }

  /// The name of a case of the enumeration of a condition's choices.
  func conditionCase(_ choice: String) -> String {
    target.identifiers.caseIdentifier(forText: choice)
  }

  /// The name of an action's case.
  func actionCase(for text: String) -> String {
    target.identifiers.caseIdentifier(forText: text)
  }

  /// The name of an action's class, in languages in which actions with arguments are classes.
  func actionType(for text: String) -> String {
    target.identifiers.typeIdentifier(for: IdentifierStyle.words(of: text))
  }

  /// The name of the enumeration of an argument's choices.
  func argumentType(_ name: String) -> String { target.identifiers.typeIdentifier(for: name) }

  /// The items that get constants; none for a target without the parameter.
  var constantChoice: ConstantChoice {
    text(WellKnownParameter.ids).flatMap(ConstantChoice.init(rawValue:)) ?? .none
  }

  /// The name of the type that is generated from a menu.
  func typeName(of menuName: String) -> String {
    guard let given = text(WellKnownParameter.type), !given.isEmpty else {
      return IdentifierStyle.typeName(for: menuName)
    }
    return given
  }

  /// The name of a custom element. It ends in `-menu`, because names of custom elements must
  /// contain a hyphen.
  func elementName(of menuName: String) -> String {
    if let tag = text(WellKnownParameter.tag), !tag.isEmpty { return tag }
    let type = typeName(of: menuName)
    let name = IdentifierStyle.cased(type, .snake).replacing("_", with: "-")
    return name.hasSuffix("-menu") ? name : name + "-menu"
  }
}
