import Foundation
import TestSupport
import Testing

/// Custom templates, used as a user would.
@Suite struct TemplateTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      """
      menu: Groceries
      title: Gro"ceries
      items:
      - title: Fruits
        id: fruits
        items: [Apples, "Pears \\"n\\" more"]
      - Nuts
      """, to: "menu.yaml")
  }

  private func build(_ template: String, _ arguments: String...) throws -> Command {
    try directory.write(template, to: "out.txt.stencil")
    return try Command.run(
      Repository.menuc.path,
      ["build", "menu.yaml", "--template", "out.txt.stencil", "--output", "."] + arguments,
      in: directory.url)
  }

  private func written(_ name: String = "out.txt") throws -> String {
    try Repository.text(directory.url.appending(path: name))
  }

  /// The article's tree is safe without a description: texts of a menu are not elements.
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

  /// The article on Swift says which items have constants by default.
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

  /// `{% children %}` nests, `{% if %}` asks each row.
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
      {% if menu.isSingle %}never{% endif %}
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

  /// A folder that says `extends` writes the built-in target's files and its own; a file of its own
  /// stands in for one of the same name.
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
      result.errors.contains("out.txt.stencil:2: there is no target 'swift2'; did you mean"))
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

  @Test(arguments: [
    (
      "one\n{{ menu.nmae }}\n", "out.txt.stencil:2:4: 'menu.nmae' is unknown",
      "did you mean 'name'?"
    ),
    ("{{ menus.name }}", "out.txt.stencil:1:4: unknown variable 'menus'", "did you mean 'menu'?"),
    ("\n\n{{ menu.name|shout }}", "out.txt.stencil:3:4: Unknown filter 'shout'", ""),
    ("{% if menu.nam %}{% endif %}", "out.txt.stencil:1:4: 'menu.nam' is unknown", ""),
    (
      "{% for c in columns %}\n{{ c.nam }}{% endfor %}", "out.txt.stencil:2:4: 'c.nam' is unknown",
      "did you mean 'name'?"
    ),
    ("{% each items %}\n{{ titel }}\n{% endeach %}", "out.txt.stencil:2:", "titel"),
    ("{% each items %}{{ title|loud }}{% endeach %}", "out.txt.stencil:1:", "loud"),
    ("{% each menu %}{% endeach %}", "out.txt.stencil:1:", "a set of rows"),
    ("{% each items %}{% if a and b or c %}{% endif %}{% endeach %}", "out.txt.stencil:1:", "and"),
    ("{{ menu.title|as:\"x\" }}", "out.txt.stencil:1:", "'x'"),
    ("{% for part in items|chunks:0 %}{% endfor %}", "out.txt.stencil:1:", "above 0"),
    ("{% each items %}", "out.txt.stencil:1:", "endeach"),
    ("{% each items %}\n{% if titel %}{% endif %}{% endeach %}", "out.txt.stencil:2:", "titel"),
    ("{% each items %}{% if title %}{% endeach %}", "out.txt.stencil:1:", "endif"),
    ("{% each items %}{% if menu.nam %}{% endif %}{% endeach %}", "out.txt.stencil:1:", "nam"),
    ("{% each outline %}{% children %}{% endeach %}", "out.txt.stencil:1:", "only `items`"),
    ("{% each items %}{% for x in y %}{% endeach %}", "out.txt.stencil:1:", "unknown variable"),
    ("{% each items %}{% now %}{% endeach %}", "out.txt.stencil:1:", "only the blocks"),
    ("x\n{% fro items %}", "out.txt.stencil:2:", "fro"),
    ("{{ parameters.none }}", "out.txt.stencil:1:", "no 'none'"),
    ("{# menuc\nname = 5 #}", "out.txt.stencil:2: 'name' takes a string", ""),
    ("{# menuc\n\n[text]\nescape = {} #}", "out.txt.stencil:4: ", "did you mean 'escapes'?"),
    ("{# menuc output = \"../x\" #}", "out.txt.stencil: '../x' can't be the name of a file", ""),
    ("{% include \"other\" %}", "out.txt.stencil:1:4:", "other"),
    ("a\n  {{ menu|default:\"x\" }}", "out.txt.stencil:2:6: 'menu' is a group of names", ""),
    ("{% each items %}{{ menu }}{% endeach %}", "out.txt.stencil:1:20: 'menu' is a group", ""),
    ("{% each items %}{{ actions }}{% endeach %}", "out.txt.stencil:1:20: 'actions' is a list", ""),
    ("{{ menu|quoted }}", "out.txt.stencil:1:4: 'quoted' takes a text, not a group", ""),
    ("{{ items|uppercase }}", "out.txt.stencil:1:4: 'uppercase' takes a text, not a set", ""),
    ("{{ items.title|comment }}", "out.txt.stencil:1:4: 'comment' takes a text, not a list", ""),
    ("{{ menu.indicator.glyphs|join:\",\" }}", "out.txt.stencil:1:4: 'join' takes a text", "group"),
    ("{{ menu|filter:\"lowercase\" }}", "out.txt.stencil:1:4: 'lowercase' takes a text", ""),
    ("{{ \"a\" if not menu else items }}", "out.txt.stencil:1:4: 'items' is a set of rows", ""),
    ("{{ ( menu ) }}", "out.txt.stencil:1:4: 'menu' is a group of names", ""),
    ("{{ menu[\"indicator\"] }}", "out.txt.stencil:1:4: ", "is a group of names"),
    (
      "{% for g in menu.indicator.glyphs %}\n{{ forloop }}{% endfor %}",
      "out.txt.stencil:2:4: 'forloop' is a group of names", ""
    ),
    ("{% for n in menu %}{{ n }}{% endfor %}", "out.txt.stencil:1:4: 'menu' is a group", "for"),
  ])
  func aBrokenTemplateIsReportedWithItsPlace(
    template: String, start: String, words: String
  ) throws {
    let result = try build(template)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("menuc: error: \(start)"), "\(result.errors)")
    #expect(words.isEmpty || result.errors.contains(words), "\(result.errors)")
    #expect(result.output == "")
  }

  /// Texts, numbers and lists of texts are printed behind any filter.
  @Test func textsArePrintedBehindFilters() throws {
    let result = try build(
      """
      {{ menu.name|uppercase }} {{ menu.name|split:"c"|join:"+" }} {{ menu.name|default:"x" }}
      {{ menu.title if menu.title else menu }} {{ not menu }} {{ 5 }} {{ items.count|quoted }}
      {% filter lowercase %}{{ menu.name }}{% endfilter %}

      """)
    #expect(result.errors == "")
    #expect(
      try written().hasPrefix(
        "GROCERIES Gro+eries Groceries\nGro\"ceries false 5 \"4\"\ngroceries"))
  }

  /// Included and extended templates are checked, too, and errors state their places.
  @Test(arguments: ["include", "extends"])
  func otherTemplatesPrintNoGroups(tag: String) throws {
    try directory.write(
      "name = \"pair\"\n[[files]]\ntemplate = \"a.stencil\"\noutput = \"a.txt\"\n",
      to: "pair/pair.toml")
    try directory.write("{% \(tag) \"b.stencil\" %}", to: "pair/a.stencil")
    try directory.write("{{ menu.name }}\n {{ menu|default:\"x\" }}", to: "pair/b.stencil")
    let result = try Command.menuc(
      "build", "menu.yaml", "--template", "pair", "--output", "out", in: directory.url)
    #expect(result.status == 2)
    #expect(
      result.errors.contains("b.stencil:2:5: 'menu' is a group of names: print one of them"),
      "\(result.errors)")
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
    #expect(try build().errors.contains("files.toml:3: 'when' can't be 'both'"))
  }

  /// A copy of a built-in target's files is a working custom target.
  @Test func aCopyOfTheSwiftTargetWritesTheSame() throws {
    let source = Repository.root.appending(path: "Sources/MenuTemplates/Templates/swift")
    let copy = directory.url.appending(path: "swift")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    let engine = [
      Repository.root.appending(path: "Sources/MenuRuntime"), source.appending(path: "Without"),
    ]
    for folder in [source] + engine {
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
