import Foundation
import Testing

@testable import MenuCompiler

/// Files are passed on as they are rendered, and menus can be kept without the data that they were
/// created from.
@Suite struct GeneratedPartTests {
  private func document(
    items: Int, targets: [String], title: String = "The title of item"
  ) -> SourceFile {
    let lines = (0..<items).map { "- { id: i\($0), title: \(title) \($0) }\n" }
    let entries = targets.map { "- target: \($0)\n" }.joined()
    return SourceFile(
      name: "menu.yaml", format: .yaml,
      text: "menu: Big\ngenerate:\n\(entries)items:\n\(lines.joined())")
  }

  @Test func aSinkTakesTheSameFilesInParts() throws {
    let file = document(
      items: 280, targets: ["swift", "json", "html"],
      title: String(repeating: "long ", count: 800))
    let goal = CompilerGoal.files(BuildRequest())
    let whole = try compileMenu(file, goal: goal, input: .none)
    var taken: [(file: GeneratedFile, parts: [[UInt8]])] = []
    var parts: [[UInt8]] = []
    let inParts = try compileMenu(file, goal: goal, input: .none) { part in
      switch part {
      case .bytes(let bytes): parts.append(bytes)
      case .file(let file):
        taken.append((file, parts))
        parts = []
      }
    }
    #expect(parts.isEmpty && whole.files.count == 4)
    #expect(inParts.files.map(\.name) == whole.files.map(\.name))
    #expect(inParts.files.map(\.hash) == whole.files.map(\.hash))
    #expect(inParts.files.allSatisfy { $0.text.isEmpty })
    for (file, (other, parts)) in zip(whole.files, taken) {
      #expect(other.name == file.name)
      #expect(Data(file.text.utf8) == parts.reduce(into: Data()) { $0.append(contentsOf: $1) })
      #expect(file.hash == SHA256.hex(Array(file.text.utf8)))
    }
    let table = try #require(taken.first { $0.file.name == "BigMenu.swift" })
    #expect(table.parts.count > 1)
    #expect(table.parts.allSatisfy { $0.count < 2 << 20 })
  }

  @Test func whatASinkThrowsIsNoProblemOfTheTemplate() throws {
    struct Full: Error {}
    let file = document(items: 1, targets: ["swift"])
    #expect(throws: Full.self) {
      try compileMenu(file, goal: .files(BuildRequest()), input: .none) { _ in throw Full() }
    }
  }

  /// Files that were rendered before a collision was found do not count.
  @Test func collisionsAreFoundByHash() throws {
    let file = SourceFile(
      name: "menu.yaml", format: .yaml,
      text: """
        menu: A
        items: [x]
        generate:
        - target: swift
        - target: swift
        - { target: swift, access: public }

        """)
    let compiled = try compileMenu(file, goal: .files(BuildRequest()), input: .none) { _ in }
    #expect(compiled.files.isEmpty)
    let problem = try #require(compiled.diagnostics.first)
    #expect(compiled.diagnostics.count == 1 && problem.name == .outputCollision)
    #expect(problem.range?.startLine == 6 && problem.related?.range.startLine == 4)
  }

  /// A condensed menu has no tree, but its warnings can still be added to a baseline.
  @Test(arguments: [SourceFormat.yaml, .toml]) func placesAreFoundWithoutTrees(
    format: SourceFormat
  ) throws {
    let text =
      format == .yaml
      ? "menu: A\nitems:\n- { title: Fruits, items: [\"Apple \"] }\n- Nuts\n"
      : "menu = \"A\"\n[[items]]\ntitle = \"Fruits\"\nitems = [\"Apple \"]\n"
    let file = SourceFile(name: "menu", format: format, text: text)
    let compiled = try compileMenu(file, goal: .check, input: .none)
    #expect(compiled.diagnostics.map(\.name) == [.paddedTitle])
    let condensed = compiled.condensed()
    #expect(condensed.sources.files.allSatisfy { $0.root == nil && $0.isReadable })
    let baseline = Baseline(of: [condensed]) { $0.name }
    let original = Baseline(of: [compiled]) { $0.name }
    #expect(baseline == original)
    #expect(baseline.counts.keys.map(\.item) == ["fruits.apple"])
  }

  @Test func aMenuWithoutProblemsIsSmall() throws {
    let file = document(items: 10, targets: ["json"])
    let compiled = try compileMenu(file, goal: .files(BuildRequest()), input: .none) { _ in }
    #expect(compiled.menu?.count == 10 && compiled.plan == nil)
    let condensed = compiled.condensed()
    #expect(condensed.menu == nil)
    #expect(condensed.sources.files.allSatisfy { $0.file.bytes.isEmpty && $0.root == nil })
    #expect(condensed.sources.rootName == "menu.yaml" && condensed.files.count == 1)
  }
}
