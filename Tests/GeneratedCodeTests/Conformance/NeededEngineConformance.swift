import Foundation
import MenuCompiler
import TestSupport
import Testing

@testable import MenuOracle

extension ConformanceTests {
  /// The parts of the engine that traces hold to the oracle. The events of a language are not theirs.
  static let parts = ["checks", "conditions", "slots"]

  /// An engine in Swift with one part, or none, answers like the oracle for the menus that use no other.
  @Test(arguments: [nil] + parts.map { Optional($0) })
  func anEngineWithTheNeededPartsAnswersLikeTheOracle(part: String?) throws {
    let menus = try ConformanceCorpus.menus().filter {
      try Self.uses($0) == Set([part].compactMap { $0 })
    }
    #expect(menus.count >= 4)
    let directory = try TemporaryDirectory()
    let output = directory.url.appending(path: "output")
    try build(
      menus, for: "swift", to: output, ["--param", "ids=none", "--param", "runtime=needed"])
    let left = Self.parts.filter { $0 != part }
    let drivers = ConformanceLanguage.drivers.appending(path: "swift")
    let entries = try menus.map {
      ConformanceLanguage.Entry(name: $0.name, type: try $0.typeName())
    }
    let files =
      try ConformanceLanguage.swiftSupport(for: entries, in: output) + drivers.swiftFiles()
      + left.map { drivers.appending(path: "Without/\($0).swift") } + output.swiftFiles()
    let program = output.appending(path: "driver")
    let compiled = try Command.swiftc(files, to: program, options: ["-Onone"])
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    let run = try Command.run(program.path, [], input: menus.map { try $0.input }.joined())
    #expect(run.status == 0, "\(run.errors.prefix(4_000))")
    try compare(run.output, with: menus, of: "swift with \(part ?? "no part")")
  }

  /// The parts that a menu uses, as its document says.
  private static func uses(_ conformance: ConformanceMenu) throws -> Set<String> {
    let menu = try conformance.menu()
    var parts: Set<String> = menu.conditions.isEmpty ? [] : ["conditions"]
    if menu.language != nil { parts.insert("languages") }
    func look(at items: [Item], choice: ChoiceMode?) {
      for item in items {
        if item.isSlot { parts.insert("slots") }
        if choice != nil || item.checked != nil { parts.insert("checks") }
        look(at: item.children, choice: item.choice)
      }
    }
    look(at: menu.items, choice: menu.choice)
    return parts
  }
}
