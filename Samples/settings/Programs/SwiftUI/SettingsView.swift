import SwiftUI

/// A screen with the settings of an app, whose state is kept between launches.
struct SettingsView: View {
  @SceneStorage("settings") private var saved = ""
  @State private var settings = MenuModel(SettingsMenu.table)
  private let devices = ["Laptop", "Watch"]

  var body: some View {
    NavigationStack(path: $settings.path) {
      MenuOutline(settings)
        .navigationTitle(settings.table.title)
        .menuPages(of: settings)
        .menuSlot(SettingsMenu.ID.accountDevices, devices, id: \.self) { Text($0) }
        .onMenuChoice(of: SettingsMenu.Action.self) { _, action in perform(action) }
    }
    .onAppear {
      settings.texts = { $0 == SettingsMenu.ID.accountInbox ? MenuOutlineTexts(badge: "3") : nil }
      settings.savedState = saved
    }
    .onChange(of: settings.savedState) { _, state in saved = state }
  }

  /// Performs the action of an item. Without `default`, an action that the menu gains no longer compiles.
  private func perform(_ action: SettingsMenu.Action?) {
    guard let action else { return }
    switch action {
    case .signIn: settings.perform { SettingsMenu.set(.signedIn(true), in: &$0) }
    case .signOut: settings.perform { SettingsMenu.set(.signedIn(false), in: &$0) }
    case .openScreen, .applyLogLevel, .resetCaches: print("performs \(action)")
    }
  }
}
