import Foundation
import TestSupport
import Testing

/// Custom templates, used as a user would.
@Suite struct TemplateTests {
  private let project: TemplateProject
  private var directory: TemporaryDirectory { project.directory }

  init() throws { project = try TemplateProject() }

  private func build(_ template: String, _ arguments: String...) throws -> Command {
    try project.build(template, arguments)
  }

  private func written(_ name: String = "out.txt") throws -> String { try project.written(name) }

  /// The article's tree is safe without a description, because texts of a menu are not parsed as
  /// elements.
  @Test func textsAreEscapedInMarkup() throws {
    try directory.write(
      "menu: M\nitems: [{ title: '<img src=x onerror=\"f()\">', items: [a & 'b'] }]\n", to: "x.yaml"
    )
    let article = try Repository.text(
      Repository.root.appending(
        path: "Sources/MenuCompiler/MenuCompiler.docc/TargetsAndTemplates.md"))
    let tree = try #require(
      article.components(separatedBy: "```\n").first { $0.contains("<li>{{ title }}") })
    for (name, title) in [
      ("out.html", "&lt;img src=x onerror=&quot;f()&quot;&gt;"),
      ("out.svg", "&lt;img src=x onerror=&quot;f()&quot;&gt;"),
      ("out.txt", "<img src=x onerror=\"f()\">"),
    ] {
      try directory.write(tree, to: "\(name).stencil")
      let run = try menuc("build", "x.yaml", "--template", "\(name).stencil", "--output", ".")
      #expect(run.errors == "")
      let text = try written(name)
      #expect(text.contains("<li>\(title)<ul>"), "\(text)")
      #expect(text.contains(name == "out.txt" ? "a & 'b'" : "a &amp; &#39;b&#39;"))
    }
    // A description overrides the default for the extension.
    try directory.write("{# menuc\n[text]\nescapes = {}\n#}\n\(tree)", to: "own.html.stencil")
    let own = try menuc("build", "x.yaml", "--template", "own.html.stencil", "--output", ".")
    #expect(own.errors == "")
    #expect(try written("own.html").contains("<li><img src=x"))
  }

  /// The article about Swift names the items that have constants by default.
  @Test func itemsThatProgramsNameHaveConstants() throws {
    try directory.write(
      """
      menu: M
      conditions: { a: {} }
      items:
      - { title: Named, id: named }
      - { title: Secret, hidden: true }
      - { title: Sound, checked: true }
      - { title: Recent, slot: true }
      - { title: Plain, when: a }

      """, to: "x.yaml")
    let article = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/GeneratedSwift.md"))
    #expect(article.contains("explicit id, and for hidden items, check items and slots"))
    #expect(try menuc("build", "x.yaml", "--target", "swift", "--output", ".").status == 0)
    let text = try written("MMenu.swift")
    for name in ["named", "secret", "sound", "recent"] {
      #expect(text.contains("static var \(name):"), "\(name)")
    }
    #expect(!text.contains("static var plain:"))
  }

  private func menuc(_ arguments: String...) throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url)
  }

  /// `{% children %}` nests rows, and `{% if %}` tests each row.
  @Test func rowsNestAndChoose() throws {
    let result = try build(
      """
      {% each items %}
      <{{ title|raw }}{% if isOpen %} open{% else %}{% if childCount %} closed{% endif %}{% endif %}>
      {% if childCount %}
      [
      {% children %}
      ]
      {% endif %}
      {% if menu.isSingle %}
      never
      {% endif %}
      {% endeach %}

      """)
    #expect(result.errors == "")
    #expect(
      try written() == """
        <Fruits open>
        [
        <Apples>
        <Pears "n" more>
        ]
        <Nuts>

        """)
  }

  @Test func aLoneTemplateIsATarget() throws {
    let result = try build(
      """
      {{ menu.title }} has {{ items.count }} items.
      {% each outline %}
      {{ indent }}- {{ title }}
      {% endeach %}
      {{ items.parent|list }}
      {{ items.title|list:"'" }}

      """)
    #expect(result.errors == "")
    #expect(
      try written() == """
        Gro"ceries has 4 items.
        - Fruits
          - Apples
          - Pears "n" more
        - Nuts
        -1, -1, 0, 0
        'Fruits', 'Nuts', 'Apples', 'Pears "n" more'

        """)
  }

  /// A folder with `extends` writes the built-in target's files in addition to its own. A file in
  /// the folder replaces the built-in one of the same name.
  @Test func aTargetExtendsABuiltInOne() throws {
    try directory.write(
      """
      extends = "swift"
      files = [{ template = "names.stencil", output = "{{ type }}Names.txt" }]
      parameters.heading = { type = "text", default = "Names", summary = "Above." }
      """, to: "more/more.toml")
    try directory.write("{{ parameters.heading }} {{ menu.title }}\n", to: "more/names.stencil")
    try directory.write(
      "// {{ parameters.access }}{{ menu.title }}\n", to: "more/swift-menu.stencil")
    let result = try Command.menuc(
      "build", "menu.yaml", "--template", "more", "--output", "out", "--param", "access=public",
      "--param", "heading=All of", in: directory.url)
    #expect(result.errors == "")
    #expect(try written("out/GroceriesMenuNames.txt") == "All of Gro\\\"ceries\n")
    #expect(try written("out/GroceriesMenu.swift") == "// public Gro\\\"ceries\n")
    #expect(try written("out/MenuRuntime.swift").contains("public struct MenuExpansion"))
  }

  @Test func aLoneTemplateExtendsABuiltInOne() throws {
    let result = try build("{# menuc\nextends = \"swift\"\n#}\n{{ menu.title }}\n")
    #expect(result.errors == "")
    #expect(try written() == "Gro\\\"ceries\n")
    #expect(try written("GroceriesMenu.swift").contains("enum GroceriesMenu"))
  }

  @Test func onlyABuiltInTargetCanBeExtended() throws {
    let result = try build("{# menuc\nextends = \"swift2\"\n#}\n")
    #expect(result.status == 2)
    #expect(
      result.errors.contains("out.txt.stencil:2:11: there is no target 'swift2'; did you mean"))
  }

  @Test func aLoneTemplateDescribesItself() throws {
    let result = try build(
      """
      {# menuc
      name = "names"
      output = "{{ type }}.txt"
      [text]
      escapes = { '"' = '""' }
      [parameters.greeting]
      type = "choice"
      values = { polite = "Good day", short = "Hi" }
      default = "short"
      [parameters.type]
      type = "text"
      default = ""
      #}
      {{ parameters.greeting }}: "{{ menu.title }}" {{ menu.title|raw }}

      """, "--param", "greeting=polite", "--param", "type=Big")
    #expect(result.errors == "")
    #expect(try written("Big.txt") == "Good day: \"Gro\"\"ceries\" Gro\"ceries\n")
  }

  @Test func rowsHaveConditionsFormsAndParts() throws {
    let result = try build(
      """
      {# menuc
      [text]
      escapes = { "e" = "E", "le" = "LE" }
      leading = { "A" = "(A)" }
      [forms.short]
      piece = 3
      joint = "+"
      [parameters.all]
      type = "boolean"
      default = false
      #}
      {% each outline %}
      {% if isCategory and not isHidden %}
      {{ number }}: {{ title|as:"short" }}{% if isOpen %} open{% endif %}.
      {% else %}
      {{ indent }}{{ title }}{% if not isTopLevel or parameters.all %} below{% else %} alone{% endif %}.
      {% endif %}
      {% endeach %}
      {% for part in items|chunks:3 %}
      {{ forloop.counter }}: {% each part %}{{ number }} {% endeach %};
      {% endfor %}
      {% for part in items|chunks:10,"title" %}
      {% each part %}{{ title|raw }},{% endeach %};
      {% endfor %}
      {{ menu.title|as:"short" }} {{ "2"|decimal }} {{ "0.5"|decimal }}

      """)
    #expect(result.errors == "")
    #expect(
      try written() == """
        0: Fru+its open.
          (A)ppLEs below.
          PEars "n" morE below.
        Nuts alone.
        1:0 1 2 ;
        2:3 ;
        Fruits,;
        Nuts,;
        Apples,;
        Pears "n",;
         more,;
        Gro+"ce+rie+s 2.0 0.5

        """)
  }

  /// In the body of `each`, values are compared and mapped, and all filters apply.
  @Test func rowsAreComparedAndFiltered() throws {
    let result = try build(
      #"""
      {% each outline %}
      {{ title|uppercase|replace:"A","4" }} {{ depth|map:"0","top","below" }} {{ isOpen|map:"true","open","false","" }};
      {{ title|lowercase|quoted }} {{ id|default:"none" }} {{ depth|pad:3 }} {{ "leaf" if not isCategory else flags }}
      {% if depth == 0 and ( isCategory or title == "Nuts" ) %}a{% elif title|lowercase != "apples" and depth >= 1 %}b{% elif "Apples" == title %}c{% endif %}
      {% if not depth > 0 %}d{% endif %}{% if number < 2.5 and menu.isSingle == false %}e{% endif %}
      {{ menu.title|lowercase }} {{ title|map:"Nuts",id,depth }} {{ title|capitalize|comment }}
      {% endeach %}
      {{ menu.name|map:"Groceries","g" }} {{ menu.name|pad:11 }} {{ menu.name|map:"x","y" }}

      """#)
    #expect(result.errors == "")
    #expect(
      try written() == #"""
        FRUITS top open;
        "fruits" fruits   0 c-o-------------
        a
        de
        gro"ceries 0 Fruits
        4PPLES below ;
        "apples" fruits.apples   1 leaf
        c
        e
        gro"ceries 1 Apples
        PE4RS "N" MORE below ;
        "pears "n" more" fruits.pears-n-more   1 leaf
        b

        gro"ceries 1 Pears "N" More
        NUTS top ;
        "nuts" nuts   0 leaf
        a
        de
        gro"ceries nuts Nuts
        g   Groceries Groceries

        """#)
  }

  @Test func aFolderIsATarget() throws {
    try directory.write(
      """
      name = "pair"
      summary = "Two files."
      [[files]]
      template = "a.stencil"
      output = "a.txt"
      once = "directory"
      assets = ["part.txt"]
      [[files]]
      template = "b.stencil"
      output = "{{ menu.name }}.txt"
      """, to: "pair/pair.toml")
    try directory.write("{% for asset in assets %}{{ asset }}{% endfor %}", to: "pair/a.stencil")
    try directory.write("{% include \"c.stencil\" %}!", to: "pair/b.stencil")
    try directory.write("{{ menu.name }}", to: "pair/c.stencil")
    try directory.write("{{ not a template", to: "pair/part.txt")
    let result = try Command.run(
      Repository.menuc.path, ["build", "menu.yaml", "--template", "pair", "--output", "out"],
      in: directory.url)
    #expect(result.errors == "")
    #expect(try written("out/a.txt") == "{{ not a template")
    #expect(try written("out/Groceries.txt") == "Groceries!")
  }

  /// A file can depend on a parameter that the target has.
  @Test func aFileIsWrittenWithOneValueOfAParameter() throws {
    func describe(_ condition: String) throws {
      try directory.write(
        """
        files = [
          { template = "a.stencil", output = "a.txt" },
          { template = "a.stencil", output = "b.txt", when = "\(condition)" },
        ]
        [parameters.both]
        type = "boolean"
        default = false
        summary = "Whether there are two files."
        """, to: "files/files.toml")
    }
    try directory.write("{{ menu.title }}", to: "files/a.stencil")
    func build(_ arguments: String...) throws -> Command {
      try Command.run(
        Repository.menuc.path,
        ["build", "menu.yaml", "--template", "files", "--output", "out"] + arguments,
        in: directory.url)
    }
    func files() throws -> [String] {
      try FileManager.default.contentsOfDirectory(
        atPath: directory.url.appending(path: "out").path
      ).filter { $0.hasSuffix(".txt") }.sorted()
    }
    try describe("both=true")
    #expect(try build("--param", "both=true").status == 0)
    #expect(try files() == ["a.txt", "b.txt"])
    #expect(try build().status == 0)
    #expect(try files() == ["a.txt"])

    try describe("three=true")
    #expect(try build().errors.contains("has no parameter 'three'"))
    try describe("both")
    #expect(try build().errors.contains("files.toml:3:54: 'when' can't be 'both'"))
  }

  /// A copy of a built-in target's files is a working custom target.
  @Test func aCopyOfTheSwiftTargetWritesTheSame() throws {
    let source = Repository.root.appending(path: "Sources/MenuTemplates/Templates/swift")
    let copy = directory.url.appending(path: "swift")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    let engine = Repository.root.appending(path: "Sources/MenuRuntime")
    for folder in [source, engine] {
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where file.contains(".") {
        try FileManager.default.copyItem(
          at: folder.appending(path: file), to: copy.appending(path: file))
      }
    }
    for (arguments, output) in [
      (["--target", "swift"], "built-in"), (["--template", "swift"], "own"),
    ] {
      let result = try Command.run(
        Repository.menuc.path, ["build", "menu.yaml", "--output", output] + arguments,
        in: directory.url)
      #expect(result.errors == "")
    }
    for file in ["GroceriesMenu.swift", "MenuRuntime.swift"] {
      #expect(try written("own/\(file)") == written("built-in/\(file)"))
    }
  }
}
