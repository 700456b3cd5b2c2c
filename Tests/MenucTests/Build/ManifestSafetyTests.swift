import Foundation
import TestSupport
import Testing

/// A manifest may come from someone else, so a file is removed only if menuc itself wrote it there.
@Suite struct ManifestSafetyTests {
  let directory: TemporaryDirectory
  let files = FileManager.default

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("menu: Side\nitems: [x]\ngenerate: [{ target: json }]\n", to: "menu.yaml")
    try directory.write("precious", to: "precious.txt")
    try directory.write("precious", to: "Generated/precious.txt")
    try directory.write("precious", to: "Generated/folder/precious.txt")
    try directory.write("precious", to: "Generated/.git")
    try directory.write("precious", to: "Generated/.menuc-own")
    try files.createSymbolicLink(
      atPath: directory.url.appending(path: "Generated/link.txt").path,
      withDestinationPath: "../precious.txt")
  }

  private func build(_ options: String...) throws -> Command {
    try Command.run(Repository.menuc.path, ["build", "menu.yaml"] + options, in: directory.url)
  }

  private func exists(_ path: String) -> Bool {
    files.fileExists(atPath: directory.url.appending(path: path).path)
  }

  /// Writes a manifest of another menu that is no longer part of the project.
  private func plant(_ names: [String], hash: String) throws {
    let outputs = names.map { "\"\($0)\": \"\(hash)\"" }.joined(separator: ", ")
    // The manifest claims that this menu wrote the files.
    try directory.write(
      """
      { "tool": "0.1.0", "menus": { "../menu.yaml": {
        "inputs": { "../menu.yaml": "x" }, "outputs": { \(outputs) },
        "directories": ["../..", "/"] } } }
      """, to: "Generated/.menuc-manifest.json")
  }

  private static let hash: String = {
    let result = try? Command.run("sh", ["-c", "printf precious | sha256sum | cut -c1-64"])
    return (result?.output ?? "").trimmingCharacters(in: .newlines)
  }()

  /// Files elsewhere, behind a link, in a folder, or of other owners are not removed.
  @Test(.needs("sha256sum"), arguments: [[], ["--force"]])
  func namesThatLeadElsewhere(options: [String]) throws {
    #expect(Self.hash.count == 64)
    let names = [
      "../precious.txt", "folder/precious.txt", "./precious.txt", "link.txt", ".git", ".menuc-own",
      "folder", "..", ".", "", directory.url.appending(path: "precious.txt").path,
      "..\\\\precious.txt", "precious.txt/../../precious.txt",
    ]
    try plant(names, hash: Self.hash)
    let result = try Command.run(
      Repository.menuc.path, ["build", "menu.yaml"] + options, in: directory.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(!result.output.contains("removed"), "\(result.output)")
    for path in [
      "precious.txt", "Generated/precious.txt", "Generated/folder/precious.txt", "Generated/.git",
      "Generated/.menuc-own", "Generated/link.txt", "Generated/SideMenu.json",
    ] { #expect(exists(path), "\(path)") }
  }

  /// A file with a different hash is not removed, whatever the flags. A file with the recorded hash
  /// was written by menuc.
  @Test(.needs("sha256sum")) func hashesCount() throws {
    try plant(["precious.txt"], hash: String(repeating: "0", count: 64))
    #expect(try build().status == 2)
    #expect(exists("Generated/precious.txt"))
    #expect(try build("--force").status == 0)
    #expect(exists("Generated/precious.txt"))
    try plant(["precious.txt"], hash: Self.hash)
    let own = try build()
    #expect(own.output.contains("removed Generated/precious.txt"), "\(own.output)")
  }

  /// A file that the build reads is not removed as an output, even if a manifest has its hash.
  @Test(.needs("sha256sum")) func inputsStay() throws {
    try directory.write(
      "menu: Side\nitems: [x]\ngenerate: [{ target: json, output: . }]\n", to: "menu.yaml")
    let sum = try Command.run("sha256sum", ["menu.yaml"], in: directory.url)
    try directory.write(
      """
      { "tool": "0.1.0", "menus": { "menu.yaml": { "inputs": {},
        "outputs": { "menu.yaml": "\(sum.output.prefix(64))" } } } }
      """, to: ".menuc-manifest.json")
    let result = try build()
    #expect(result.status == 0, "\(result.errors)")
    #expect(exists("menu.yaml") && exists("SideMenu.json"))
  }
}
