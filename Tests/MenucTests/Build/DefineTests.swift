import Foundation
import TestSupport
import Testing

/// `--define`, and `define` in a project: several menus from one document.
@Suite struct DefineTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      """
      menu: Shop
      conditions:
        device: { choices: [phone, tablet] }
        kiosk: {}
      items:
        - { title: Tilt, when: device=phone }
        - { title: Dock, when: device=tablet }
        - { title: Help, when: "!kiosk" }

      """, to: "shop.yaml")
    try directory.write("menu: Plain\nitems: [One]\n", to: "plain.yaml")
  }

  private func menuc(_ arguments: String...) throws -> Command { try menuc(arguments) }

  private func menuc(_ arguments: [String]) throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url)
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  @Test func aBuildDependsOnTheValues() throws {
    let phone = ["build", "shop.yaml", "--target", "json", "--define", "device=phone"]
    #expect(try menuc(phone).output == "written Generated/ShopMenu.json\n")
    #expect(try text("Generated/ShopMenu.json").contains("tilt"))
    #expect(!(try text("Generated/ShopMenu.json").contains("dock")))
    #expect(
      try menuc(phone).output == "unchanged Generated/ShopMenu.json\n")
    let other = try menuc("build", "shop.yaml", "--target", "json", "--define", "device=tablet")
    #expect(other.output == "written Generated/ShopMenu.json\n")
    #expect(try text("Generated/ShopMenu.json").contains("dock"))
    let check = try menuc(phone + ["--check"])
    #expect(check.status == 1)
  }

  /// A name without a value sets the condition to true, as with compilers.
  @Test func aNameAloneIsTrue() throws {
    let dump = try menuc("dump", "shop.yaml", "--define", "kiosk")
    #expect(dump.status == 0 && !dump.output.contains("help"), "\(dump.errors)")
  }

  @Test(arguments: [
    (
      ["--define", "kisok=true"],
      "the menu has no condition 'kisok'\n  = help: did you mean 'kiosk'?"
    ),
    (["--define", "kiosk=1"], "the condition 'kiosk' can't be '1'"),
    (["--define", "=true"], "'--define =true' is not of the form condition=value"),
    (["--define", "kiosk="], "'--define kiosk=' is not of the form condition=value"),
    (["--define", "kiosk", "--define", "kiosk=false"], "'--define' appears twice for 'kiosk'"),
  ])
  func whatCanNotBeFixedIsRefused(flags: [String], message: String) throws {
    for command in ["build", "lint", "dump"] {
      let result = try menuc([command, "shop.yaml"] + flags)
      #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
    }
    #expect(
      !FileManager.default.fileExists(atPath: directory.url.appending(path: "Generated").path))
  }

  /// Only one of several menus has the condition.
  @Test func severalMenusShareTheValues() throws {
    let both = ["lint", "shop.yaml", "plain.yaml", "--define"]
    #expect(try menuc(both + ["kiosk"]).status == 0)
    let none = try menuc(both + ["kisok"])
    #expect(none.status == 64 && none.errors.contains("none of the menus has a condition 'kisok'"))
  }

  @Test func aProjectBuildsVariants() throws {
    try directory.write(
      """
      menus = ["*.yaml"]
      [[generate]]
      target = "json"
      output = "phone"
      define = { device = "phone", kiosk = true }
      [[generate]]
      target = "json"
      output = "tablet"
      define = { device = "tablet", kiosk = true }

      """, to: "menuc.toml")
    let build = try menuc("build")
    #expect(build.status == 0, "\(build.errors)")
    #expect(
      build.errors.contains(
        "'Help' is visible in none of the outputs: they fix device = phone, kiosk = true;"
          + " device = tablet, kiosk = true"), "\(build.errors)")
    #expect(try text("phone/ShopMenu.json").contains("tilt"))
    #expect(try text("tablet/ShopMenu.json").contains("dock"))
    #expect(try text("phone/PlainMenu.json") == text("tablet/PlainMenu.json"))
    let printed = try menuc("dump", "--config").output
    #expect(printed.contains("define = { device = \"phone\", kiosk = \"true\" }"))
    try directory.write(printed, to: "menuc.toml")
    let again = try menuc("build")
    #expect(again.status == 0)
    #expect(again.output.split(separator: "\n").allSatisfy { $0.hasPrefix("unchanged ") })
  }

  @Test func variantsAreCompared() throws {
    let result = try menuc(
      "diff", "shop.yaml", "shop.yaml", "--old-define", "device=phone", "--define", "device=tablet")
    #expect(result.status == 1)
    #expect(result.output.contains("'tilt' is gone [leaf-removed, identity]"), "\(result.output)")
    #expect(result.output.contains("'dock' is new [item-added, behavior]"))
    #expect(try menuc("diff", "shop.yaml", "shop.yaml", "--define", "kiosk").output == "")
    #expect(try menuc("diff", "shop.yaml", "shop.yaml", "--define", "kisok").status == 64)
  }
}
