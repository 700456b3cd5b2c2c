import Foundation
import MenuCompiler
import TestSupport
import Testing

/// The diagnostics of each document of Fixtures/Diagnostics are at the places given in its
/// comments, and there are no others.
@Suite struct DiagnosticPositionTests {
  @Test(arguments: DiagnosticFixtures.documents)
  func positionsOf(document: String) throws {
    let compiled = try Self.compile(document)
    var found: [String: [DiagnosticMark]] = [:]
    func add(
      _ name: DiagnosticName, _ range: SourceRange, in file: String, isRelated: Bool
    ) throws {
      let lines = try DiagnosticFixtures.distance(
        from: range.startLine, to: range.endLine, in: file)
      let end = lines == 0 ? "\(range.endColumn)" : "\(lines):\(range.endColumn)"
      found[file, default: []].append(
        DiagnosticMark(
          line: range.startLine, name: name.rawValue, columns: "\(range.startColumn)-\(end)",
          isRelated: isRelated))
    }
    for one in compiled.diagnostics {
      let range = try #require(one.range, "'\(one.message)' has no place")
      #expect(one.help?.isEmpty == false, "'\(one.message)' has no help")
      try add(one.name, range, in: one.fileName, isRelated: false)
      if let other = one.related {
        try add(one.name, other.range, in: other.fileName, isRelated: true)
      }
    }
    for file in compiled.sources.files.map(\.file.name) {
      // Several diagnostics may have the same related place.
      let marks = Set(found[file] ?? []).sorted()
      try DiagnosticFixtures.record(marks, in: file)
      #expect(try DiagnosticFixtures.marks(in: file).sorted() == marks, "in \(file)")
    }
  }

  private static func compile(_ document: String) throws -> CompiledMenu {
    var severities = SeveritySettings()
    let flags = try DiagnosticFixtures.flags(of: document)
    for (flag, name) in zip(flags, flags.dropFirst()) where flag == "--warn" {
      try severities.set(name, to: .warn)
    }
    let input = CompilerInput(
      loadInclude: include, loadTarget: CompilerInput.none.loadTarget)
    // Only files that are rendered collide.
    let isRendered = document.hasPrefix("output-collision")
    return try compileMenu(
      try file(document), goal: isRendered ? .files(BuildRequest()) : .check, input: input,
      severities: severities)
  }

  private static func file(_ path: String) throws -> SourceFile {
    let format = try #require(SourceFormat(path: path))
    let data = try Data(contentsOf: DiagnosticFixtures.directory.appending(path: path))
    return SourceFile(name: path, format: format, bytes: [UInt8](data))
  }

  private static func include(_ path: String, from file: SourceFile) -> IncludeResult {
    let root = DiagnosticFixtures.directory.standardizedFileURL.path
    let url = DiagnosticFixtures.directory.appending(path: file.name).deletingLastPathComponent()
    let target = URL(filePath: path, relativeTo: url).standardizedFileURL.path
    guard target.hasPrefix("\(root)/") else { return .outside }
    guard SourceFormat(path: target) != nil,
      let file = try? self.file(String(target.dropFirst(root.count + 1)))
    else {
      return .missing("no such file or directory")
    }
    return .loaded(file)
  }
}
