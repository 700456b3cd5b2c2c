import Foundation

@testable import MenuOracle

/// A random project of a few menus that share includes, catalogs, templates, directories and
/// engines. It changes at random. Some changes break menus, or make two menus claim the same file.
struct RandomProject {
  /// The texts of all files, by path.
  private(set) var files: [String: String] = [:]
  private var dice: Dice
  private var menus: [String: Menu] = [:]
  private var next = 0

  private struct Menu {
    var name: String
    var title = "A"
    var includes: Int?
    var entry: String
    var part: String
    var comment = ""
    var isBroken = false

    var text: String {
      let include = includes.map { "- include: parts/p\($0).yaml\n" } ?? ""
      return """
        menu: \(name)
        language: en
        translations: "t/{language}.yaml"
        conditions: { here: {}, kiosk: {} }
        items:
        - { title: "\(title)", id: a, \(part) }
        \(include)\(isBroken ? "itmes: []\n" : "")\(entry)\(comment)

        """
    }
  }

  private static let entries = [
    "", "", "generate: [{ target: json, output: ../out }]",
    "generate: [{ target: swift, output: ../Swift }]",
    "generate: [{ target: swift, output: ../Swift }, { target: json, output: ../out }]",
    // Its engine differs from the other entry's engine, so that both collide.
    "generate: [{ target: swift, output: ../Swift, access: public }]",
    "generate: [{ template: ../names.txt.stencil, output: ../Names }, { target: json, output: own }]",
  ]
  private static let parts = ["badge: x", "checked: true", "when: here", "slot: true"]

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    files["names.txt.stencil"] = "names\n"
    configure()
    for number in 0..<3 { writePart(number) }
    writeCatalog("de")
    for _ in 0..<5 { addMenu() }
  }

  /// Makes a random change.
  mutating func change() {
    let paths = menus.keys.sorted()
    let path = dice.pick(paths)
    switch dice.below(18) {
    case 0: addMenu()
    case 1 where paths.count > 2:
      menus[path] = nil
      files[path] = nil
    case 2:
      let menu = menus.removeValue(forKey: path)
      files[path] = nil
      next += 1
      menus["menus/m\(next).yaml"] = menu
      write("menus/m\(next).yaml")
    case 3:
      edit(path) { menu, dice in
        menu.name = dice.pick(["One\(dice.below(5))", "Two\(dice.below(5))", "M1", "One"])
      }
    case 4: edit(path) { menu, dice in menu.isBroken = dice.chance(25) }
    case 5, 6: edit(path) { menu, dice in menu.title = dice.pick(["A", "A ", "B", "C "]) }
    case 7: edit(path) { menu, dice in menu.entry = dice.pick(Self.entries) }
    case 8, 9: edit(path) { menu, dice in menu.part = dice.pick(Self.parts) }
    case 10: edit(path) { menu, dice in menu.includes = dice.chance(10) ? 3 : dice.below(3) }
    case 11: edit(path) { menu, _ in menu.comment += "\n# A comment." }
    case 12, 13: writePart(dice.below(3))
    case 14: writeCatalog(dice.pick(["de", "fr", "pt-BR"]))
    case 15:
      let language = dice.pick(["de", "fr"])
      files["menus/t/\(language).yaml"] = nil
    case 16: configure()
    default: files["names.txt.stencil", default: ""] += dice.pick(["x\n", "y\n"])
    }
  }

  /// Makes all menus valid, with outputs that do not collide.
  mutating func mend() {
    for path in menus.keys.sorted() {
      edit(path) { menu, _ in
        menu.name = "M" + path.filter(\.isNumber)
        menu.isBroken = false
        if menu.includes == 3 { menu.includes = nil }
        if menu.entry.contains("access") { menu.entry = "" }
      }
    }
  }

  private mutating func addMenu() {
    next += 1
    menus["menus/m\(next).yaml"] = Menu(
      name: "M\(next)", entry: dice.pick(Self.entries), part: dice.pick(Self.parts))
    write("menus/m\(next).yaml")
  }

  private mutating func edit(_ path: String, _ change: (inout Menu, inout Dice) -> Void) {
    guard var menu = menus[path] else { return }
    change(&menu, &dice)
    menus[path] = menu
    write(path)
  }

  private mutating func write(_ path: String) { files[path] = menus[path]?.text }

  private mutating func writePart(_ number: Int) {
    let title = dice.pick(["P", "P ", "Q", "Duplicate", "R", "R "])
    files["menus/parts/p\(number).yaml"] =
      "items: [{ title: \"\(title)\", id: p }, { title: Duplicate }]\n"
  }

  private mutating func writeCatalog(_ language: String) {
    let id = dice.pick(["a", "a", "p", "gone"])
    files["menus/t/\(language).yaml"] = "\(id): { title: \"\(dice.below(100))\" }\n"
  }

  private mutating func configure() {
    let output = dice.pick(["Generated", "Swift"])
    var text = """
      menus = ["menus/*.yaml"]
      generate = [{ target = "\(dice.pick(["swift", "json"]))", output = "\(output)" }]

      """
    if dice.chance(25) { text += "severities = { padded-title = \"allow\" }\n" }
    if dice.chance(25) { text += "baseline = \"known.json\"\n" }
    files["menuc.toml"] = text
  }
}
