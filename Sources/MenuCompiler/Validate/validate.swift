/// Checks the meaning of a menu, beyond the types of its keys. Every check is in one of the three
/// lists below, with its rule. Checks whose rules are off are skipped.
package func validate(_ menu: Menu, into diagnostics: inout Diagnostics) {
  for (rule, check) in menuChecks where diagnostics.isOn(rule) { check(menu, &diagnostics) }
  var visitor = ItemVisitor(menu: menu, diagnostics: diagnostics)
  visitor.visit(ItemGroup(menu: menu, owner: nil, items: menu.items, level: 1))
  diagnostics = visitor.diagnostics
}

/// The checks of a menu as a whole.
private let menuChecks: [(DiagnosticName, @Sendable (Menu, inout Diagnostics) -> Void)] = [
  (.contradiction, checkDocumentContradiction),
  (.unaddressableTitle, checkAddress),
  (.duplicateID, checkUniqueIDs),
  (.duplicateTitle, checkSiblingTitles),
  (.duplicateShortcut, checkUniqueShortcuts),
  (.duplicateMnemonic, checkUniqueMnemonics),
  (.caseOnlyDifference, checkCase),
  (.deepMenu, checkDepth),
  (.emptyCategory, checkEmptyCategory),
  (.misplacedRole, checkMenuRoles),
  (.unusedColumn, checkColumnUse),
  (.missingValue, checkValues),
  (.undeclaredAction, checkUndeclaredActions),
  (.unusedAction, checkUnusedActions),
  (.formerIDTaken, checkFormerIDs),
  (.undeclaredCondition, checkUndeclaredConditions),
  (.invalidFollows, checkFollowedItems),
  (.tooLarge, checkConditionCount),
  (.unusedCondition, checkUnusedConditions),
  (.neverShown, checkNeverShown),
  (.redundantWhen, checkRedundantWhen),
  (.neverEnabled, checkNeverEnabled),
  (.redundantEnabled, checkRedundantEnabled),
]

/// The checks of a single item.
private let itemChecks: [(DiagnosticName, @Sendable (ItemContext, inout Diagnostics) -> Void)] = [
  (.notACategory, checkExpandableKeys),
  (.contradiction, checkContradiction),
  (.contradiction, checkSlotItems),
  (.notACategory, checkPageKeys),
  (.contradiction, checkPageBody),
  (.notASlot, checkSlotKeys),
  (.footerNotTopLevel, checkFooter),
  (.separatorTopLevel, checkSeparatorPlace),
  (.inlineKeys, checkInlineKeys),
  (.inlineTopLevel, checkInlinePlace),
  (.invalidID, checkID),
  (.invalidID, checkFormerIDForm),
  (.notCheckable, checkCheckItem),
  (.notCheckable, checkSummaryCheck),
  (.emptySummary, checkEmptySummary),
  (.notAChoice, checkCheckedDetail),
  (.emptyTitle, checkTitle),
  (.invalidMnemonic, checkMnemonic),
  (.pluralForms, checkPluralForms),
  (.paddedTitle, checkPadding),
  (.controlCharacter, checkControlCharacters),
  (.bidiControl, checkBidiControls),
  (.unreachableAction, checkUnreachableAction),
  (.leafWithoutAction, checkAction),
  (.misplacedRole, checkRole),
]

/// The checks of the items of a group.
private let groupChecks: [(DiagnosticName, @Sendable (ItemGroup, inout Diagnostics) -> Void)] = [
  (.singleOpen, checkSingleOpen),
  (.wideGroup, checkWidth),
  (.severalChecked, checkSeveralChecked),
  (.singleOption, checkSingleOption),
  (.nothingChecked, checkNothingChecked),
]

private struct ItemVisitor {
  let menu: Menu
  var diagnostics: Diagnostics
  let items: [@Sendable (ItemContext, inout Diagnostics) -> Void]
  let groups: [@Sendable (ItemGroup, inout Diagnostics) -> Void]

  init(menu: Menu, diagnostics: Diagnostics) {
    self.menu = menu
    self.diagnostics = diagnostics
    items = itemChecks.filter { diagnostics.isOn($0.0) }.map(\.1)
    groups = groupChecks.filter { diagnostics.isOn($0.0) }.map(\.1)
  }

  mutating func visit(_ group: ItemGroup) {
    for check in groups { check(group, &diagnostics) }
    guard let first = group.items.first else { return }
    // All items share one context, because copying the menu for each item would take longer than
    // the checks.
    var context = ItemContext(item: first, menu: menu, choice: group.choice, level: group.level)
    for item in group.items {
      context.item = item
      for check in items { check(context, &diagnostics) }
      guard !item.children.isEmpty else { continue }
      visit(ItemGroup(menu: menu, owner: item, items: item.children, level: group.level + 1))
    }
  }
}
