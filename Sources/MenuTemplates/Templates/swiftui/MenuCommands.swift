/// A category of a menu as a menu in the menu bar, on macOS and on iPadOS.
///
/// ```swift
/// WindowGroup { LibraryView(model: model) }
///   .commands {
///     MenuCommands(model, of: LibraryMenu.ID.photos, as: LibraryMenu.Action.self) { node, action in
///       library.perform(action)
///     }
///   }
/// ```
///
/// While conditions hide the category, the menu bar does not have the menu. Standard items, such as
/// those with the role `copy`, are left out unless they have an action: the menu bar has them
/// already. For items in a system menu, such as File, put `MenuControls` into a `CommandGroup`.
public struct MenuCommands: Commands {
  private let model: MenuModel
  private let category: MenuNode
  private let choose: MenuChoice

  /// Creates a menu in the menu bar.
  ///
  /// - Parameters:
  ///   - model: The model of the menu. Views of the app may show it, too.
  ///   - category: The category, whose title is the title of the menu.
  ///   - type: The menu's enumeration of actions.
  ///   - choose: Called when an item is chosen, with the item and its action, which is nil for an
  ///     item without an action.
  public init<Action: MenuAction>(
    _ model: MenuModel, of category: MenuNode, as type: Action.Type,
    perform choose: @escaping @MainActor (_ node: MenuNode, _ action: Action?) -> Void
  ) {
    self.model = model
    self.category = category
    self.choose = { node, table in choose(node, table.flatMap { Action(of: node, in: $0) }) }
  }

  /// Creates a menu in the menu bar whose items have no actions.
  ///
  /// - Parameters:
  ///   - model: The model of the menu. Views of the app may show it, too.
  ///   - category: The category, whose title is the title of the menu.
  ///   - choose: Called when an item is chosen.
  public init(
    _ model: MenuModel, of category: MenuNode,
    perform choose: @escaping @MainActor (_ node: MenuNode) -> Void
  ) {
    self.model = model
    self.category = category
    self.choose = { node, _ in choose(node) }
  }

  /// The menu, unless the category is hidden or contains only items that the menu bar already has.
  public var body: some Commands {
    if !model.state.isHidden(category), !model.table.isOfSystem(category) {
      CommandMenu(Text(verbatim: model.look(of: category).title)) {
        MenuControls(model, of: category)
          .environment(\.menuChoice, choose)
          .environment(\.isInMenuBar, true)
          .disabled(!model.isEnabled(category))
      }
    }
  }
}
