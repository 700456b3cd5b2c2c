import Foundation
import TestSupport
import Testing

/// Mistakes in a custom template are reported with their places.
@Suite struct BrokenTemplateTests {
  private let project: TemplateProject
  private var directory: TemporaryDirectory { project.directory }

  init() throws { project = try TemplateProject() }

  private func build(_ template: String, _ arguments: String...) throws -> Command {
    try project.build(template, arguments)
  }

  private func written(_ name: String = "out.txt") throws -> String { try project.written(name) }

  @Test(arguments: [
    (
      "one\n{{ menu.nmae }}\n", "out.txt.stencil:2:4: 'menu.nmae' is unknown",
      "did you mean 'name'?"
    ),
    ("{{ menus.name }}", "out.txt.stencil:1:4: unknown variable 'menus'", "did you mean 'menu'?"),
    ("\n\n{{ menu.name|shout }}", "out.txt.stencil:3:14: unknown filter 'shout'", ""),
    ("{% if menu.nam %}{% endif %}", "out.txt.stencil:1:7: 'menu.nam' is unknown", ""),
    ("{# a #}\n{# b #} {{ menu.nam }}", "out.txt.stencil:2:12: 'menu.nam' is unknown", ""),
    ("{{ menu.name|lowercas }}", "out.txt.stencil:1:14: unknown filter", "mean 'lowercase'?"),
    (
      "{% for c in columns %}\n{{ c.nam }}{% endfor %}", "out.txt.stencil:2:4: 'c.nam' is unknown",
      "did you mean 'name'?"
    ),
    ("{% each items %}\n{{ titel }}\n{% endeach %}", "out.txt.stencil:2:", "titel"),
    ("{% each items %}{{ title|loud }}{% endeach %}", "out.txt.stencil:1:", "loud"),
    ("{% each menu %}{% endeach %}", "out.txt.stencil:1:", "a set of rows"),
    (
      "{% each items %}{% if title and %}{% endif %}{% endeach %}", "out.txt.stencil:1:20:",
      "takes columns and comparisons"
    ),
    ("{% each items %}{% if ( title %}{% endif %}{% endeach %}", "out.txt.stencil:1:20:", "takes"),
    ("{% each items %}{{ title|map:1 }}{% endeach %}", "out.txt.stencil:1:", "'map' takes values"),
    ("{% endif %}", "out.txt.stencil:1:4: 'endif' has no `{% if %}`", ""),
    ("{{ menu.title|as:\"x\" }}", "out.txt.stencil:1:", "'x'"),
    ("{% for part in items|chunks:0 %}{% endfor %}", "out.txt.stencil:1:", "above 0"),
    ("{% each items %}", "out.txt.stencil:1:", "endeach"),
    ("{% each items %}\n{% if titel %}{% endif %}{% endeach %}", "out.txt.stencil:2:", "titel"),
    ("{% each items %}{% if title %}{% endeach %}", "out.txt.stencil:1:", "endif"),
    ("{% each items %}{% if menu.nam %}{% endif %}{% endeach %}", "out.txt.stencil:1:", "nam"),
    ("{% each outline %}{% children %}{% endeach %}", "out.txt.stencil:1:", "only `items`"),
    ("{% each items %}{% for x in y %}{% endeach %}", "out.txt.stencil:1:20:", "only the blocks"),
    ("{% each items %}{% now %}{% endeach %}", "out.txt.stencil:1:", "only the blocks"),
    ("x\n{% fro items %}", "out.txt.stencil:2:", "fro"),
    ("{{ parameters.none }}", "out.txt.stencil:1:", "no 'none'"),
    ("{# menuc\nname = 5 #}", "out.txt.stencil:2:8: 'name' takes a string", ""),
    ("{# menuc\n\n[text]\nescape = {} #}", "out.txt.stencil:4:1: ", "did you mean 'escapes'?"),
    ("{# menuc output = \"../x\" #}", "out.txt.stencil: '../x' can't be the name of a file", ""),
    ("{% include \"other\" %}", "out.txt.stencil:1:12:", "other"),
    ("a\n  {{ menu|default:\"x\" }}", "out.txt.stencil:2:6: 'menu' is a group of names", ""),
    ("{% each items %}{{ menu }}{% endeach %}", "out.txt.stencil:1:20: 'menu' is a group", ""),
    ("{% each items %}{{ actions }}{% endeach %}", "out.txt.stencil:1:20: 'actions' is a list", ""),
    ("{{ menu|quoted }}", "out.txt.stencil:1:4: 'quoted' takes a string, not a group", ""),
    ("{{ items|uppercase }}", "out.txt.stencil:1:4: 'uppercase' takes a string, not a set", ""),
    ("{{ items.title|comment }}", "out.txt.stencil:1:4: 'comment' takes a string, not a list", ""),
    ("{{ menu.indicator.glyphs|join:\",\" }}", "out.txt.stencil:1:4: 'join' takes a string", ""),
    ("{{ menu|filter:\"lowercase\" }}", "out.txt.stencil:1:4: 'lowercase' takes a string", ""),
    ("{{ \"a\" if not menu else items }}", "out.txt.stencil:1:4: 'items' is a set of rows", ""),
    ("{{ ( menu ) }}", "out.txt.stencil:1:4: 'menu' is a group of names", ""),
    ("{{ menu[\"indicator\"] }}", "out.txt.stencil:1:4: ", "is a group of names"),
    (
      "{% for g in menu.indicator.glyphs %}\n{{ forloop }}{% endfor %}",
      "out.txt.stencil:2:4: 'forloop' is a group of names", ""
    ),
    ("{% for n in menu %}{{ n }}{% endfor %}", "out.txt.stencil:1:13: 'menu' is a group", "for"),
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

  /// Texts, numbers and lists of texts can be printed after any filter.
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

  /// The values that an included or extended template prints are checked, too, and their places are
  /// reported.
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
}
