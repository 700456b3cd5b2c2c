import Foundation
import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuRuntime

/// The rules for the forms of texts with a number are those of CLDR.
@Suite struct PluralRuleTests {
  private static let numbers =
    Array(0...200) + [
      999, 1_000, 1_001, 10_000, 20_000, 99_999, 100_000, 100_001, 999_999, 1_000_000, 1_000_001,
      2_000_000, 3_000_021,
    ]

  /// Babel takes its rules from CLDR. Each locale that it has is a language of menuc, with the same forms.
  @Test(.needsPython("babel")) func theRulesAreThoseOfBabel() throws {
    let numbers = Self.numbers.map(String.init).joined(separator: ", ")
    let script = """
      from babel import Locale, localedata
      for name in localedata.locale_identifiers():
          rule = Locale.parse(name).plural_form
          tags = sorted(set(rule.tags) | {"other"})
          print(name.replace("_", "-"), "+".join(tags), *[rule(n) for n in [\(numbers)]])
      """
    let result = try Command.run("python3", ["-c", script])
    #expect((result.status, result.errors) == (0, ""))
    var count = 0
    for line in result.output.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let tag = LanguageTag(words[0]) else { continue }
      let rule = tag.pluralRule
      #expect(rule.forms.map(\.rawValue).sorted().joined(separator: "+") == words[1], "\(words[0])")
      let forms = Self.numbers.map { rule.form(of: $0).rawValue }
      #expect(forms == Array(words.dropFirst(2)), "\(words[0])")
      count += 1
    }
    #expect(count > 1_000)
  }

  /// What engines read is the rule of the compiler.
  @Test func theEngineReadsTheRules() {
    for entry in PluralRule.all {
      let rule = entry.rule
      for number in Self.numbers {
        #expect(
          MenuPlurals.pluralForm(rule.text, number) == rule.form(of: number).rawValue,
          "\(entry.languages) \(number)")
      }
    }
    #expect(MenuPlurals.pluralForm("", 1) == "other")
    #expect(MenuPlurals.pluralForm("one: n = 1", -1) == "one")
    #expect(MenuPlurals.withCount("{count} of {count} {coun} {", -7) == "-7 of -7 {coun} {")
  }

  /// The expression for catalogs of gettext numbers the forms in their order, as menuc and Python's gettext
  /// read it.
  @Test(.needsPython("gettext")) func theExpressionsOfGettextAreTheRules() throws {
    for entry in PluralRule.all + [PluralRule.Entry("", languages: "ja")] {
      let (rule, languages) = (entry.rule, entry.languages)
      let forms = try #require(POPluralForms(rule.gettext), "\(languages): \(rule.gettext)")
      #expect(forms.count == rule.needed.count)
      let numbers = Self.numbers.filter { $0 < 1_000_000 }
      let expected = numbers.map { number in
        rule.needed.firstIndex { $0.form == rule.form(of: number) }
      }
      #expect(numbers.map(forms.index) == expected, "\(languages): \(rule.gettext)")
      let expression = try #require(rule.gettext.firstMatch(of: /plural=(.*);/)).output.1
      let script =
        "import gettext, sys; f = gettext.c2py(sys.argv[1]); print(*[f(n) for n in range(201)])"
      let result = try Command.run("python3", ["-c", script, String(expression)])
      #expect(
        result.output.split(whereSeparator: \.isWhitespace).map { Int($0) }
          == (0...200).map { forms.index(of: $0) }, "\(languages): \(result.errors)")
    }
  }

  /// Expressions that other tools write are read, and no text makes the reader fail.
  @Test(arguments: [
    ("nplurals=2; plural=n != 1;", [1, 0, 1]), ("nplurals=2; plural=(n > 1);", [0, 0, 1]),
    (
      "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
      [2, 0, 1]
    ),
    ("nplurals = 2 ; plural = !(n == 1)", [1, 0, 1]), ("nplurals=3; plural=n*2-n/1+0", [0, 1, 2]),
  ])
  func expressionsOfToolsAreRead(text: String, indices: [Int]) throws {
    let forms = try #require(POPluralForms(text))
    #expect((0...2).map(forms.index) == indices)
  }

  @Test(arguments: [
    "", "nplurals=2", "plural=n", "nplurals=0; plural=0", "nplurals=9; plural=0",
    "nplurals=2; plural=", "nplurals=2; plural=(n", "nplurals=2; plural=n ? 1",
    "nplurals=2; plural=x",
    "nplurals=2; plural=" + String(repeating: "(", count: 900),
    "nplurals=2; plural=" + String(repeating: "!", count: 900) + "n",
    "nplurals=x; plural=n", "nplurals=INTEGER; plural=EXPRESSION;",
  ])
  func otherExpressionsAreNone(text: String) { #expect(POPluralForms(text) == nil) }

  @Test func aDivisionByZeroHasNoForm() throws {
    let forms = try #require(POPluralForms("nplurals=2; plural=n/0"))
    #expect(forms.index(of: 1) == nil)
    #expect(POPluralForms("nplurals=2; plural=5")?.index(of: 1) == nil)
    #expect(
      POPluralForms("nplurals=2; plural=9223372036854775807*n")?.index(of: 2) == nil)
  }
}
