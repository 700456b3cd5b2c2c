import Foundation
import TestSupport
import Testing

/// The sample `settings` for phones and for tablets: each variant has no trace of items that only
/// the other has, and is otherwise the same.
@Suite struct SettingsVariantTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Builds the outputs for a device into a directory with its name.
  private func build(_ device: String, _ target: String, _ options: String...) throws {
    let menu = SettingsSampleTests.sample.appending(path: "menu.toml").path
    let output = directory.url.appending(path: device).path
    let built = try Command.run(
      Repository.menuc.path,
      ["build", menu, "--define", "device=\(device)", "--target", target, "--output", output]
        + ["--quiet"] + options)
    try #require(built.status == 0, "\(built.errors)")
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  @Test(arguments: [
    "swift", "c", "objc", "kotlin", "typescript", "html", "webcomponent", "json",
    "markdown", "dot",
  ])
  func anOutputHasNoTraceOfTheOther(target: String) throws {
    let names = ["phone": ["vibration"], "tablet": ["split view", "split-view"]]
    for (device, other) in [("phone", "tablet"), ("tablet", "phone")] {
      try build(device, target)
      let folder = directory.url.appending(path: device)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !$0.hasPrefix(".") }
      let texts = try files.map { try text("\(device)/\($0)").lowercased() }
      #expect(!files.isEmpty)
      func areMentioned(_ names: [String]?) throws -> Bool {
        try #require(names).contains { name in texts.contains { $0.contains(name) } }
      }
      #expect(try areMentioned(names[device]))
      #expect(try !areMentioned(names[other]))
      #expect(try !areMentioned(["the device that the app runs on"]))
    }
  }

  @Test func idsAreTheSame() throws {
    struct Table: Decodable {
      struct Item: Decodable { var id: String? }
      var items: [Item]
    }
    var ids: [String: [String]] = [:]
    for device in ["phone", "tablet"] {
      try build(device, "json")
      let table = try JSONDecoder().decode(
        Table.self, from: Data(try text("\(device)/SettingsMenu.json").utf8))
      ids[device] = table.items.compactMap(\.id)
    }
    let phone = try #require(ids["phone"]).filter { $0 != "notifications.vibration" }
    let tablet = try #require(ids["tablet"]).filter { $0 != "appearance.split-view" }
    #expect(phone.count > 20)
    #expect(phone == tablet)
    #expect(ids["phone"]?.count == phone.count + 1)
    #expect(ids["tablet"]?.count == tablet.count + 1)
  }

  /// Both menus in one program: their constants, and a state that is saved in one and restored in
  /// the other.
  @Test func constantsAndSavedStatesAreTheSame() throws {
    try build("phone", "swift", "--param", "type=PhoneMenu")
    try build("tablet", "swift", "--param", "type=TabletMenu", "--param", "runtime=omit")
    func constants(_ path: String) throws -> [Substring] {
      let pattern = /static var (\w+): MenuNode/
      return try text(path).matches(of: pattern).map(\.output.1)
    }
    let phone = try constants("phone/PhoneMenu.swift").filter { $0 != "notificationsVibration" }
    let tablet = try constants("tablet/TabletMenu.swift").filter { $0 != "appearanceSplitView" }
    #expect(phone.count > 10)
    #expect(phone == tablet)

    let main = try directory.write(
      """
      var phone = MenuExpansion(PhoneMenu.table)
      PhoneMenu.Theme.dark.check(in: &phone)
      phone.expand(PhoneMenu.ID.textSize)
      phone.collapse(PhoneMenu.ID.account)
      phone.uncheck(PhoneMenu.ID.notificationsVibration)
      print(phone.savedState)
      var tablet = MenuExpansion(TabletMenu.table)
      print(tablet.restore(phone.savedState).unknown)
      print(tablet.savedState)
      TabletMenu.set(.signedIn(false), in: &tablet)

      """, to: "main.swift")
    let program = directory.url.appending(path: "program")
    let files = ["phone/PhoneMenu.swift", "phone/MenuRuntime.swift", "tablet/TabletMenu.swift"]
    let compiled = try Command.swiftc(
      files.map { directory.url.appending(path: $0) } + [main], to: program)
    try #require(compiled.status == 0, "\(compiled.errors)")
    #expect(
      try Command.run(program.path, []).output == """
        v1 *theme.dark +text-size -account /notifications.vibration /theme.system
        ["notifications.vibration"]
        v1 *theme.dark +text-size -account /theme.system

        """)
  }
}
