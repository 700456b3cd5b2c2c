import Foundation
import TestSupport
import Testing

/// The compiler's index contains each use, however it is written.
@Suite struct SourceIndexTests {
  private static let use = "Early/use.swift"

  /// The contents of `Early/use.swift`, and the name that it uses.
  @Test(arguments: [
    ("func early() -> Late { Late() }", "Late"),
    ("func early() -> String { \"\\(3.doubled)\" }", "doubled"),
    ("func early() -> Int { 3.doubled }", "doubled"),
    ("extension Late { func more() {} }", "Late"),
    ("func early() { late() }", "late()"),
  ])
  func aUseIsAnArrow(text: String, name: String) throws {
    let directory = try TemporaryDirectory()
    let root = directory.url.resolvingSymlinksInPath()
    try directory.write(text + "\n", to: Self.use)
    try directory.write(
      "struct Late {}\nfunc late() {}\nextension Int { var doubled: Int { 2 * self } }\n",
      to: "Late/late.swift")
    let compiled = try Command.run(
      "swiftc",
      [
        "-parse-as-library", "-module-name", "Two", "-emit-library", "-o", "libTwo",
        "-index-store-path", "store", root.appending(path: Self.use).path,
        root.appending(path: "Late/late.swift").path,
      ], in: root)
    #expect(compiled.status == 0, "\(compiled.errors)")
    let index = try SourceIndex(store: root.appending(path: "store"), below: root)
    #expect(index.files == [Self.use, "Late/late.swift"])
    let names = index.arrows[FileArrow(from: Self.use, to: "Late/late.swift")]
    #expect(names?.contains(name) == true, "\(index.arrows)")
    #expect(index.circles == [])
  }
}
