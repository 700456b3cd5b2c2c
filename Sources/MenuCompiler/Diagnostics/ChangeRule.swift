/// The category, severity and meaning of a kind of change.
struct ChangeRule: Sendable {
  let category: ChangeCategory
  let severity: Severity
  let meaning: String

  init(_ category: ChangeCategory, _ severity: Severity, _ meaning: String) {
    self.category = category
    self.severity = severity
    self.meaning = meaning
  }
}

extension ChangeKind {
  var rule: ChangeRule {
    switch self {
    case .itemRemoved:
      .init(
        .savedState, .error,
        "An item that users can open, close or check was removed, or an item above it.")
    case .idChanged:
      .init(
        .savedState, .error,
        "An item that users can open, close or check has a new id, or an item below it has one.")
    case .noLongerCollapsible:
      .init(.savedState, .error, "An item can no longer be opened and closed.")
    case .noLongerCheckable:
      .init(.savedState, .error, "An item can no longer be checked.")
    case .groupRestricted:
      .init(
        .savedState, .warning,
        "A group allows fewer open, closed or checked items than a saved state may contain.")
    case .stateKeyChanged:
      .init(.savedState, .error, "The page stores its state in the browser under a different key.")
    case .itemRenamed:
      .init(.savedState, .note, "An item has a new id, and names the earlier one under `was`.")
    case .leafRemoved:
      .init(.identity, .error, "An item that can't be opened was removed, and its id with it.")
    case .leafIDChanged:
      .init(.identity, .error, "An item that can't be opened has a new id.")
    case .constantRemoved:
      .init(.source, .error, "Typed constants are no longer generated; code that uses them breaks.")
    case .choiceRemoved:
      .init(
        .source, .error,
        "A choice is no longer a case of its enumeration; code that uses or handles it breaks.")
    case .actionRemoved:
      .init(
        .source, .error,
        "An action is no longer a case of its enumeration; code that handles it breaks.")
    case .conditionRemoved:
      .init(
        .source, .error,
        "A condition, or one of its choices, is no longer declared; code that sets it breaks.")
    case .typeRenamed:
      .init(.source, .error, "The type that is generated from the menu has a different name.")
    case .columnRemoved:
      .init(.source, .error, "A column is no longer declared; code that reads it breaks.")
    case .columnTypeChanged:
      .init(.source, .error, "The values of a column have a different type.")
    case .targetRemoved:
      .init(.source, .error, "A target is no longer generated.")
    case .parameterChanged:
      .init(.source, .warning, "A target is generated with a different parameter.")
    case .outputChanged:
      .init(.source, .warning, "A target is generated into a different directory or file.")
    case .choiceAdded:
      .init(
        .source, .note,
        "A choice is a new case of its enumeration; code that handles every case must handle it too."
      )
    case .actionAdded:
      .init(
        .source, .note,
        "An action is a new case of its enumeration; code that handles every case must handle it too."
      )
    case .columnDefaultChanged:
      .init(.data, .warning, "Items that set no value for a column have a different one.")
    case .columnAdded:
      .init(.data, .note, "A column was added.")
    case .valueChanged:
      .init(.data, .note, "An item has a different value in a column.")
    case .tagChanged:
      .init(.data, .warning, "An item has a different tag, a number that programs use.")
    case .initialStateChanged:
      .init(
        .behaviour, .warning,
        "An item starts open instead of closed, or checked instead of unchecked, or the reverse, for users who did not change it."
      )
    case .orderChanged:
      .init(.behaviour, .warning, "The items of a group are in a different order.")
    case .itemMoved:
      .init(.behaviour, .warning, "An item moved below another item and kept its id.")
    case .layoutChanged:
      .init(.behaviour, .warning, "Rows are placed in different sections.")
    case .actionChanged:
      .init(.behaviour, .warning, "An item requests a different action from the program.")
    case .shortcutChanged:
      .init(.behaviour, .warning, "An item has a different keyboard shortcut.")
    case .hiddenChanged:
      .init(.behaviour, .warning, "An item starts hidden instead of visible, or the reverse.")
    case .whenChanged:
      .init(.behaviour, .warning, "An item shows under different conditions.")
    case .conditionDefaultChanged:
      .init(.behaviour, .warning, "A condition has a different value at first.")
    case .slotChanged:
      .init(
        .behaviour, .warning, "The program now provides an item's rows, or no longer does.")
    case .enabledChanged:
      .init(.behaviour, .warning, "An item no longer responds to taps, or responds again.")
    case .urlChanged:
      .init(.behaviour, .note, "An item leads to a different URL.")
    case .languageRemoved:
      .init(
        .behaviour, .warning,
        "A target is generated without a language that it had; its readers see another.")
    case .groupRelaxed:
      .init(
        .behaviour, .note,
        "A group allows more open, closed or checked items; saved states still fit.")
    case .becameCollapsible:
      .init(.behaviour, .note, "An item can now be opened and closed.")
    case .becameCheckable:
      .init(.behaviour, .note, "An item can now be checked.")
    case .settingChanged:
      .init(
        .behaviour, .note,
        "A setting of the document for the menu's look or animation changed.")
    case .itemAdded:
      .init(.behaviour, .note, "An item was added.")
    case .menuAdded:
      .init(.behaviour, .note, "The menu is new.")
    case .titleChanged:
      .init(.look, .note, "An item has a different title but kept its id.")
    case .lookChanged:
      .init(.look, .note, "Something else that users see of an item changed.")
    }
  }
}
