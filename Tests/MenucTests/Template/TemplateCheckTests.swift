import Foundation
import TestSupport
import Testing

/// `menuc template check` reports all mistakes at once, with their places.
@Suite struct TemplateCheckTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func check(_ paths: String...) throws -> Command {
    try Command.run(Repository.menuc.path, ["template", "check"] + paths, in: directory.url)
  }

  /// A template can use columns that only menus declare, of any type.
  @Test func columnsOfMenusAreKnown() throws {
    try directory.write(
      """
      {% each items %}
      {{ values.calories }}{% if values.calories > 3 %} {{ values.note|escaped }}{% endif %}
      {% endeach %}

      """, to: "a.md.stencil")
    let run = try check("a.md.stencil")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Words in comments and in text are not columns, and the description of a target has types.
  @Test func onlyTagsNameColumns() throws {
    try directory.write(
      "{# old: values.a--b #}\nvalues.Size values.size\n{% each items %}{{ values.size }}\n{% endeach %}\n",
      to: "a.md.stencil")
    let run = try check("a.md.stencil")
    #expect(run.status == 0, "\(run.errors)")
    try directory.write(
      "name = \"py\"\nsummary = \"S\"\ntext = \"x\"\nidentifiers = 5\nflags = []\nparameters = \"no\"\nforms = 3\n"
        + "[[files]]\ntemplate = \"py.stencil\"\noutput = \"a.py\"\n", to: "py/py.toml")
    try directory.write("{{ menu.title }}\n", to: "py/py.stencil")
    let types = try check("py")
    #expect(types.status == 1)
    for key in ["text", "identifiers", "flags", "parameters", "forms"] {
      #expect(types.errors.contains("'\(key)' "), "\(key): \(types.errors)")
    }
  }

  @Test func childrenAreWithinEach() throws {
    try directory.write("{% each items %}{% endeach %}\n{% children %}\n", to: "a.md.stencil")
    let run = try check("a.md.stencil")
    #expect(
      run.errors.hasPrefix(
        "a.md.stencil:2:4: error: `{% children %}` is only possible within `{% each %}` [template]"),
      "\(run.errors)")
  }

  @Test func allMistakesAreReported() throws {
    try directory.write(
      """
      {# menuc
      summry = "An outline."
      output = "{{ menu.nme }}.md"
      #}
      {{ menu.titel }}
      {% each outline %}
      {{ titel|shout }}{% if isOpne and menu.layuot == "rows" %}!{% endif %}
      {% endeach %}
      {{ menu.titel }}
      {% fro x in items %}
      {% if menu.title %}

      """, to: "a.md.stencil")
    let run = try check("a.md.stencil")
    #expect(run.status == 1 && run.output == "")
    #expect(
      run.errors == """
        a.md.stencil:2:1: error: a target has no key 'summry' [template]
          |
        2 | summry = "An outline."
          | ^^^^^^
          = help: did you mean 'summary'?
        a.md.stencil:5:4: error: 'menu.titel' is unknown: there is no 'titel' [template]
          |
        5 | {{ menu.titel }}
          |    ^^^^^^^^^^
          = help: did you mean 'title'?
        a.md.stencil:7:4: error: the rows have no column 'titel' [template]
          |
        7 | {{ titel|shout }}{% if isOpne and menu.layuot == "rows" %}!{% endif %}
          |    ^^^^^
          = help: did you mean 'title'?
        a.md.stencil:7:10: error: unknown filter 'shout' [template]
          |
        7 | {{ titel|shout }}{% if isOpne and menu.layuot == "rows" %}!{% endif %}
          |          ^^^^^
        a.md.stencil:7:24: error: the rows have no column 'isOpne' [template]
          |
        7 | {{ titel|shout }}{% if isOpne and menu.layuot == "rows" %}!{% endif %}
          |                        ^^^^^^
          = help: did you mean 'isOpen'?
        a.md.stencil:7:35: error: 'menu.layuot' is unknown: there is no 'layuot' [template]
          |
        7 | {{ titel|shout }}{% if isOpne and menu.layuot == "rows" %}!{% endif %}
          |                                   ^^^^^^^^^^^
          = help: did you mean 'layout'?
        a.md.stencil:9:4: error: 'menu.titel' is unknown: there is no 'titel' [template]
          |
        9 | {{ menu.titel }}
          |    ^^^^^^^^^^
          = help: did you mean 'title'?
        a.md.stencil:10:4: error: unknown tag 'fro' [template]
           |
        10 | {% fro x in items %}
           |    ^^^
           = help: did you mean 'for'?
        a.md.stencil:11:4: error: 'if' has no `{% endif %}` [template]
           |
        11 | {% if menu.title %}
           |    ^
        a.md.stencil:1:1: error: in the file name '{{ menu.nme }}.md': 'menu.nme' is unknown: there is no 'nme' [template]
          = help: did you mean 'name'?
        10 errors in a.md.stencil

        """, "\(run.errors)")
  }

  /// What depends on values is tried on a sample menu, with each value of a parameter.
  @Test func aSampleIsWritten() throws {
    try directory.write(
      """
      {# menuc
      output = "{{ parameters.form }}.txt"
      [parameters.form]
      type = "choice"
      values = { good = "good", bad = "../bad" }
      default = "good"
      #}
      {{ menu.title }}

      """, to: "b.txt.stencil")
    let run = try check("b.txt.stencil")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        b.txt.stencil:1:1: error: '../bad.txt' can't be the name of a file [template]

        """)
  }

  @Test func aChoiceNeedsValues() throws {
    try directory.write(
      "{# menuc\n[parameters.form]\ntype = \"choice\"\ndefault = \"a\"\n#}\n", to: "c.txt.stencil")
    let run = try check("c.txt.stencil")
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix(
        "c.txt.stencil:2:13: error: the choice 'form' needs 'values' [template]"),
      "\(run.errors)")
  }

  /// The files of a folder, those that they include, and what the description names.
  @Test func aFolderIsChecked() throws {
    try directory.write(
      """
      files = [
        { template = "a.stencil", output = "a.txt", when = "both=true" },
        { template = "b.stencl", output = "b.txt" },
      ]
      """, to: "pair/pair.toml")
    try directory.write("{% include \"c.stencil\" %}\n{{ menu.a }}\n", to: "pair/a.stencil")
    try directory.write("{{ menu.b }}\n", to: "pair/b.stencil")
    try directory.write("\n{{ menu.c }}\n", to: "pair/c.stencil")
    let run = try check("pair")
    #expect(run.status == 1)
    #expect(
      run.errors.matches(of: /(?m)^\S+: error: .*$/).map { String($0.output) } == [
        "pair/pair.toml:1:1: error: the target 'pair' has no parameter 'both' [template]",
        "pair/pair.toml:1:1: error: the target 'pair' has no file 'b.stencl' [template]",
        "pair/c.stencil:2:4: error: 'menu.c' is unknown: there is no 'c' [template]",
        "pair/a.stencil:2:4: error: 'menu.a' is unknown: there is no 'a' [template]",
      ], "\(run.errors)")
    #expect(run.errors.contains("did you mean 'b.stencil'?"))
  }

  @Test func builtInTargetsHaveNoProblems() throws {
    let list = try Command.menuc("template", "list").output
    let names = list.matches(of: #/(?m)^(\w+): /#).map { String($0.output.1) }
    #expect(names.count == 16)
    for name in names {
      let folder = Repository.root.appending(path: "Sources/MenuTemplates/Templates/\(name)")
      let own = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      // Most use engines and parts of other folders.
      guard own.count == 1 else { continue }
      let run = try check(folder.appending(path: own[0]).path)
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    }
  }

  @Test func aMissingTemplateIsAnError() throws {
    let run = try check("nowhere.stencil")
    #expect(run.status == 2 && run.errors.hasPrefix("menuc: error: nowhere.stencil"))
  }
}
