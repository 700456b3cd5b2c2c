import Testing

@testable import MenuCompiler

extension SourceStep: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral name: String) { self = .key(name) }
  public init(integerLiteral index: Int) { self = .index(index) }
}

/// A text with two marked places: «key» and ‹value›. They may be left out, nested, or be the same.
struct MarkedTOML {
  private(set) var bytes: [UInt8] = []
  private var places: [Character: Int] = [:]

  init(_ text: String) {
    for character in text {
      if "«»‹›".contains(character) {
        places[character] = bytes.count
      } else {
        bytes += Array(String(character).utf8)
      }
    }
  }

  var key: Range<Int>? { range("«", "»") }
  var value: Range<Int>? { range("‹", "›") }

  private func range(_ start: Character, _ end: Character) -> Range<Int>? {
    guard let start = places[start], let end = places[end] else { return nil }
    return start..<end
  }
}

struct LocateCase: Sendable, CustomTestStringConvertible {
  let path: [SourceStep]
  let text: String
  var testDescription: String { text.debugDescription }

  init(_ path: SourceStep..., in text: String) {
    self.path = path
    self.text = text
  }
}

@Suite struct TOMLTreeTests {
  static let written = [
    LocateCase("a", in: "«a» = ‹1›"),
    LocateCase("a", in: "\u{FEFF}«a»=‹1›"),
    LocateCase("a", in: "# a = 0\r\n\t«a»\t=\t‹true›\t# yes\r\n"),
    LocateCase("b", in: "a = 'b = 1'\n«b» = ‹2›"),
    LocateCase("é", in: "«\"é\"» = ‹1›"),
    LocateCase("é", in: #"«"\u00E9"» = ‹"\u00e9"›"#),
    LocateCase("\u{1F34E}", in: #"«"\U0001F34E"» = ‹1›"#),
    LocateCase("e\u{301}", in: "\"\u{E9}\" = 1\n«\"e\u{301}\"» = ‹2›"),
    LocateCase("a\"b\\\t", in: #"«"a\"b\\\t"» = ‹1›"#),
    LocateCase(#"a\"#, in: #"«'a\'» = ‹1›"#),
    LocateCase("", in: "«\"\"» = ‹''›"),
    LocateCase("a.b", in: "«'a.b'» = ‹1›"),
    LocateCase("a", "b", in: "a . «b» = ‹1›"),
    LocateCase("a", "b c", "d", in: "a.x = 0\na.\"b c\" .«d»= ‹1.5e3›"),
    LocateCase("3", "14", in: "3.«14» = ‹'pi'›"),
    LocateCase("a", in: "«a» = ‹\"#\\\"]}\"›# comment"),
    LocateCase("a", in: "«a» = ‹\"\"\"\n x = 1 \\\n \\\"\"\" \"\" y\"\"\"\"\"› # c"),
    LocateCase("a", in: "«a» = ‹'''\n[x]\n''y'''''›"),
    LocateCase("a", in: "«a» = ‹\"\"\"\"\"\"›"),
    LocateCase("a", in: "«a» = ‹1979-05-27 07:32:00.5-07:00› # c"),
    LocateCase("a", in: "«a» = ‹1979-05-27› # 07:32:00"),
    LocateCase("a", in: "«a» = ‹-0x_F›"),
    LocateCase("a", in: "«a» = ‹[ 1, [\n2 # ]\n ], ]›"),
    LocateCase("a", 1, in: "a = [ 1, ‹[\n2 # ]\n ]›, ]"),
    LocateCase("a", 1, 0, in: "a = [ 1, [\n‹2› # ]\n ], ]"),
    LocateCase("a", 2, in: "a = [1979-05-27 07:32:00,1979-05-27 ,‹07:32:00›]"),
    LocateCase("a", in: "«a» = ‹{ b = '}', c = [{}] }› # }"),
    LocateCase("a", "c", 0, in: "a = { b = '}', c = [ ‹{}› ] }"),
    LocateCase("a", "b", "d", in: "a = { b.c = 1, b.«d» = ‹2› }"),
    LocateCase("a", "b", in: "[a]\n«b» = ‹1›\n[c]\nb = 2"),
    LocateCase("c", "b", in: "[a]\nb = 1\n[ c ] # c\n«b» = ‹2›"),
    LocateCase("a", 1, "b", in: "[[a]]\nb = 1\n[[a]]\n«b» = ‹2›"),
    LocateCase("a", 1, "b", "c", in: "[[a]]\n[a.b]\nc = 0\n[[a]]\n[a.b]\n«c» = ‹1›"),
    LocateCase("a", 0, "b", 1, "c", "d", in: "[[a]]\n[[a.b]]\n[[a.b]]\nc.«d» = ‹1›"),
  ]

  static let headers = [
    LocateCase("a", in: "‹[ «a» ]› # c"),
    LocateCase("a", "b", in: "[a]\n‹[a.«\"b\"»]›"),
    LocateCase("a", in: "[a.b]\n‹[«a»]›"),
    LocateCase("a", in: "‹[[«a»]]›\n[[a]]"),
    LocateCase("a", 0, in: "‹[[«a»]]›\n[[a]]"),
    LocateCase("a", 1, in: "[[a]]\n‹[[ «a» ]]›\r\n"),
    LocateCase("a", "b", 1, in: "[[a.b]]\n[[c]]\n‹[[a.«b»]]›"),
    LocateCase("a", 1, "c", in: "[[a]]\n[a.c]\n[[a]]\n‹[a.«c»]›"),
  ]

  static let implied = [
    LocateCase("a", in: "[‹«a»›.b]\n[a.c]"),
    LocateCase("a", "b", in: "[a.‹«b»›.c]"),
    LocateCase("a", in: "‹«a»›.b = 1\na.c = 2"),
    LocateCase("a", "b", in: "[a]\n‹«'b'»› . c = 1"),
    LocateCase("a", in: "[[‹«a»›.b]]"),
    LocateCase(in: "\u{FEFF}‹›a = 1"),
  ]

  @Test(arguments: written) func writtenValue(_ example: LocateCase) {
    expect(example, .written)
  }

  @Test(arguments: headers) func header(_ example: LocateCase) {
    expect(example, .header)
  }

  @Test(arguments: implied) func impliedTable(_ example: LocateCase) {
    expect(example, .implied)
  }

  private func expect(_ example: LocateCase, _ form: NamedTOML.Form) {
    let text = MarkedTOML(example.text)
    let entry = NamedTOML(text.bytes).locate(example.path)
    #expect(entry?.key == text.key)
    #expect(entry?.value == text.value)
    #expect(entry.map(NamedTOML.Form.init) == form)
  }

  @Test(arguments: [
    LocateCase("b", in: "a = 1"), LocateCase("a", "b", in: "a = 1"),
    LocateCase("a", 0, in: "a = 1"),
    LocateCase("a", 1, in: "a = [1,]"), LocateCase("a", -1, in: "a = [1]"),
    LocateCase("a", "0", in: "a = [1]"), LocateCase(0, in: "a = 1"), LocateCase("a", in: "a"),
    LocateCase("a", in: "[a"), LocateCase("a", "b", in: "[a]\n[c\nb = 1"),
    LocateCase("é", in: "è = 1"),
  ])
  func nothingThere(_ example: LocateCase) {
    #expect(NamedTOML(Array(example.text.utf8)).locate(example.path) == nil)
  }

  @Test func nulEscapes() {
    let text = MarkedTOML(
      #"a = "\\u0000" # \u0000"# + "\nb = '\\u0000'\nc = \"‹\\u0000›«\\U00000000»\"")
    #expect(TOMLHazards(text.bytes).nulEscapes == [text.value, text.key])
    for text in [#"a = ["""x\u0000"""]"#, #""\u0000" = 1"#, #"[a."\u0000"]"#, #"a={b="\u0000"}"#] {
      #expect(TOMLHazards(Array(text.utf8)).nulEscapes.count == 1)
    }
    #expect(TOMLHazards(Array(#"a = "\u0001\u000\U0000000A""#.utf8)).nulEscapes.isEmpty)
  }
}
