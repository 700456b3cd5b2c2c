import Foundation
import TestSupport
import Testing

/// After any change of a project, an incremental build leaves the same files and prints the same
/// reports as a build that compiles everything.
@Suite struct IncrementalBuildTests {
  /// The files of a directory, by path, except files that builds keep for themselves.
  private func files(in directory: TemporaryDirectory) throws -> [String: Data] {
    var files: [String: Data] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.url.path)
    for path in paths where !path.contains(".menuc-cache") {
      let url = directory.url.appending(path: path)
      if (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
        files[path] = try Data(contentsOf: url)
        // The file `all.d` names templates by their absolute paths.
        if path == "all.d" {
          let text = try Repository.text(url)
          files[path] = Data(text.replacing(directory.url.path, with: "").utf8)
        }
      }
    }
    return files
  }

  private func write(
    _ files: [String: String], instead old: [String: String], to directory: TemporaryDirectory
  ) throws {
    for (path, text) in files where old[path] != text { try directory.write(text, to: path) }
    for path in old.keys where files[path] == nil {
      let url = directory.url.appending(path: path)
      try FileManager.default.removeItem(at: url)
      // A depfile names the nearest existing directory.
      let folder = url.deletingLastPathComponent()
      if try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty {
        try FileManager.default.removeItem(at: folder)
      }
    }
  }

  private func forget(_ directory: TemporaryDirectory) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: directory.url.path)
    where path.hasSuffix(".menuc-cache") {
      try FileManager.default.removeItem(at: directory.url.appending(path: path))
    }
  }

  private func build(_ options: [String], in directory: TemporaryDirectory) throws -> Command {
    try Command.run(Repository.menuc.path, ["build"] + options, in: directory.url)
  }

  private static let formats: [[String]] = [
    [], ["--format", "github"], ["--format", "xcode", "--strict"],
    ["--format", "sarif", "--output-file", "report"],
  ]

  @Test(arguments: 1...UInt64(Rounds.atLeast(2))) func resultsAreThoseOfAFullBuild(seed: UInt64)
    throws
  {
    let (partial, whole) = (try TemporaryDirectory(), try TemporaryDirectory())
    var project = RandomProject(seed: seed)
    let known = "{ \"version\": 1, \"findings\": [] }\n"
    for directory in [partial, whole] { try directory.write(known, to: "known.json") }
    var before: [String: String] = [:]
    var (successes, failures) = (0, 0)
    for step in 0..<25 {
      for directory in [partial, whole] { try write(project.files, instead: before, to: directory) }
      before = project.files
      let options = Self.formats[step / 7 % Self.formats.count] + ["--depfile", "all.d"]
      let result = try build(options, in: partial)
      try forget(whole)
      let expected = try build(options, in: whole)
      let context = "seed \(seed), step \(step)"
      #expect(result.status == expected.status, "\(context)")
      #expect(result.errors == expected.errors, "\(context)")
      #expect(
        result.output.replacing("unchanged ", with: "written ")
          == expected.output.replacing("unchanged ", with: "written "), "\(context)")
      let (left, right) = (try files(in: partial), try files(in: whole))
      #expect(left == right, "\(context): \(Set(left.keys.filter { left[$0] != right[$0] }))")
      guard left == right else { return }
      if result.status == 0 {
        if successes % 3 == 0 { try expectFresh(left, project, options, known, context) }
        successes += 1
      } else {
        failures += 1
        if failures % 2 == 0 { project.mend() }
      }
      project.change()
    }
    #expect(successes > 5, "most changes broke the project")
  }

  /// Compares files with the outputs of a forced build of the same project in a new directory. The
  /// new directory has no old files in directories that menus no longer write to.
  private func expectFresh(
    _ files: [String: Data], _ project: RandomProject, _ options: [String], _ known: String,
    _ context: String
  ) throws {
    let fresh = try TemporaryDirectory()
    try fresh.write(known, to: "known.json")
    try write(project.files, instead: [:], to: fresh)
    #expect(try build(options + ["--force"], in: fresh).status == 0, "\(context)")
    for (path, data) in try self.files(in: fresh) {
      #expect(files[path] == data, "\(context): \(path)")
    }
  }

  /// If several menus have problems, only the edited menu is compiled.
  @Test func onlyTheEditedMenuIsCompiled() throws {
    let directory = try TemporaryDirectory()
    try directory.write("menus = [\"menus/*.yaml\"]\n", to: "menuc.toml")
    for number in 1...5 { try writeMenu(number, to: directory) }
    let before = try build([], in: directory).errors
    let kept = KeptMenus(directory: directory, path: "menus/Generated/.menuc-cache/menus")
    try kept.replace("the title 'A '", with: "the title 'Z '")
    try writeMenu(3, comment: "# edited\n", to: directory)
    let errors = try build([], in: directory).errors
    #expect(errors.components(separatedBy: "'Z '").count == 5)
    #expect(errors.replacing("'Z '", with: "'A '") == before)
    #expect(errors.contains("menus/m3.yaml:2:18: warning: the title 'A '"), "\(errors)")
  }

  private func writeMenu(
    _ number: Int, comment: String = "", to directory: TemporaryDirectory
  ) throws {
    try directory.write(
      "menu: M\(number)\nitems: [{ title: \"A \" }]\n" + comment, to: "menus/m\(number).yaml")
  }
}
