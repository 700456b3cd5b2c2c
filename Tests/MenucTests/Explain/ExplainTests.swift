import MenuCompiler
import TestSupport
import Testing

@Suite struct ExplainTests {
  @Test func withoutANameAllAreListed() throws {
    let result = try Command.menuc("explain")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let names = result.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names.map(String.init) == DiagnosticName.allCases.map(\.rawValue))
  }

  @Test func aNameIsExplainedInBothSpellings() throws {
    let toml = try Command.menuc("explain", "single-open")
    #expect(toml.status == 0)
    #expect(toml.output.hasPrefix("single-open: warning\n\nSeveral items"))
    #expect(toml.output.contains("\nWrong:\n\n    menu = \"Help\"\n"))
    #expect(toml.output.contains("\n    menu.toml:12:13: warning: 'Use' starts closed"))
    #expect(toml.output.contains("\nRight:\n\n    menu = \"Help\"\n"))
    let yaml = try Command.menuc("explain", "single-open", "--format", "yaml")
    #expect(yaml.output.contains("\nWrong:\n\n    menu: Help\n"))
    #expect(yaml.output.contains("\n    menu.yaml:"))
  }

  @Test func whatIsOffIsTurnedOnForItsExample() throws {
    let result = try Command.menuc("explain", "leaf-without-action")
    #expect(result.output.hasPrefix("leaf-without-action: off\n"))
    #expect(result.output.contains("`--warn leaf-without-action` turns it on."))
    #expect(result.output.contains("[leaf-without-action]"))
  }

  @Test(arguments: [
    ["build"], ["lint"], ["translate"], ["diff"], ["explain"], ["dump"], ["schema"],
    ["template", "list"], ["template", "cat"],
  ])
  func theUsageNamesTheProgram(words: [String]) throws {
    let help = try Command.run(Repository.menuc.path, words + ["--help"])
    #expect(help.status == 0)
    #expect(help.output.contains("\nUSAGE: menuc \(words.joined(separator: " "))"))
  }

  @Test func anUnknownNameIsAWrongCommandLine() throws {
    let near = try Command.menuc("explain", "dulicate-id")
    #expect(near.status == 64)
    #expect(near.output == "")
    #expect(
      near.errors == """
        menuc: error: there is no diagnostic 'dulicate-id'
          = help: did you mean 'duplicate-id'?

        """)
    let far = try Command.menuc("explain", "x")
    #expect(far.status == 64)
    #expect(far.errors.contains("`menuc explain` lists them all"))
  }
}
