import Testing

@testable import MenuCompiler

/// Templates are read in pieces, which must not be noticeable.
@Suite struct TemplateTokenTests {
  static let templates: [(name: String, text: String)] = TargetLibrary.names.flatMap { target in
    (TargetLibrary.source(named: target)?.texts ?? [:]).sorted { $0.key < $1.key }
      .filter { $0.key.hasSuffix(".stencil") }.map { (name: $0.key, text: $0.value) }
  }

  /// Read in pieces of one line or more, a template has the same tokens as when it is read as a
  /// whole.
  @Test func builtInTemplates() {
    #expect(Self.templates.count > 10)
    for (name, text) in Self.templates {
      let whole = Self.lines(text, pieceSize: .max)
      for size in [0, 100, 1_024] {
        #expect(Self.lines(text, pieceSize: size) == whole, "\(name) in pieces of \(size)")
      }
    }
  }

  @Test(arguments: [
    "", "\n", "\n\n", "a", "a\nb", "\n{{ a }}\n\n{% b %}\n", "{{ a\n }}\n{# b\n#}\nc\n",
    "{%}\n{{}}\n%}",
    "{\n{{\n}}\n{{{ a }}}\n", "\r\n{{ a }}\r\nb\r\n", "é\n\u{301}{{ é }}\n🎉\n",
    "{{ a }}{{ b }}\n{{ c }}",
    "{% if a -%}\n\n  b\n{%- endif %}\n",
  ])
  func unusualTemplates(text: String) {
    #expect(Self.lines(text, pieceSize: 0) == Self.lines(text, pieceSize: .max))
  }

  /// A tag records its line, even if the same line occurs twice.
  @Test func linesOfTags() {
    let text = "\n{{ a }}\nb\n{% c\n%}\n\nd {{ a }}\n{# e #}\n{{ f }}\n"
    let lines = templateTokens(of: text, as: "t", pieceSize: 0)
      .filter { $0.kind == .variable || $0.kind == .block && $0.contents != nothingTag }
      .map { "\($0.contents) \($0.sourceMap.location.lineNumber)" }
    #expect(lines == ["a 2", "c 4", "a 7", "f 9"])
  }

  private static func lines(_ text: String, pieceSize: Int) -> [String] {
    templateTokens(of: text, as: "t", pieceSize: pieceSize).map {
      "\($0.kind) \($0.contents.debugDescription) \(String(describing: $0.whitespace))"
    }
  }
}
