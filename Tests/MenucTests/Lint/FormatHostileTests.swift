import Foundation
import TestSupport
import Testing

/// Names and texts with characters that are special in a format reach its reader unchanged.
@Suite struct FormatHostileTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let name = "a \"b\" <c>&'%:,;]]>\n\u{1B}\u{202E}é::set{0}[x](y).yaml"

  private func writeAll() throws -> [String] {
    try directory.write(
      #"""
      menu: H
      items:
        - "](x)%0A::error::{0} <&>]]>\a\u200f": 1
          title: "{{ x }} [l](http://e) \uFFFE\u0085\x7f "
          "😀́": 2
          url: "x%:y,z"
        - "a\nb\rc": "\n::error::x"
        - include: "p %.yaml"
      """#, to: Self.name)
    try directory.write("menu: P\nitems:\n  - \"a\\uFFFFb \"\n", to: "p %.yaml")
    try Data([0x6D, 0x3D, 0x22, 0xFF, 0xFE, 0xC3, 0x22, 0x0A]).write(
      to: directory.url.appending(path: "bytes.toml"))
    try directory.write("", to: "empty.toml")
    try directory.write(
      "\u{FEFF}menu = \"B\"\r\nitems = [ { titel = \"✓😀\", tilte = 1 } ]\r\n", to: "bom.toml")
    return [Self.name, "bytes.toml", "empty.toml", "bom.toml", "-no\nwhere\".toml"]
  }

  @Test(.needs("python3")) func allFormatsSayTheSame() throws {
    try FormatReader.check(try writeAll(), in: directory.url)
  }

  /// No string controls the terminal or the program that reads the lines.
  @Test(arguments: ["text", "xcode", "github"])
  func noControlCharacterIsPrinted(format: String) throws {
    let result = try Command.run(
      Repository.menuc.path, ["lint", "--format", format, "--"] + writeAll(), in: directory.url)
    let text = result.output + result.errors
    let controls = text.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value)
        || (0x202A...0x202E).contains($0.value)
    }
    #expect(controls.isEmpty)
    if format == "github" {
      let lines = result.output.split(separator: "\n")
      #expect(lines.count > 8)
      for line in lines { #expect(line.hasPrefix("::error ") || line.hasPrefix("::warning ")) }
    }
  }

  /// A file above the working directory, or with an absolute path, is named so that a reader
  /// elsewhere finds it.
  @Test func sarifNamesFilesFromTheWorkingDirectory() throws {
    try directory.write("menu: A\n", to: "menus/a b.yaml")
    try directory.write("menu: A\n", to: "c:d.yaml")
    let inner = directory.url.appending(path: "menus")
    let absolute = inner.appending(path: "a b.yaml").path
    func uris(_ arguments: String..., in folder: URL) throws -> [String] {
      let result = try Command.run(
        Repository.menuc.path, ["lint", "--format", "sarif"] + arguments, in: folder)
      return result.output.matches(of: /"uri": "([^"]*)"/).map { String($0.1) }
    }
    #expect(
      try uris("./menus/.//a b.yaml", "c:d.yaml", in: directory.url) == [
        "menus/a%20b.yaml", "c%3Ad.yaml",
      ])
    #expect(try uris(absolute, in: directory.url) == ["menus/a%20b.yaml"])
    #expect(try uris("../menus/a b.yaml", in: inner) == ["a%20b.yaml"])
    let above = try #require(try uris("../c:d.yaml", in: inner).first)
    #expect(above.hasPrefix("file:///"))
    #expect(above.hasSuffix("/c%3Ad.yaml"))
    #expect(!above.contains(".."))
  }
}
