/// The part of a program that a change to its menu affects.
package enum ChangeCategory: String, Sendable, CaseIterable {
  /// The items that users opened, closed or checked, as programs store them.
  case savedState = "saved-state"
  /// The ids by which programs, their data and their logs identify items.
  case identity
  /// Source code that uses generated code.
  case source
  /// Columns and values that programs read.
  case data
  /// Behavior that users see, and actions that programs perform.
  case behavior
  /// The look of the menu.
  case look
}

/// The stable names of changes. The meaning of a name never changes.
package enum ChangeKind: String, Sendable, CaseIterable {
  // Saved state.
  case menuRemoved = "menu-removed"
  case itemRemoved = "item-removed"
  case idChanged = "id-changed"
  case noLongerCollapsible = "no-longer-collapsible"
  case noLongerCheckable = "no-longer-checkable"
  case groupRestricted = "group-restricted"
  case stateKeyChanged = "state-key-changed"
  case itemRenamed = "item-renamed"
  case formerIDRemoved = "former-id-removed"
  // Identity.
  case leafRemoved = "leaf-removed"
  case leafIDChanged = "leaf-id-changed"
  // Source.
  case constantRemoved = "constant-removed"
  case choiceRemoved = "choice-removed"
  case choiceTypeChanged = "choice-type-changed"
  case actionRemoved = "action-removed"
  case argumentRemoved = "argument-removed"
  case argumentTypeChanged = "argument-type-changed"
  case argumentAdded = "argument-added"
  case conditionRemoved = "condition-removed"
  case typeRenamed = "type-renamed"
  case columnRemoved = "column-removed"
  case columnTypeChanged = "column-type-changed"
  case targetRemoved = "target-removed"
  case elementRenamed = "element-renamed"
  case parameterChanged = "parameter-changed"
  case outputChanged = "output-changed"
  case choiceAdded = "choice-added"
  case actionAdded = "action-added"
  // Data.
  case argumentDefaultChanged = "argument-default-changed"
  case columnDefaultChanged = "column-default-changed"
  case columnAdded = "column-added"
  case valueChanged = "value-changed"
  case tagChanged = "tag-changed"
  // Behavior.
  case initialStateChanged = "initial-state-changed"
  case tapRemoved = "tap-removed"
  case orderChanged = "order-changed"
  case itemMoved = "item-moved"
  case layoutChanged = "layout-changed"
  case actionChanged = "action-changed"
  case shortcutChanged = "shortcut-changed"
  case roleChanged = "role-changed"
  case hiddenChanged = "hidden-changed"
  case whenChanged = "when-changed"
  case conditionDefaultChanged = "condition-default-changed"
  case followsChanged = "follows-changed"
  case slotChanged = "slot-changed"
  case inlineChanged = "inline-changed"
  case pageChanged = "page-changed"
  case enabledChanged = "enabled-changed"
  case urlChanged = "url-changed"
  case languageRemoved = "language-removed"
  case groupRelaxed = "group-relaxed"
  case becameCollapsible = "became-collapsible"
  case becameCheckable = "became-checkable"
  case settingChanged = "setting-changed"
  case itemAdded = "item-added"
  case menuAdded = "menu-added"
  // Look.
  case titleChanged = "title-changed"
  case translationChanged = "translation-changed"
  case lookChanged = "look-changed"

  package var category: ChangeCategory { rule.category }

  /// The default severity of the change. An error means that the change breaks saved states, code
  /// or expected behavior.
  package var severity: Severity { rule.severity }

  /// The meaning of the change, in one sentence.
  package var meaning: String { rule.meaning }

  /// Advice on keeping the menu compatible for existing users, or on what to check.
  package var remedy: String { rule.remedy }
}
