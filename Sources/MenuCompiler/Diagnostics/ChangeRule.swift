/// The category, severity and meaning of a kind of change, and advice about it.
struct ChangeRule: Sendable {
  let category: ChangeCategory
  let severity: Severity
  let meaning: String
  let remedy: String

  init(
    _ category: ChangeCategory, _ severity: Severity, _ meaning: String, _ remedy: String
  ) {
    self.category = category
    self.severity = severity
    self.meaning = meaning
    self.remedy = remedy
  }
}

extension ChangeKind {
  var rule: ChangeRule {
    switch self {
    case .menuRemoved:
      .init(
        .savedState, .error,
        "A menu of the project was removed; menus are recognized by path or by name.",
        "If a different menu replaces it, give that menu the earlier name. If the menu was renamed, compare the two files: `menuc diff old.toml new.toml`."
      )
    case .itemRemoved:
      .init(
        .savedState, .error,
        "An item that users can open, close or check was removed, alone or with an item above it.",
        "If it is the same item with a different title, keep its id: give the new item the old id as `id`, or name the old id under `was`. To remove an item from view and keep its state, keep the item and set `hidden`."
      )
    case .idChanged:
      .init(
        .savedState, .error,
        "An item that users can open, close or check, or an item below it, has a new id.",
        "Give the item its old id as `id`: this also restores the ids of the items below that begin with this id. Or name the earlier id of each item under `was`."
      )
    case .noLongerCollapsible:
      .init(
        .savedState, .error, "An item can no longer be opened and closed.",
        "Leave `collapsible` true, and keep the item's `items` or `body`; set `collapsed = false` if it should start open."
      )
    case .noLongerCheckable:
      .init(
        .savedState, .error, "An item can no longer be checked.",
        "Keep the item's `checked`, or the `choice` of its group. To remove the item from view and keep its state, set `hidden`."
      )
    case .groupRestricted:
      .init(
        .savedState, .warning,
        "A group allows fewer open, closed or checked items than a saved state may contain.",
        "Leave `expansion`, `keep-open` and `choice` of the group as they are, if users rely on several open or checked items."
      )
    case .stateKeyChanged:
      .init(
        .savedState, .error, "The page stores its state in the browser under a different key.",
        "Set the parameter `key` of the target `html` to the earlier key; the default key is `menu.` followed by the menu's name."
      )
    case .itemRenamed:
      .init(
        .savedState, .note, "An item has a new id, and names the earlier one under `was`.",
        "Nothing: saved states are restored under the new id. Keep the earlier id under `was` as long as saved states may contain it."
      )
    case .formerIDRemoved:
      .init(
        .savedState, .warning,
        "An item no longer names an earlier id under `was`; saved states that contain that id lose the item, and the id's deprecated constant is gone.",
        "Name the earlier id under `was` again, unless no saved state contains that id anymore and no code uses its constant."
      )
    case .leafRemoved:
      .init(
        .identity, .error, "An item that can't be opened was removed, and its id with it.",
        "If it is the same item with a different title, give the new item the old id as `id`. Otherwise make sure that no program, data or log looks the item up by its id."
      )
    case .leafIDChanged:
      .init(
        .identity, .error, "An item that can't be opened has a new id.",
        "Give the item its old id as `id`, or name the old id under `was`, which leaves a deprecated constant; lookups by id find only the new id."
      )
    case .constantRemoved:
      .init(
        .source, .error, "Typed constants are no longer generated; code that uses them breaks.",
        "Keep the item's id, or name the earlier id under `was`, which leaves a deprecated constant. If the item still exists but its constant does not, check the target's parameter `ids`."
      )
    case .choiceRemoved:
      .init(
        .source, .error,
        "A choice is no longer a case of its enumeration; code that uses or handles it breaks.",
        "Keep the `id` of the choice, and the `id` of its group with `choice = \"one\"`: the enumeration and its cases are named after these ids. Otherwise delete the case where the program handles it."
      )
    case .choiceTypeChanged:
      .init(
        .source, .error,
        "A choice became optional or is no longer optional, or became a set or is no longer a set; code that reads the choice breaks.",
        "Leave the `choice` as it is, and let one of its items start checked only if one did before. Otherwise change the code that reads the choice."
      )
    case .actionRemoved:
      .init(
        .source, .error,
        "An action is no longer a case of its enumeration; code that handles it breaks.",
        "Declare the action under `actions` for as long as programs handle it. Otherwise delete the case where the program handles it."
      )
    case .argumentRemoved:
      .init(
        .source, .error,
        "An argument of an action is no longer declared; code that takes it breaks.",
        "Keep the argument declared, with a `default`, for as long as programs take it.")
    case .argumentTypeChanged:
      .init(
        .source, .error,
        "An argument of an action has a different type, or lacks a choice that it had.",
        "Declare an argument with a different name for the new type, and keep the earlier one with a `default`."
      )
    case .argumentAdded:
      .init(
        .source, .error,
        "An action has a new argument; code that takes its arguments breaks, and items must set the new argument unless it has a default.",
        "Take the argument where the program performs the action. To leave that code as it is, declare another action."
      )
    case .conditionRemoved:
      .init(
        .source, .error,
        "A condition or one of its choices is no longer declared, or the condition now follows an item; code that sets it breaks.",
        "Keep the condition and its choices declared for as long as programs set them, even if no `when` names them."
      )
    case .typeRenamed:
      .init(
        .source, .error, "The type that is generated from the menu has a different name.",
        "Leave `menu` as it is, and change only the document's `title`, which users see; or set the target's parameter `type` to the earlier name."
      )
    case .columnRemoved:
      .init(
        .source, .error, "A column is no longer declared; code that reads it breaks.",
        "Keep the column declared for as long as programs read it.")
    case .columnTypeChanged:
      .init(
        .source, .error, "The values of a column have a different type.",
        "Declare a column with a different name for the new type, and keep the earlier one.")
    case .targetRemoved:
      .init(
        .source, .error, "A target is no longer generated.",
        "Put the entry back into `generate`, or delete the generated files and the code that uses them."
      )
    case .elementRenamed:
      .init(
        .source, .error, "A custom element has a different name; pages that use it break.",
        "Set the parameter `tag` of the target `webcomponent` to the earlier name, or change the name on each page that has the element."
      )
    case .parameterChanged:
      .init(
        .source, .warning, "A target is generated with a different parameter.",
        "Set the parameter to its earlier value, or check the code that uses the generated files: `menuc template list` describes each parameter."
      )
    case .outputChanged:
      .init(
        .source, .warning, "A target is generated into a different directory or file.",
        "Change the path in the build and in code that imports the files, and delete the earlier files."
      )
    case .choiceAdded:
      .init(
        .source, .note,
        "A choice is a new case of its enumeration; code that handles every case must handle it too.",
        "Handle the new case where the program switches over the choice."
      )
    case .actionAdded:
      .init(
        .source, .note,
        "An action is a new case of its enumeration; code that handles every case must handle it too.",
        "Handle the new case where the program performs actions."
      )
    case .argumentDefaultChanged:
      .init(
        .data, .warning,
        "An argument has a different value in items that do not set it in their action.",
        "If these items must keep the earlier value, set it in their `action`.")
    case .columnDefaultChanged:
      .init(
        .data, .warning, "A column has a different value for items that do not set it.",
        "If these items must keep the earlier value, set it in their `values`.")
    case .columnAdded:
      .init(
        .data, .note, "A column was added.",
        "Nothing: programs that do not read the column are not affected.")
    case .valueChanged:
      .init(
        .data, .note, "An item has a different value in a column.",
        "Check that programs accept the new value.")
    case .tagChanged:
      .init(
        .data, .warning, "An item has a different tag, a number that programs use.",
        "Give the item its earlier `tag`, or change the number where programs use it.")
    case .initialStateChanged:
      .init(
        .behavior, .warning,
        "An item starts open instead of closed, or checked instead of unchecked, or the reverse, for users who did not change its state.",
        "Set the item's `collapsed` or `checked` to the earlier value, if users expect it."
      )
    case .tapRemoved:
      .init(
        .behavior, .error,
        "Taps on an item that opens and closes no longer reach its action or URL.",
        "Set `hit-area` to `auto`, so that taps on the rest of the row reach the action or URL, or move the action or URL to an item below the category."
      )
    case .orderChanged:
      .init(
        .behavior, .warning, "The items of a group are in a different order.",
        "Put the items back into their earlier order, if users or programs find them by their position."
      )
    case .itemMoved:
      .init(
        .behavior, .warning, "An item moved below another item and kept its id.",
        "Nothing for saved states: the item kept its id. Check that users find it in its new place, and that its new group allows another open item."
      )
    case .layoutChanged:
      .init(
        .behavior, .warning, "Rows are placed in different sections.",
        "Check code that uses section and row numbers.")
    case .actionChanged:
      .init(
        .behavior, .warning, "An item requests a different action from the program.",
        "Make sure that the program handles the new action for this item.")
    case .shortcutChanged:
      .init(
        .behavior, .warning, "An item has a different keyboard shortcut.",
        "Tell users about the new shortcut, or keep the earlier one.")
    case .roleChanged:
      .init(
        .behavior, .warning, "An item has a different role, and so a different effect or look.",
        "Check that the item still does what users expect, with the keys that they know.")
    case .hiddenChanged:
      .init(
        .behavior, .warning, "An item starts hidden instead of visible, or the reverse.",
        "Check that the program shows the item when it is needed, or that the item is ready to be seen."
      )
    case .whenChanged:
      .init(
        .behavior, .warning, "An item is visible under different conditions.",
        "Check that the program sets the conditions that the item now depends on.")
    case .conditionDefaultChanged:
      .init(
        .behavior, .warning, "A condition has a different initial value.",
        "Set the condition when the program starts, if it relies on the earlier value.")
    case .followsChanged:
      .init(
        .behavior, .warning, "A condition follows a different item, or no longer follows one.",
        "Check that the condition should follow the new item, or set the condition in the program.")
    case .slotChanged:
      .init(
        .behavior, .warning, "The program now provides an item's rows, or no longer does.",
        "Provide the rows of the slot, or delete the code that provided them.")
    case .inlineChanged:
      .init(
        .behavior, .warning,
        "An item's rows are now among those of its siblings, or no longer are.",
        "Nothing; but code that opens the item, or handles taps on it, no longer has an effect on an inline group."
      )
    case .pageChanged:
      .init(
        .behavior, .warning, "The items of a category moved to a separate page, or back.",
        "Check that the program opens the page when the category is tapped, and has a way back.")
    case .enabledChanged:
      .init(
        .behavior, .warning,
        "An item no longer responds to taps, responds again, or responds under different conditions.",
        "Check that users can still trigger the item's action elsewhere, or that the program handles its taps."
      )
    case .urlChanged:
      .init(
        .behavior, .note, "An item leads to a different URL.",
        "Make sure that the new address exists, and that the earlier address leads to it.")
    case .languageRemoved:
      .init(
        .behavior, .warning,
        "A target is generated without a language that it had; readers of that language see a different language.",
        "List the language under `languages` of the output, and keep its catalog at a path that `translations` matches."
      )
    case .groupRelaxed:
      .init(
        .behavior, .note,
        "A group allows more open, closed or checked items; saved states still fit.",
        "Nothing: saved states still fit. Check that the program does not rely on the earlier limit."
      )
    case .becameCollapsible:
      .init(
        .behavior, .note, "An item can now be opened and closed.",
        "Nothing: the item has no saved state yet, and starts as the menu declares it.")
    case .becameCheckable:
      .init(
        .behavior, .note, "An item can now be checked.",
        "Where the program needs it, read whether the item is checked; no saved state contains the item yet."
      )
    case .settingChanged:
      .init(
        .behavior, .note,
        "A document setting for the menu's look or animation changed.",
        "Look at the menu once with the new setting.")
    case .itemAdded:
      .init(
        .behavior, .note, "An item was added.",
        "Nothing for saved states. If it is an earlier item with a new id, name the earlier id under `was`."
      )
    case .menuAdded:
      .init(
        .behavior, .note, "The menu is new.",
        "Nothing: there are no users of an earlier version.")
    case .titleChanged:
      .init(
        .look, .note, "An item has a different title but kept its id.",
        "Nothing: the id is the same. Translations of the title need a review.")
    case .translationChanged:
      .init(
        .look, .note, "A text has a different translation. Only `--texts` compares translations.",
        "Nothing: a program takes texts from the table.")
    case .lookChanged:
      .init(
        .look, .note, "Another visible property of an item changed.",
        "Look at the item once.")
    }
  }
}
