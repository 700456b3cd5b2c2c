import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// Placeholders of texts and of their translations.
@Suite struct PlaceholderTests {
  private static let cases: [(source: String, translation: String, problem: PlaceholderProblem?)] =
    [
      ("%d files", "%d Dateien", nil), ("%d files", "Dateien", .lost("%d")),
      ("%d files", "%s Dateien", .lost("%d")), ("%ld files", "%d Dateien", .lost("%ld")),
      ("files", "%d Dateien", .added("%d")), ("%5.1f s", "%.2f s", nil),
      ("%s of %d", "%d von %s", .reordered(["%d", "%s"])), ("%s of %d", "%2$d von %1$s", nil),
      ("%1$s of %2$d", "%2$d von %1$s", nil), ("%1$s of %2$d", "%1$s von %1$s", .lost("%2$d")),
      ("%1$s", "%1$s (%1$s)", nil), ("%@ wins", "gewinnt", .lost("%@")),
      ("%(name)s", "%(Name)s", .lost("%(name)s")), ("100 %", "100 % sicher", nil),
      ("100%% sure", "sicher", nil), ("50 % off", "50 % dabei", nil),
      ("{name} is in", "in ist {name}, {name}", nil), ("{name} is in", "{Name}", .lost("{name}")),
      ("{name} is in", "{name ist da", .unclosed("{name")), ("in", "{name}", .added("{name}")),
      ("${home}", "${HOME}", .lost("${home}")), ("{{x}} y", "{x} y", .lost("{{x}}")),
      ("{n, plural, one {# file} other {# files}}", "{n,plural, few {# a} other {# b}}", nil),
      ("{n, plural, one {# file} other {# files}}", "{n}", .lost("{n,plural,…}")),
      ("<b>Bold</b>", "<b>Fett</b>", nil), ("<b>Bold</b>", "<b>Fett", .lost("</b>")),
      ("<b>Bold</b>", "<b Fett</b>", .unclosed("<b")), ("x", "<b>x</b>", .added("</b>")),
      ("<a href=\"en\">x</a>", "<a href=\"de\">x</a>", nil), ("a < b", "a < c", nil),
      ("<br />x", "<br>x", nil), ("<b>x", "x <b", .unclosed("<b")),
    ]

  @Test(arguments: cases.indices)
  func difference(index: Int) {
    let (source, translation, problem) = Self.cases[index]
    #expect(
      PlaceholderProblem.first(in: translation, of: source) == problem,
      "\(source) → \(translation)")
  }

  /// A form for one number may have a word for the number; a form for several numbers may not.
  @Test(
    arguments: [
      ("de", PluralForm.one, "{count} file", "Eine Datei", nil),
      ("de", .one, "One file", "{count} Datei", nil),
      ("de", .other, "{count} files", "Dateien", .lost("{count}")),
      ("de", .one, "{count} file", "{count Datei", .unclosed("{count")),
      ("de", .one, "{count} file in {folder}", "Eine Datei", .lost("{folder}")),
      ("ru", .one, "{count} file", "Один файл", .lost("{count}")),
      ("ar", .zero, "{count} files", "x", nil), ("pl", .two, "{count} files", "x", nil),
    ] as [(String, PluralForm, String, String, PlaceholderProblem?)])
  func number(
    language: String, form: PluralForm, source: String, translation: String,
    problem: PlaceholderProblem?
  ) throws {
    let rule = try #require(LanguageTag(language)).pluralRule
    #expect(
      PlaceholderProblem.first(in: translation, of: source, number: .init(form, by: rule))
        == problem)
  }

  private static let hasFilter =
    (try? Command.run("pofilter", ["--version"]).status) == 0

  /// Texts with broken translations.
  private static let broken: [(source: String, translation: String)] = {
    let texts = [
      ("%d files", "%d Dateien"), ("%s of %d", "%s von %d"), ("%1$s of %2$s", "%2$s von %1$s"),
      ("%@ wins %@", "%@ besiegt %@"), ("{name} is here", "{name} ist da"),
      ("{count} files in {folder}", "{count} Dateien in {folder}"),
      ("${home} folder", "Ordner ${home}"),
      ("<b>Bold</b> text", "<b>Fetter</b> Text"), ("See <a>this</a>, %s", "Siehe <a>dies</a>, %s"),
      ("%(size)d bytes", "%(size)d Byte"), ("Delete {0}?", "{0} entfernen?"),
      ("<i>{x}</i> and %d", "<i>{x}</i> und %d"), ("{a} or {b}", "{a} oder {b}"),
    ]
    let replacements = [
      ("%d", ""), ("%s", "%i"), ("%2$s", ""), ("%1$s", "%3$s"), ("%@", "%s"), ("}", ""),
      ("{name}", ""), ("{", "{X"), ("</", "<"), ("<b>", ""), ("a>", "u>"), ("(size)", "(Size)"),
      ("{0}", "{1}"),
    ]
    // `|` stands for the translation.
    let frames = ["%d |", "| {new}", "| <u>", "Nichts", "%(more)s |", "<i>|</i>"]
    var broken: [(source: String, translation: String)] = []
    for (source, translation) in texts {
      for (old, new) in replacements where translation.contains(old) {
        broken.append((source, translation.replacing(old, with: new)))
      }
      for frame in frames {
        broken.append((source, frame.replacing("|", with: translation)))
      }
    }
    return broken
  }()

  @Test(.enabled(if: Repository.isCI || hasFilter, "needs pofilter"))
  func translateToolkitFindsNoMore() throws {
    #expect(Self.broken.count >= 100)
    let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
    let entries = Self.broken.enumerated().map { index, text in
      "#, python-brace-format\nmsgctxt \"\(index)\"\nmsgid \"\(text.source)\"\nmsgstr \"\(text.translation)\"\n\n"
    }
    let directory = try TemporaryDirectory()
    let file = directory.url.appending(path: "de.po")
    try Data((header + entries.joined()).utf8).write(to: file)
    let result = try Command.run(
      "pofilter", ["-t", "printf", "-t", "xmltags", "-t", "pythonbraceformat", file.path])
    let contexts = result.output.split(separator: "\n").compactMap { line in
      line.hasPrefix("msgctxt \"") ? Int(line.dropFirst(9).dropLast()) : nil
    }
    let theirs = Set(contexts)
    #expect(theirs.count > 80, "\(result.errors)")
    let own = Set(
      Self.broken.indices.filter {
        PlaceholderProblem.first(in: Self.broken[$0].translation, of: Self.broken[$0].source) != nil
      })
    func texts(_ indices: Set<Int>) -> [String] {
      indices.sorted().map { "\(Self.broken[$0].source) → \(Self.broken[$0].translation)" }
    }
    #expect(texts(theirs.subtracting(own)) == [])
    // What menuc alone finds is broken, too: each of the texts was.
    #expect(own.count == Self.broken.count, "\(texts(Set(Self.broken.indices).subtracting(own)))")
  }
}
