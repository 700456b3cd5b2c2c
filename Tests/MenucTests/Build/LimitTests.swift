import Foundation
import TestSupport
import Testing

/// Input beyond a limit is reported quickly, and never crashes menuc.
@Suite struct LimitTests {
  private func lint(_ text: String, _ format: String) throws -> Command {
    try Command.menuc("lint", "-", "--input-format", format, input: text)
  }

  private func nested(_ levels: Int) -> String {
    (1..<levels).reduce("\"leaf\"") { inner, level in
      "{\"title\": \"\(level)\", \"items\": [\(inner)]}"
    }
  }

  @Test func depth() throws {
    let allowed = "{\"menu\": \"A\", \"items\": [\(nested(64))]}"
    #expect(try lint(allowed, "yaml").status == 0)
    for levels in [65, 80, 300] {
      let yaml = try lint("{\"menu\": \"A\", \"items\": [\(nested(levels))]}", "yaml")
      #expect(yaml.status == 1)
      #expect(yaml.errors.contains("[too-deep]"), "\(levels): \(yaml.errors.prefix(300))")
      let toml = "menu = \"A\"\nitems = [\(nested(levels).replacing(": ", with: " = "))]"
        .replacing("\"title\"", with: "title").replacing("\"items\"", with: "items")
      #expect(try lint(toml, "toml").status == 1)
    }
  }

  @Test(arguments: ["toml", "yaml"])
  func manyBracketsAreAnErrorNotACrash(format: String) throws {
    let open = String(repeating: "[", count: 100_000)
    let result = try lint("menu\(format == "toml" ? " =" : ":") \(open)", format)
    #expect(result.status == 1)
    #expect(result.errors.contains("error: "))
  }

  /// Reading thousands of options would take minutes.
  @Test(arguments: ["--warn", "--define"])
  func options(name: String) throws {
    func lint(_ count: Int) throws -> Command {
      let options = (0..<count).flatMap { [name, name == "--warn" ? "deep-menu" : "a\($0)=true"] }
      return try Command.run(
        Repository.menuc.path, ["lint", "-", "--input-format", "yaml"] + options,
        in: Repository.root, input: "menu: A\nitems: [B]")
    }
    #expect(!(try lint(100).errors.contains("options are given")))
    let result = try lint(3_000)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("menuc: error: more than 500 options are given"))
  }

  @Test func text() throws {
    let most = String(repeating: "x", count: 64 << 10)
    #expect(try lint("menu: A\nitems: [\"\(most)\"]", "yaml").status == 0)
    let result = try lint("menu: A\nitems: [\"\(most)x\"]", "yaml")
    #expect(result.errors.contains("[too-large]"))
  }

  @Test func aliasesThatMultiply() throws {
    var text = "x-a: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "{ title: y, items: *a\(level - 1) }", count: 10)
      text += "x-a\(level): &a\(level) [\(aliases.joined(separator: ", "))]\n"
    }
    let result = try lint(text + "menu: A\nitems: *a9\n", "yaml")
    #expect(result.status == 1)
    #expect(result.errors.contains("[too-large]"))
  }

  @Test func includesThatMultiply() throws {
    let directory = try TemporaryDirectory()
    try directory.write("menu: A\nitems: [a, b, c, d, e, f, g, h, i, j]\n", to: "0.yaml")
    for level in 1...8 {
      let includes = Array(repeating: "- include: \(level - 1).yaml\n", count: 10).joined()
      try directory.write("menu: A\nitems:\n\(includes)", to: "\(level).yaml")
    }
    let result = try Command.menuc("lint", "8.yaml", in: directory.url)
    #expect(result.status == 1)
    #expect(result.errors.contains("[too-large]"))
    // Items that were left out can't be checked, so no other problem is reported.
    #expect(result.errors.components(separatedBy: ": error: ").count == 2, "\(result.errors)")
  }

  @Test func aFileThatIsTooLarge() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("", to: "menu.toml")
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: UInt64(128 << 20) + 1)
    try handle.close()
    let result = try Command.menuc("lint", "menu.toml", in: directory.url)
    #expect(result.status == 1)
    #expect(result.errors.contains("[too-large]"))
  }
}
