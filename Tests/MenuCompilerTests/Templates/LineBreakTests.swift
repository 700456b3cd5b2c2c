import Testing

@testable import MenuCompiler

/// Which line breaks of a template are printed.
@Suite struct LineBreakTests {
  private static func render(_ template: String) throws -> String {
    var input = CompilerInput.none
    input.loadTarget = { path, _ in TargetSource(name: path, texts: [path: template]) }
    var request = BuildRequest()
    request.templates = ["out.txt.stencil"]
    let menu = SourceFile(name: "m.yaml", format: .yaml, text: "menu: M\nitems: [a, b]\n")
    let compiled = try compileMenu(menu, goal: .files(request), input: input)
    return compiled.files[0].text
  }

  @Test(arguments: [
    // A line that has more than tags keeps its line break.
    ("a{% if menu.title %}b{% endif %}\nc\n", "ab\nc\n"),
    ("{{ menu.title }}{% if menu.language %}b{% endif %}\nc\n", "M\nc\n"),
    ("{% if menu.title %}b{% else %}c{% endif %}\n\nd\n", "b\n\nd\n"),
    ("{% for a in menu.indicator.glyphs %}x{% endfor %}\r\ny", "xx\r\ny"),
    ("a{% if menu.title %}\nb{% endif %}\n", "a\nb\n"),
    ("a{% if menu.title %}b{% endif %}  \nc", "ab  \nc"),
    ("{% each items %}\n{{ title }}{% if number == 0 %}!{% endif %}\n{% endeach %}", "a!\nb\n"),
    ("{% each items %}\n{% if number == 0 %}x{% endif %}\n{% endeach %}", "x\n\n"),
    // A line that has only tags is not printed.
    ("{% if menu.title %}\nb\n{% endif %}\nc\n", "b\nc\n"),
    ("  {% if menu.title %}\nb\n  {% endif %}\nc\n", "b\nc\n"),
    ("{% if menu.title %}{% if menu.title %}\nb\n{% endif %}{% endif %}\nc\n", "b\nc\n"),
    ("{% each items %}\n{{ title }}\n{% endeach %}\nc\n", "a\nb\nc\n"),
    ("{% if menu.title %}\r\nb\r\n{% endif %}", "\r\nb\r\n"),
    // Nor is a line that has only a comment.
    ("{# a #}\nb\n", "b\n"), ("a\n  {# b\n c #}  \nd\n", "a\nd\n"), ("a {# b #}\nc\n", "a \nc\n"),
    ("{% each items %}\n{# a #}\n{{ title }}\n{% endeach %}", "a\nb\n"),
    ("{# menuc\nname = \"a\"\n#}\n\na\n", "\na\n"), ("{# a #}", ""), ("{# a #}\n", ""),
    // A tag that ends in `-%}` drops its line break.
    ("a{% if menu.title %}b{% endif -%}\nc\n", "abc\n"),
    ("{% each items %}\n{{ title }}{% if number %}!{% endif -%}\n;{% endeach %}", "a;b!;"),
  ])
  func lineBreaksArePrinted(template: String, expected: String) throws {
    #expect(try Self.render(template) == expected)
  }

  /// Tags keep their lines and columns.
  @Test(arguments: [
    "a{% b %}\n{{ c }}", "{# a\n #}\n{{ c }}", "  {# a #}\n{{ c }}\n", "{# a #}{{ c }}",
    "a{% b %}\r\n{# #}\r\n{{ c }}",
  ])
  func placesAreKept(template: String) throws {
    let place = { (text: String) in
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let line = lines.firstIndex { $0.contains("{{ c") } ?? -1
      return "\(line) \(lines[line].range(of: "{{ c")?.lowerBound == lines[line].startIndex)"
    }
    #expect(place(keepingLineBreaks(in: template)) == place(template))
    #expect(
      keepingLineBreaks(in: keepingLineBreaks(in: template)) == keepingLineBreaks(in: template))
  }

  @Test(arguments: ["", "{", "{{", "{% a", "{#", "a{% b", "{% b %}{#", "{%-%}", "{#}"])
  func brokenTagsAreLeftAsTheyAre(template: String) {
    #expect(keepingLineBreaks(in: template) == template)
  }
}
