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
      .init(.savedState, .error, "An item that users open and close is gone, or one above it.")
    case .idChanged:
      .init(
        .savedState, .error, "An item, or one below it, that users open and close has a new id.")
    case .noLongerCollapsible:
      .init(.savedState, .error, "An item that users opened and closed can't be any more.")
    case .groupRestricted:
      .init(.savedState, .warning, "Of a saved state, less can stay open or closed in a group.")
    case .stateKeyChanged:
      .init(.savedState, .error, "The page keeps its state in the browser under another key.")
    case .leafRemoved:
      .init(.identity, .error, "An item is gone that nobody can open, and with it its id.")
    case .leafIDChanged:
      .init(.identity, .error, "An item that nobody can open has a new id.")
    case .constantRemoved:
      .init(.source, .error, "Typed constants are no longer generated; what names them breaks.")
    case .typeRenamed:
      .init(.source, .error, "The type that is generated from the menu has another name.")
    case .columnRemoved:
      .init(.source, .error, "A column is no longer declared; what reads it breaks.")
    case .columnTypeChanged:
      .init(.source, .error, "The values of a column have another type.")
    case .targetRemoved:
      .init(.source, .error, "A target is no longer generated.")
    case .parameterChanged:
      .init(.source, .warning, "A target is generated with another parameter.")
    case .outputChanged:
      .init(.source, .warning, "A target is generated into another directory or file.")
    case .columnDefaultChanged:
      .init(.data, .warning, "Items that give a column no value have another one.")
    case .columnAdded:
      .init(.data, .note, "There is a new column.")
    case .valueChanged:
      .init(.data, .note, "An item has another value in a column.")
    case .tagChanged:
      .init(.data, .warning, "An item has another tag, a number that the program knows.")
    case .initialStateChanged:
      .init(
        .behaviour, .warning,
        "An item starts open that started closed, or the reverse, for all who left it alone.")
    case .orderChanged:
      .init(.behaviour, .warning, "Items of a group stand in another order.")
    case .itemMoved:
      .init(.behaviour, .warning, "An item stands below another one, and kept its id.")
    case .layoutChanged:
      .init(.behaviour, .warning, "Rows are placed in other sections.")
    case .actionChanged:
      .init(.behaviour, .warning, "An item asks the program for another action.")
    case .shortcutChanged:
      .init(.behaviour, .warning, "An item has another keyboard shortcut.")
    case .hiddenChanged:
      .init(.behaviour, .warning, "An item starts hidden that had a row, or the reverse.")
    case .enabledChanged:
      .init(.behaviour, .warning, "Taps on an item no longer count, or count again.")
    case .urlChanged:
      .init(.behaviour, .note, "An item leads elsewhere.")
    case .groupRelaxed:
      .init(.behaviour, .note, "More can be open or closed in a group; saved states fit.")
    case .becameCollapsible:
      .init(.behaviour, .note, "An item can be opened and closed that could not be.")
    case .settingChanged:
      .init(.behaviour, .note, "The document says otherwise how the menu looks or moves.")
    case .itemAdded:
      .init(.behaviour, .note, "There is a new item.")
    case .menuAdded:
      .init(.behaviour, .note, "The menu did not exist before.")
    case .titleChanged:
      .init(.look, .note, "An item has another title, and kept its id.")
    case .lookChanged:
      .init(.look, .note, "Something else that is shown of an item changed.")
    }
  }
}
