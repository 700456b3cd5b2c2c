import AppKit

/// A view with the settings of an app, whose state is kept between launches.
final class SettingsController: NSViewController {
  private let devices = ["Laptop", "Watch"]
  let tableView = MenuTableView()
  private lazy var settings = MenuTableController(SettingsMenu.table, in: tableView)

  override func loadView() {
    let scrollView = NSScrollView()
    scrollView.documentView = tableView
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    settings.setCount(devices.count, in: SettingsMenu.ID.accountDevices)
    settings.perform { $0.restore(UserDefaults.standard.string(forKey: "settings") ?? "").change }
    settings.delegate = self
    settings.dataSource = self
  }
}

extension SettingsController: MenuTableControllerDelegate {
  func menuTableDidPerformEvent(_ menuTable: MenuTableController) {
    UserDefaults.standard.set(menuTable.state.savedState, forKey: "settings")
  }

  /// Performs the action of an item. Without `default`, an action that the menu gains no longer compiles.
  func menuTable(
    _ menuTable: MenuTableController, perform action: SettingsMenu.Action, for node: MenuNode
  ) {
    switch action {
    case .signIn: settings.perform { SettingsMenu.set(.signedIn(true), in: &$0) }
    case .signOut: settings.perform { SettingsMenu.set(.signedIn(false), in: &$0) }
    case .openScreen, .applyLogLevel, .resetCaches: print("performs \(action)")
    }
  }
}

/// The texts that the menu does not know: how many messages are unread, and the devices.
extension SettingsController: MenuTableControllerDataSource {
  func menuTable(
    _ menuTable: MenuTableController, row index: Int, of slot: MenuNode
  ) -> MenuTableSlotRow {
    MenuTableSlotRow(devices[index])
  }

  func menuTable(_ menuTable: MenuTableController, textsOf node: MenuNode) -> MenuTableTexts {
    MenuTableTexts(badge: node == SettingsMenu.ID.accountInbox ? "3" : nil)
  }
}
