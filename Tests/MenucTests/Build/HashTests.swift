import Foundation
import TestSupport
import Testing

/// The hashes of a manifest are SHA-256, as other tools compute it.
@Suite struct HashTests {
  @Test(arguments: [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1_000])
  func inputsAreHashedAsByOtherTools(padding: Int) throws {
    guard try Command.run("which", ["sha256sum"]).status == 0 else {
      #expect(!Repository.isCI, "sha256sum is missing")
      return print("skipped: sha256sum is missing")
    }
    let directory = try TemporaryDirectory()
    let comment = "#" + String(repeating: "x", count: padding) + "\n"
    try directory.write(comment + "menu: A\nitems: []\n", to: "menu.yaml")
    _ = try Command.menuc("build", "menu.yaml", in: directory.url)
    let sums = try Command.run(
      "sha256sum", ["menu.yaml", "Generated/AMenu.swift", "Generated/MenuRuntime.swift"],
      in: directory.url)
    let manifest = try Repository.text(
      directory.url.appending(path: "Generated/.menuc-manifest.json"))
    for line in sums.output.split(separator: "\n") {
      #expect(manifest.contains("\"\(line.prefix(64))\""), "\(line)")
    }
  }
}
