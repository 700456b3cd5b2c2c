import Foundation
import TestSupport
import Testing

/// If the system denies memory, descriptors or disk space, a command either ends with a message or
/// works without them.
@Suite struct SystemLimitTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    let items = (0..<400).map { "- { id: i\($0), title: Item \($0) }\n" }.joined()
    try directory.write(
      "menu: Big\nlanguage: en\ntranslations: ['texts/{language}.po']\nitems:\n\(items)",
      to: "menu.yaml")
    for language in ["de", "es", "fr", "it"] {
      try directory.write(
        "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n", to: "texts/\(language).po")
    }
  }

  /// Runs menuc with a limit, and stops it after a minute.
  private func menuc(_ limit: String, _ arguments: String) throws -> Command {
    try Command.run(
      "bash",
      ["-c", "ulimit \(limit); exec timeout 60 '\(Repository.menuc.path)' \(arguments)"],
      in: directory.url)
  }

  @Test func aFileThatIsLargerThanTheSystemAllows() throws {
    let result = try menuc("-f 8", "build menu.yaml --target swift")
    #expect(result.status == 2, "\(result)")
    #expect(result.errors.contains("menuc: error: Generated/"), "\(result.errors)")
    #expect(result.errors.contains("file too large"), "\(result.errors)")
    let output = directory.url.appending(path: "Generated").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? []
    #expect(!names.contains { $0.hasSuffix(".part") }, "\(names)")
  }

  /// The minimal memory for loading the program leaves none for threads.
  @Test func memoryForNoThread() throws {
    let expected = try Command.menuc("lint", "menu.yaml", in: directory.url)
    #expect(expected.status == 0)
    var ran = 0
    for megabytes in stride(from: 20, through: 400, by: 4) {
      let result = try menuc("-v \(megabytes << 10)", "lint menu.yaml")
      if result.errors == expected.errors, result.status == expected.status {
        ran += 1
        if ran == 3 { break }
      } else {
        // The program may fail to load, or lack memory for files, but it never hangs.
        #expect(result.status != 124, "\(megabytes) MB: \(result)")
      }
    }
    #expect(ran == 3)
  }

  @Test func fewDescriptors() throws {
    // A dynamically linked program needs one more descriptor to be loaded.
    let count = try (3...8).first { try menuc("-n \($0)", "--version").status == 0 }
    let least = try #require(count)
    for descriptors in least...8 {
      for arguments in [
        "lint menu.yaml", "build menu.yaml -o out\(descriptors)", "dump menu.yaml",
        "diff menu.yaml menu.yaml", "diff menu.yaml --against HEAD",
        "translate menu.yaml --to de --check", "lint menu.yaml --output-file report",
      ] {
        let result = try menuc("-n \(descriptors)", arguments)
        #expect([0, 1, 2].contains(result.status), "\(descriptors), \(arguments): \(result)")
        #expect(result.status != 2 || result.errors.contains("menuc: error: "), "\(result.errors)")
      }
    }
  }
}
