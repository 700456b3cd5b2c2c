import Foundation
import TestSupport
import Testing

/// The engine in Swift with `runtime = "needed"` compiles, alone and with the views.
@Suite struct NeededEngineTests {
  /// Menus by the part that they use.
  private static let menus = [
    "nothing": "items: [{ title: A, items: [B] }]",
    "checks":
      "items: [{ title: A, choice: one, items: [{ title: B, id: b }, { title: C, id: c }] }]",
    "conditions":
      "conditions: { here: {}, device: { choices: [phone, tablet] } }\nitems: [{ title: A, when: [here, device=phone] }]",
    "languages": "language: en\nitems: [{ title: A, was: [b] }]",
    "slots": "items: [{ title: A, id: a, slot: true, placeholder: B, loading: C }]",
    "everything": """
    language: en
    conditions: { here: {} }
    items: [{ title: A, checked: true, when: here }, { title: B, id: b, slot: true }]
    """,
  ]

  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func build(_ menu: String, _ target: String) throws -> [URL] {
    let text = try #require(Self.menus[menu])
    try directory.write("menu: Needed\n\(text)\n", to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", target, "--output", "out", "--param", "runtime=needed",
      "--param", "access=public", "--param", "ids=all", in: directory.url)
    #expect(built.errors == "")
    return try directory.swiftFiles("out")
  }

  /// With the access that needs the most: what is public names nothing that is not.
  @Test(arguments: menus.keys.sorted()) func theEngineCompiles(menu: String) throws {
    let compiled = try Command.swiftc(
      build(menu, "swift"), to: directory.url.appending(path: "library.o"),
      options: ["-Onone", "-parse-as-library", "-emit-object"])
    #expect(compiled.status == 0, "\(compiled.errors)")
  }

  /// Each kit with the menu that uses no part, and so with the fewest names.
  @Test(arguments: ["uikit", "appkit", "swiftui"]) func viewsCompile(target: String) throws {
    let kits = [HeadlessKit.uikit, .appkit, .swiftui]
    let kit = try #require(kits.first { $0.target == target })
    let modules = try kit.compiled()
    let result = try Command.typecheck(
      build("nothing", target), ["-I", modules.path])
    #expect(result.status == 0, "\(result.errors)")
  }
}
