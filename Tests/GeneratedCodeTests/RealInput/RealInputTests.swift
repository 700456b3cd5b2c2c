import Foundation
import RealMenus
import TestSupport
import Testing

/// Real menus work: each is written as TOML and as YAML, built, compiled and run, and the program's
/// whole output about it is compared with the oracle.
@Suite struct RealInputTests {
  /// Each large set is a batch. The others are one batch, with the unusual menus.
  static let batches: [String] = {
    let large = (try? RealMenuData.files().filter(RealMenuData.isLarge)) ?? []
    return ["others"] + large.map(RealMenuData.name)
  }()

  @Test(arguments: batches)
  func theProgramPrintsTheSource(batch: String) throws {
    let menus = try Self.menus(of: batch)
    #expect(!menus.isEmpty)
    let directory = try TemporaryDirectory()
    // Typed constants of a large menu would take longer to compile than everything else.
    let options = batch == "others" ? [] : ["--param", "ids=none"]
    for menu in menus {
      try directory.write(RealMenuTOML(menu).text, to: "toml/\(menu.type).toml")
      try directory.write(RealMenuYAML(menu).text, to: "yaml/\(menu.type).yaml")
    }
    let sources = try Self.build(menus, "toml", in: directory, options)
    let others = try Self.build(menus, "yaml", in: directory, options)
    #expect(sources.map(\.lastPathComponent) == others.map(\.lastPathComponent))
    for (source, other) in zip(sources, others) {
      let isSame = try Data(contentsOf: source) == Data(contentsOf: other)
      #expect(isSame, "\(source.lastPathComponent) depends on the format")
    }

    let main = try directory.write(RealInputProgram.main(for: menus), to: "main.swift")
    let program = directory.url.appending(path: "program")
    let compiled = try Command.swiftc(sources + [main], to: program)
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4000))")
    for menu in menus {
      let run = try Command.run(program.path, [menu.type])
      #expect(run.status == 0, "\(menu.name): \(run.errors)")
      let difference = RealInputReport(menu).difference(from: run.output)
      #expect(difference == nil, "\(menu.name): \(difference ?? "")")
    }
  }

  /// Yams mistakes a byte-order mark at the start of a string for the file's.
  @Test func textBeginsWithByteOrderMark() throws {
    let menu = try RealMenu("Mark", [RealMenuItem("\u{FEFF}mark")], variant: 0)
    let directory = try TemporaryDirectory()
    try directory.write(RealMenuTOML(menu).text, to: "toml/MarkMenu.toml")
    try directory.write(RealMenuYAML(menu).text, to: "yaml/MarkMenu.yaml")
    let sources = try ["toml", "yaml"].map { format in
      try Self.build([menu], format, in: directory, []).map { try Data(contentsOf: $0) }
    }
    #expect(sources[0] == sources[1])
  }

  private static func menus(of batch: String) throws -> [RealMenu] {
    var menus: [RealMenu] = []
    for (index, file) in try RealMenuData.files().enumerated() {
      let name = RealMenuData.name(of: file)
      let own = try RealMenuData.isLarge(file) ? name : "others"
      guard own == batch else { continue }
      menus.append(try RealMenu(name, RealMenuData.items(in: file), variant: index))
    }
    if batch == "others" {
      for variant in 0..<6 {
        let name = "oddities \(variant)"
        menus.append(try RealMenu(name, RealMenuOddities.items, variant: variant))
      }
    }
    return menus
  }

  /// Builds the menus of one format together; returns the files that were written.
  private static func build(
    _ menus: [RealMenu], _ format: String, in directory: TemporaryDirectory,
    _ options: [String]
  ) throws -> [URL] {
    let output = directory.url.appending(path: "\(format)-output")
    let files = menus.map { directory.url.appending(path: "\(format)/\($0.type).\(format)").path }
    let run = try Command.run(
      Repository.menuc.path,
      ["build", "--target", "swift", "--output", output.path, "--quiet"] + options + files)
    try #require(run.status == 0, "\(run.errors.prefix(4000))")
    return try FileManager.default.contentsOfDirectory(
      at: output, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
    )
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
