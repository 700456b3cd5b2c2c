/// The values of the parameter `ids`, which selects the items that get typed constants.
enum ConstantChoice: String, Choice {
  case none
  case categories
  /// Items that programs usually need to refer to: items with an explicit id, hidden items, check
  /// items and slots.
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

  /// The name of an item's constant.
  func constantName(for id: String) -> String { target.identifiers.identifier(for: id) }

  /// The name of the enumeration of a choice, without the menu's name.
  func choiceType(forGroup id: String) -> String {
    target.identifiers.typeIdentifier(for: id, after: "choice")
  }

  /// The member name of a choice.
  func choiceName(forGroup id: String) -> String {
    target.identifiers.identifier(for: id, after: ["choice"])
  }

  /// The name of a case of a choice's enumeration. An id that starts with the group's id is
  /// shortened, unless the rest starts with a digit.
  func choiceCase(for id: String, inGroup group: String, _ form: ChoiceForm) -> String {
    let isBelow = id.utf8.starts(with: (group + ".").utf8)
    let rest = isBelow ? String(id.dropFirst(group.count + 1)) : id
    return target.identifiers.caseIdentifier(
      for: rest.isEmpty ? id : rest, after: [group, "choice"], isOptional: form == .optional)
  }

  /// The name of a custom column.
  func columnName(_ name: String) -> String {
    target.identifiers.identifier(for: name, after: ["column"])
  }

  /// The name of a condition.
  func conditionName(_ name: String) -> String {
    target.identifiers.identifier(for: name, after: ["condition"])
  }

  /// The name of the enumeration of a condition's choices, without the menu's name.
  func conditionType(_ name: String) -> String {
    target.identifiers.typeIdentifier(for: name, after: "condition")
  }

  /// The name of the enumeration case for a choice of a condition or an argument.
  func choiceCase(_ choice: String, of name: String) -> String {
    target.identifiers.caseIdentifier(
      for: IdentifierStyle.words(of: choice), after: [name, "choice"])
  }

  /// The name of an action's case.
  func actionCase(for text: String) -> String {
    target.identifiers.caseIdentifier(for: IdentifierStyle.words(of: text), after: ["action"])
  }

  /// The name of an action's class, in languages where actions with arguments are classes. It ends
  /// with `Action` if it would otherwise be the name of another type.
  func actionType(for text: String) -> String {
    let words = IdentifierStyle.words(of: text)
    let type = target.identifiers.typeIdentifier(for: words, after: "action")
    guard reservedTypes.contains(type) || target.identifiers.types.contains(type) else {
      return type
    }
    return target.identifiers.typeIdentifier(for: words + " action", after: "action")
  }

  /// The name of a member for an action's arguments, in languages where arguments are structures.
  func actionMember(for text: String) -> String {
    target.identifiers.member(for: text, after: "action")
  }

  /// The name of an argument.
  func argumentName(_ name: String) -> String {
    target.identifiers.identifier(for: name, after: ["argument"])
  }

  /// The name of a member for an argument, in languages where arguments are structures.
  func argumentMember(_ name: String) -> String {
    target.identifiers.member(for: name, after: "argument")
  }

  /// The name of the enumeration of an argument's choices.
  func argumentType(_ name: String) -> String {
    target.identifiers.typeIdentifier(for: name, after: "argument")
  }

  /// The items that get constants; `none` for a target without the parameter.
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

  /// The name of a custom element: the parameter `tag`, or else a name that ends in `-menu`,
  /// because names of custom elements must contain a hyphen.
  func elementName(of menuName: String) -> String {
    if let tag = text(WellKnownParameter.tag), !tag.isEmpty { return tag }
    let type = typeName(of: menuName)
    let name = IdentifierStyle.cased(type, .snake).replacing("_", with: "-")
    return name.hasSuffix("-menu") ? name : name + "-menu"
  }
}
