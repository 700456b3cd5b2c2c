import Foundation
import TestSupport
import Testing

/// Nothing is written through a link, except through a link to the output directory that the user
/// chose.
@Suite struct LinkFaultTests {
  let directory: TemporaryDirectory
  let files = FileManager.default

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("menu: Side\nitems: [x]\n", to: "project/menu.yaml")
    try directory.write("precious", to: "elsewhere/precious.txt")
    try files.createDirectory(
      at: directory.url.appending(path: "project/Generated"), withIntermediateDirectories: true)
  }

  private func build(_ options: String...) throws -> Command {
    try Command.run(
      Repository.menuc.path, ["build", "menu.yaml"] + options,
      in: directory.url.appending(path: "project"))
  }

  private func link(_ path: String, to target: String) throws {
    let url = directory.url.appending(path: path)
    try? files.removeItem(at: url)
    try files.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  private func leadsTo(_ path: String) -> String? {
    try? files.destinationOfSymbolicLink(atPath: directory.url.appending(path: path).path)
  }

  private func elsewhere() throws -> [String] {
    #expect(
      try Repository.text(directory.url.appending(path: "elsewhere/precious.txt")) == "precious")
    return try files.contentsOfDirectory(
      atPath: directory.url.appending(path: "elsewhere").path)
  }

  @Test(arguments: [
    "../../elsewhere/precious.txt", "../../elsewhere/missing.txt", "../../elsewhere",
    "SideMenu.swift",
  ])
  func anOutputThatIsALink(target: String) throws {
    try link("project/Generated/SideMenu.swift", to: target)
    let refused = try build()
    #expect(refused.status == 2)
    #expect(
      refused.errors.contains("Generated/SideMenu.swift: there is a link in its place"),
      "\(refused.errors)")
    #expect(leadsTo("project/Generated/SideMenu.swift") == target)
    let check = try build("--check")
    #expect(check.status == 1)
    #expect(check.output.contains("edited Generated/SideMenu.swift\n"), "\(check.output)")

    #expect(try build("--force").status == 0)
    #expect(leadsTo("project/Generated/SideMenu.swift") == nil)
    #expect(try build("--check").status == 0)
    #expect(try elsewhere() == ["precious.txt"])
  }

  /// A link out of the project must be allowed.
  @Test(arguments: ["../elsewhere", "inside"]) func aDirectoryThatIsALink(target: String) throws {
    try directory.write("", to: "project/inside/kept.txt")
    try link("project/Generated", to: target)
    let isOutside = target != "inside"
    #expect(try build().status == (isOutside ? 1 : 0))
    #expect(try elsewhere() == ["precious.txt"])
    let result = try build("--allow-outside", "../elsewhere")
    #expect(result.status == 0, "\(result.errors)")
    #expect(leadsTo("project/Generated") == target)
    let output = directory.url.appending(path: "project/\(target)/SideMenu.swift")
    #expect(files.fileExists(atPath: output.path))
    let manifest = try Repository.text(
      directory.url.appending(path: "project/\(target)/.menuc-manifest.json"))
    #expect(manifest.contains(target == "inside" ? "\"../menu.yaml\"" : "\"../project/menu.yaml\""))
    #expect(try build("--check", "--allow-outside", "../elsewhere").status == 0)
    _ = try elsewhere()
  }

  @Test(arguments: ["../elsewhere/missing", "Generated"])
  func aDirectoryThatIsALinkToNone(target: String) throws {
    try link("project/Generated", to: target)
    let result = try build("--allow-outside", "../elsewhere")
    #expect(result.status == 2)
    #expect(result.errors.contains("Generated: it is not a directory"), "\(result.errors)")
    #expect(try elsewhere() == ["precious.txt"])
  }

  @Test(arguments: ["../../elsewhere/precious.txt", "../../elsewhere/missing.txt", "/dev/zero"])
  func aManifestThatIsALink(target: String) throws {
    try link("project/Generated/.menuc-manifest.json", to: target)
    for option in ["--force", "--check"] {
      let result = try build(option)
      #expect(result.status == 2)
      #expect(
        result.errors.contains("Generated/.menuc-manifest.json: it is a link; delete it"),
        "\(result.errors)")
    }
    #expect(leadsTo("project/Generated/.menuc-manifest.json") == target)
    #expect(try elsewhere() == ["precious.txt"])
  }

  @Test func aDepfileThatIsALink() throws {
    try link("project/menu.d", to: "../elsewhere/precious.txt")
    let result = try build("--depfile", "menu.d")
    #expect(result.status == 2)
    #expect(result.errors.contains("menu.d: this is a link or a device"), "\(result.errors)")
    #expect(leadsTo("project/menu.d") == "../elsewhere/precious.txt")
    #expect(try elsewhere() == ["precious.txt"])
  }

  /// An include must be inside the directory after links are resolved. A template that a flag names
  /// may be anywhere.
  @Test func whatIsReadThroughLinks() throws {
    try directory.write("items: [y]\n", to: "elsewhere/more.yaml")
    try link("project/more.yaml", to: "../elsewhere/more.yaml")
    try directory.write("menu: Side\nitems: [{ include: more.yaml }]\n", to: "project/menu.yaml")
    let include = try build()
    #expect(include.status == 1)
    #expect(include.errors.contains("[include-outside]"), "\(include.errors)")

    try directory.write("menu: Side\nitems: [x]\n", to: "project/menu.yaml")
    try directory.write("{{ menu.name }}\n", to: "elsewhere/names.txt.stencil")
    try link("project/names.txt.stencil", to: "../elsewhere/names.txt.stencil")
    let template = try build("--template", "names.txt.stencil")
    #expect(template.status == 0, "\(template.errors)")
    try link("project/names.txt.stencil", to: "names.txt.stencil")
    let loop = try build("--template", "names.txt.stencil")
    #expect(loop.status == 2)
    #expect(loop.errors.contains("names.txt.stencil: "), "\(loop.errors)")
  }
}
