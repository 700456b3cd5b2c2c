import Foundation
import TestSupport
import Testing

/// The sample for Bazel, built in two clones of the repository that share caches.
@Suite(.needs("bazel", "gcc", "nginx", "python3"), .buildingPackages) struct BazelTests {
  let directory: TemporaryDirectory
  let server: CacheServer
  private let disk: String
  private let state: URL

  init() throws {
    directory = try TemporaryDirectory()
    server = try CacheServer()
    disk = "--disk_cache=\(directory.url.path)/cache"
    state = directory.url.appending(path: "state")
  }

  @Test func anotherCloneRunsNothing() throws {
    let remote = "--remote_cache=\(server.address)"
    do {
      let first = try BazelWorkspace(in: "first", state: state)
      let built = try first.build(disk, remote)
      try #require(built.command.status == 0, "\(built.command.errors)")
      #expect(built.menus.map(\.remoteCacheHit) == [false])
      #expect(built.menus.allSatisfy { $0.environmentVariables.isEmpty })
      let words = built.menus.flatMap(\.commandArgs)
      #expect(!words.contains { $0.contains(first.consumer.directory.path) }, "\(words)")
      #expect(try first.run() == first.consumer.expected())
      try onlyWhatChangedIsBuilt(first)
    }

    let second = try BazelWorkspace(in: "elsewhere/and/deeper", state: state)
    let fromDisk = try second.build(disk)
    #expect(fromDisk.command.status == 0, "\(fromDisk.command.errors)")
    #expect(fromDisk.menus.count == 1)
    #expect(fromDisk.isFromCache, "\(fromDisk.command.errors)")
    #expect(try second.run() == second.consumer.expected())

    let answers = try server.requests().count
    _ = try second.bazel("clean")
    let fromServer = try second.build(remote)
    #expect(fromServer.command.status == 0, "\(fromServer.command.errors)")
    #expect(fromServer.menus.count == 1)
    #expect(fromServer.isFromCache, "\(fromServer.command.errors)")
    #expect(try server.requests().dropFirst(answers).contains { $0.contains("GET /ac/") })
    #expect(try second.run() == second.consumer.expected())
    try onlyInputsAreRead(second)
  }

  private func onlyWhatChangedIsBuilt(_ workspace: BazelWorkspace) throws {
    let consumer = workspace.consumer
    try consumer.write("menu = 1\n", to: "unrelated.toml")
    try consumer.write(consumer.text("main.c") + "\n/* edited */\n", to: "main.c")
    let unrelated = try workspace.build()
    #expect(unrelated.command.status == 0, "\(unrelated.command.errors)")
    #expect(unrelated.menus.isEmpty)

    let include = try consumer.text("seasonal.toml")
    try consumer.write(include.replacing("Rhubarb", with: "Radish"), to: "seasonal.toml")
    let changed = try workspace.build()
    #expect(changed.menus.map(\.remoteCacheHit) == [false])
    #expect(try workspace.run() == consumer.expected().replacing("Rhubarb", with: "Radish"))

    try consumer.write("items = [\"Asparagus\", 1]\n", to: "seasonal.toml")
    let broken = try workspace.build()
    #expect(broken.command.status != 0)
    #expect(broken.command.errors.contains("\nseasonal.toml:1:23: error:"))
  }

  /// Files that a rule does not name are not visible to menuc, whether Bazel has a sandbox or not.
  private func onlyInputsAreRead(_ workspace: BazelWorkspace) throws {
    let consumer = workspace.consumer
    let rules = try consumer.text("BUILD.bazel")
    try consumer.write("strict = \"not a configuration\"\n", to: "menuc.toml")
    try consumer.write(
      rules.replacing("\"dishes_menu.h\",\n        \"menu_runtime.c\"", with: "\"menu.h\""),
      to: "BUILD.bazel")
    // A warning, which menuc keeps in .menuc-cache.
    let menu = try consumer.text("dishes.toml")
    let head = "language = \"en\"\ntranslations = \"texts/{language}.yaml\"\n"
    try consumer.write(head + menu, to: "dishes.toml")
    let misnamed = try workspace.build()
    #expect(misnamed.command.errors.contains("menuc does not write 'menu.h'"))
    #expect(misnamed.command.errors.contains("[missing-catalog]"))
    let listed = misnamed.command.errors.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .map { String($0.dropFirst(2)) }
    let expected = ["dishes_menu.c", "dishes_menu.h", "menu_runtime.c", "menu_runtime.h"]
    #expect(listed.suffix(4) == expected[...], "\(misnamed.command.errors)")
    #expect(!listed.contains { $0.contains(".menuc-") })
    try consumer.write(menu, to: "dishes.toml")

    try consumer.write(rules.replacing("\"seasonal.toml\"", with: ""), to: "BUILD.bazel")
    for strategy in ["sandboxed,local", "local"] {
      let missing = try workspace.build("--spawn_strategy=\(strategy)")
      #expect(missing.command.status != 0)
      #expect(missing.command.errors.contains("'seasonal.toml' can't be read"))
    }
  }
}
