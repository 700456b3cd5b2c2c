import TestSupport
import Testing

@testable import MenuCompiler

/// The check of targets, on the built-in ones and on mistakes that only a menu shows.
@Suite struct CheckTargetTests {
  /// A build does not check its own templates.
  @Test(arguments: TargetLibrary.names)
  func builtInTemplatesHaveNoProblems(name: String) throws {
    let target = try #require(try TargetLibrary.target(named: name))
    #expect(!target.files.isEmpty)
    #expect(target.files.allSatisfy { target.texts[$0.template] != nil })
    #expect(checkTemplates(target.texts, of: target).map { TargetError($0).description } == [])
  }

  /// With a sample menu, and each value of each parameter.
  @Test(arguments: Rounds.some(of: TargetLibrary.names, every: 4))
  func builtInTargetsHaveNoProblems(name: String) throws {
    let source = try #require(TargetLibrary.source(named: name))
    #expect(checkTarget(source).map { TargetError($0).description } == [])
  }

  private static func problems(_ template: String) -> [String] {
    checkTarget(TargetSource(name: "a.txt.stencil", texts: ["a.txt.stencil": template]))
      .map { TargetError($0).description }
  }

  @Test(
    arguments: [
      ("{{ menu.title|quoted }}\n", []),
      (
        "\n{{ menu|quoted }}\n",
        ["a.txt.stencil:2:4: 'quoted' takes a string, not a group of names: print one of them"]
      ),
      (
        "{% each outline %}{% children %}{% endeach %}",
        ["a.txt.stencil:1:4: only `items` have '{% children %}'"]
      ),
      (
        "{# menuc\nname = 1\nfiles = [{}]\n#}\n{{ a }}",
        [
          "a.txt.stencil:2:8: 'name' takes a string, not the integer 1; write \"1\"",
          "a.txt.stencil:3:10: a file of a target needs 'template'",
        ]
      ),
      (
        "{# menuc\nname = \"a\"\n",
        ["a.txt.stencil:1: the comment that describes the target is not closed: `#}`"]
      ),
      (
        "{# menuc\nfiles = 3\n#}\n",
        [
          "a.txt.stencil:2:9: 'files' takes an array, not the integer 3; write an array, such as `[]`"
        ]
      ),
      (
        "{# menuc\n[parameters.a]\ntype = \"text\"\ndefault = \"\"\npattern = \"(\"\n#}\n",
        ["a.txt.stencil:5:11: '(' is not a regular expression"]
      ),
    ] as [(String, [String])])
  func problemsHaveTheirPlaces(template: String, expected: [String]) {
    let problems = Self.problems(template)
    #expect(problems.prefix(expected.count) == expected[...], "\(problems)")
    #expect(problems.isEmpty == expected.isEmpty)
  }

  /// A switch that has another value than its default is tried, too.
  @Test func eachValueOfAParameterIsTried() {
    let problems = Self.problems(
      """
      {# menuc
      [parameters.all]
      type = "boolean"
      default = false
      #}
      {% if parameters.all %}{{ items.title|comment }}{% endif %}

      """)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("a.txt.stencil:6:27: 'comment' takes a string") == true)
  }
}
