import Foundation
import TestSupport
import Testing

/// Names of files in depfiles, as Make, Ninja and CMake read them. The names that menuc refuses are in
/// DepfileTests.
@Suite struct DepfileNameTests {
  static let names = [
    "a b.toml", " a.toml", "a\u{308}.toml", " \u{308}.toml", "a[b]c.toml", "a(b).toml", "{a}.toml",
    "a,b!c@d+e.toml", "-a.toml", "-include b.toml",
    "include b.toml", "define c.toml", "é~\u{A0}\u{2028}.toml", "a/b (c)/d.toml",
  ]
  /// The characters that CMake does not escape for Ninja.
  static let unlikeNinja = [
    "#a.toml", "a#b.toml", "$.toml", "a$b.toml", "a$$b.toml", "${IFS}.toml", "$(HOME)/a.toml",
  ]
  /// Names that would run a command if Make or a shell read them.
  static let hostile = [
    "a.toml;touch${IFS}RAN;.toml", "a\n\ttouch RAN\n.toml", "$(shell touch RAN).toml",
    "$$(shell touch RAN).toml", "$(shell\ttouch\tRAN).toml", "`touch RAN`.toml",
    "a|touch RAN|.toml", "SHELL=touch RAN;.toml", "a: ; touch RAN.toml", "a\\;touch RAN;.toml",
    "$(eval a:;touch RAN).toml", "$$$$(shell touch RAN).toml", "a:=$(shell touch RAN).toml",
  ]

  private func quoted(_ name: String) throws -> String {
    String(decoding: try JSONEncoder().encode(name), as: UTF8.self).replacing("\\/", with: "/")
  }

  private func menu(_ names: [String]) throws -> String {
    let includes = try names.enumerated().map {
      "{ title = \"T\($0)\", id = \"t\($0)\", items = [{ include = \(try quoted($1)) }] }"
    }
    return "menu = \"Side\"\nitems = [\(includes.joined(separator: ", "))]\n"
  }

  @Test(arguments: BuildRule.System.allCases)
  func changesOfAnyOfThemAreNoticed(_ system: BuildRule.System) throws {
    guard let rule = try BuildRule(system) else { return }
    let names = Self.names + (system == .cmakeNinja ? [] : Self.unlikeNinja)
    for (index, name) in names.enumerated() {
      try rule.directory.write("items = [\"First \(index)\"]\n", to: name)
    }
    try rule.write(menu(names), to: "side.toml")
    try rule.writeRules(for: ["side": "Side"])
    let first = try rule.build()
    try #require(first.status == 0, "\(first.output)\(first.errors)")
    let idle = try rule.build()
    #expect(rule.isIdle(idle), "\(idle.output)\(idle.errors)")

    let table = rule.directory.url.appending(path: rule.table(of: "Side"))
    for (index, name) in names.enumerated() {
      try rule.write("items = [\"Second \(index)\"]\n", to: name)
      let changed = try rule.build()
      #expect(changed.status == 0, "\(name): \(changed.output)\(changed.errors)")
      #expect(try Repository.text(table).contains("Second \(index)"), "\(name)")
    }
    #expect(rule.isIdle(try rule.build()))

    for name in names { try rule.remove(name) }
    try rule.write("menu = \"Side\"\nitems = [\"Third\"]\n", to: "side.toml")
    let last = try rule.build()
    #expect(last.status == 0, "\(last.output)\(last.errors)")
    #expect(try Repository.text(table).contains("Third"))
    #expect(rule.isIdle(try rule.build()))
  }

  /// A name is refused or escaped, also in a Makefile that expands prerequisites twice.
  @Test(arguments: BuildRule.System.allCases) func noneRuns(_ system: BuildRule.System) throws {
    guard let rule = try BuildRule(system) else { return }
    try rule.directory.write("menu = \"Side\"\nitems = [\"Apples\"]\n", to: "side.toml")
    try rule.writeRules(for: ["side": "Side"])
    if system == .make {
      let rules = try Repository.text(rule.directory.url.appending(path: "Makefile"))
      try rule.directory.write(".SECONDEXPANSION:\n\(rules)", to: "Makefile")
    }
    #expect(try rule.build().status == 0)
    for name in Self.hostile {
      try rule.directory.write("items = [\"Pears\"]\n", to: name)
      try rule.write(menu([name]), to: "side.toml")
      for _ in 0..<3 { _ = try rule.build() }
      let paths = try FileManager.default.subpathsOfDirectory(atPath: rule.directory.url.path)
      #expect(!paths.contains { $0.hasSuffix("/RAN") || $0.hasPrefix("RAN") }, "\(name)")
    }
  }
}
