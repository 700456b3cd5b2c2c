import Foundation
import TestSupport
import Testing

/// Formats have texts with a number in their own form, as programs and translators of these formats expect them.
@Suite struct PluralFormatTests: PluralCatalogSuite {
  private static let russian = [
    "one": "{count} файл", "few": "{count} файла", "many": "{count} файлов",
  ]

  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// A format: the paths of its catalogs, the file with the forms, its text for Russian, and the spelling of a form's
  /// translation.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let paths: String
    let file: String
    let new: String
    /// How a form without a translation is written, and how one with a translation.
    let form: @Sendable (_ name: String, _ text: String) -> String
    /// How the number is written.
    let number: String

    var testDescription: String { name }
  }

  static let samples: [Sample] = [
    Sample(
      name: "android", paths: "res/values-{language}/strings.xml",
      file: "res/values-ru/strings.xml",
      new: """
          <!-- menuc: "{count} file", "{count} files" in "Recent" -->
          <plurals name="recent.detail">
            <item quantity="one"></item>
            <item quantity="few"></item>
            <item quantity="many"></item>
            <item quantity="other"></item>
          </plurals>

        """,
      form: { "<item quantity=\"\($0)\">\($1)</item>" }, number: "%d"),
    Sample(
      name: "stringsdict",
      paths: "[\"{language}.lproj/M.strings\", \"{language}.lproj/M.stringsdict\"]",
      file: "ru.lproj/M.stringsdict",
      new: """
          <!-- menuc: "{count} file", "{count} files" in "Recent" -->
          <key>recent/detail</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key>
            <string>%#@count@</string>
            <key>count</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key>
              <string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key>
              <string>d</string>
              <key>one</key>
              <string></string>
              <key>few</key>
              <string></string>
              <key>many</key>
              <string></string>
              <key>other</key>
              <string></string>
            </dict>
          </dict>

        """,
      form: { "<key>\($0)</key>\n      <string>\($1)</string>" }, number: "%d"),
    Sample(
      name: "arb", paths: "app_{language}.arb", file: "app_ru.arb",
      new: """
          "recent$detail": "{count, plural, one{} few{} many{} other{}}",
          "@recent$detail": {
            "description": "Recent",
            "source_text": "{count, plural, one{{count} file} other{{count} files}}"
          }
        """,
      form: { "\($0){\($1)}" }, number: "{count}"),
    Sample(
      name: "i18next", paths: "locales/{language}.json#menu.{id}.{text}",
      file: "locales/ru.json",
      new: """
        {
          "menu": {
            "recent": {
              "title": "",
              "detail_one": "",
              "detail_few": "",
              "detail_many": "",
              "detail_other": ""
            }
          }
        }

        """,
      form: { "\"detail_\($0)\": \"\($1)\"" }, number: "{{count}}"),
    Sample(
      name: "ts", paths: "app_{language}.ts", file: "app_ru.ts",
      new: """
            <message numerus="yes">
                <source>%n files</source>
                <comment>recent/detail</comment>
                <extracomment>Recent</extracomment>
                <translation type="unfinished">
                    <numerusform></numerusform>
                    <numerusform></numerusform>
                    <numerusform></numerusform>
                </translation>
            </message>
        """, form: { _, _ in "" }, number: "%n"),
    Sample(
      name: "xliff", paths: "{language}.xliff", file: "ru.xliff",
      new: """
              <trans-unit id="recent/detail|==|plural.few" resname="recent/detail|==|plural.few">
                <source>{count} files</source>
                <note from="menuc">Recent</note>
              </trans-unit>
        """, form: { _, _ in "" }, number: "{count}"),
  ]

  private func filled(_ sample: Sample, _ text: String) -> String {
    let words = Self.russian.mapValues { $0.replacing("{count}", with: sample.number) }
    switch sample.name {
    case "ts":
      var text = text.replacing(" type=\"unfinished\">\n", with: ">\n")
      for form in ["one", "few", "many"] {
        let empty =
          text.firstRange(of: "<numerusform></numerusform>") ?? text.startIndex..<text.startIndex
        text.replaceSubrange(empty, with: "<numerusform>\(words[form] ?? "")</numerusform>")
      }
      return text
    case "xliff":
      return Self.russian.reduce(text) { text, form in
        let start = "plural.\(form.key)\">"
        guard let unit = text.firstRange(of: start),
          let end = text[unit.upperBound...].firstRange(of: "</source>")
        else { return text }
        return text[..<end.upperBound] + "<target>\(form.value)</target>" + text[end.upperBound...]
      }
    default:
      return words.reduce(text) {
        $0.replacing(sample.form($1.key, ""), with: sample.form($1.key, $1.value))
      }
    }
  }

  @Test(arguments: samples) func formsAreThoseOfTheFormat(sample: Sample) throws {
    try write(sample.paths)
    #expect(try menuc("translate", "menu.yaml", "--to", "ru").status == 0)
    let new = try text(sample.file)
    #expect(new.contains(sample.new), "\(new)")
    #expect(try menuc("translate", "menu.yaml").output.contains("unchanged \(sample.file)"))
    let missing = try findings().filter { $0.contains("detail") || $0.contains("file") }
    // The forms of a message of ICU have one place.
    #expect(missing.count == (sample.name == "arb" ? 2 : 3), "\(missing)")

    let translated = filled(sample, new)
    try directory.write(translated, to: sample.file)
    #expect(try findings().filter { $0.contains("detail") || $0.contains("file") } == [])
    #expect(try menuc("translate", "menu.yaml").status == 0)
    #expect(try text(sample.file) == translated)
    #expect(try forms(in: "ru") == Self.russian)

    // A changed text awaits review where the format can say it.
    try write(sample.paths, "{ one: \"{count} item\", other: \"{count} items\" }")
    let update = try menuc("translate", "menu.yaml")
    if sample.name != "i18next" {
      #expect(update.output.contains("for review"), "\(update.output)\(update.errors)")
      let marked = try text(sample.file)
      #expect(try forms(in: "ru") == [:], "\(marked)")
    }
    #expect(try menuc("translate", "menu.yaml").output.contains("unchanged \(sample.file)"))
  }

  /// The programs of the formats read the forms, without a warning.
  private func judge(_ name: String, by tool: String, _ arguments: String...) throws -> String {
    let sample = try #require(Self.samples.first { $0.name == name })
    try write(sample.paths)
    #expect(try menuc("translate", "menu.yaml", "--to", "ru").status == 0)
    let translated = filled(sample, try text(sample.file))
    try directory.write(translated, to: sample.file)
    let arguments = arguments.map { $0.replacing("FILE", with: sample.file) }
    let run = try Command.run(tool, arguments, in: directory.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.output)\(run.errors)\n\(translated)")
    return run.output
  }

  @Test(.needs("aapt2")) func aaptCompilesForms() throws {
    _ = try judge("android", by: "aapt2", "compile", "FILE", "-o", ".")
  }

  @Test(.needs("plistutil")) func plistutilReadsForms() throws {
    _ = try judge("stringsdict", by: "plistutil", "-i", "FILE", "-o", "M.bin", "-f", "bin")
  }

  private static let release = "/usr/lib/qt6/bin/lrelease"

  @Test(.needs(release)) func lreleaseReadsForms() throws {
    let output = try judge("ts", by: Self.release, "FILE")
    #expect(output.contains("(1 finished and 0 unfinished)"), "\(output)")
  }

  /// A text that had no number gets forms, and its translation becomes the general one.
  @Test(arguments: samples.filter { !["xliff", "stringsdict"].contains($0.name) })
  func aTextGetsForms(sample: Sample) throws {
    try write(sample.paths, "All files")
    #expect(try menuc("translate", "menu.yaml", "--to", "ru").status == 0)
    let plain = [
      "android": ("detail\"></", "detail\">Все</"),
      "arb": ("$detail\": \"\"", "$detail\": \"Все\""),
      "i18next": ("\"detail\": \"\"", "\"detail\": \"Все\""),
      "ts": (
        "detail</comment>\n        <extracomment>Recent</extracomment>\n        <translation type=\"unfinished\"></",
        "detail</comment>\n        <extracomment>Recent</extracomment>\n        <translation>Все</"
      ),
    ]
    let (empty, translation) = try #require(plain[sample.name])
    let old = try text(sample.file)
    try directory.write(old.replacing(empty, with: translation), to: sample.file)
    #expect(try text(sample.file) != old)
    try write(sample.paths)
    let update = try menuc("translate", "menu.yaml")
    #expect(update.status == 0, "\(update.errors)")
    let new = try text(sample.file)
    #expect(new.ranges(of: "Все").count == 1, "\(new)")
    #expect(try menuc("translate", "menu.yaml").output.contains("unchanged"), "\(new)")
    let review = try findings().filter { $0.contains("awaits review") }
    #expect(review.isEmpty == (sample.name == "i18next"), "\(review)\n\(new)")
    let missing = try findings().filter { $0.contains("not translated") && $0.contains("file") }
    #expect(missing.count == ["arb": 2, "ts": 2][sample.name] ?? 3, "\(missing)\n\(new)")
  }

  /// Texts with a number are in the `.stringsdict` file, and all others in the `.strings` file. Each has its own template.
  @Test func twoFilesOfApple() throws {
    try write("[\"{language}.lproj/M.strings\", \"{language}.lproj/M.stringsdict\"]")
    let made = try menuc("translate", "menu.yaml", "--to", "de", "--template")
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.contains("written de.lproj/M.strings:"))
    #expect(made.output.contains("written de.lproj/M.stringsdict:"))
    #expect(try !text("de.lproj/M.strings").contains("detail"))
    #expect(try !text("de.lproj/M.stringsdict").contains("recent/title"))
    let template = try text("en.lproj/M.stringsdict")
    #expect(template.contains("<key>one</key>\n      <string>%d file</string>"), "\(template)")
    #expect(try !menuc("lint", "menu.yaml").errors.contains("unknown-text"))
    let again = try menuc("translate", "menu.yaml", "--template")
    #expect(!again.output.contains("written"), "\(again.output)")
  }

  /// A program's own texts with a number work as they are, found by name or by their source.
  @Test(arguments: [
    (
      "values-{language}/strings.xml#menu_{id}_{text}", "values-de/strings.xml",
      """
      <resources>
        <string name="menu_recent_title">Zuletzt</string>
        <plurals name="menu_recent_detail">
          <item quantity="one">%1$d Datei, 100%%</item><item quantity="other">%1$d Dateien</item>
        </plurals>
      </resources>
      """, "{count} Datei, 100%"
    ),
    (
      "{language}.json#menu.{id}.{text}", "de.json",
      """
      { "app": { "name": "App", "list": ["a"] }, "menu": { "recent": {
        "title": "Zuletzt", "detail_other": "{{count}} Dateien", "detail_one": "{{count}} Datei" } } }
      """, "{count} Datei"
    ),
    (
      "{language}.po", "de.po",
      """
      msgid ""
      msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"

      msgid "Recent"
      msgstr "Zuletzt"

      msgid "{count} file"
      msgid_plural "{count} files"
      msgstr[0] "{count} Datei"
      msgstr[1] "{count} Dateien"

      """, "{count} Datei"
    ),
    (
      "app_{language}.ts", "app_de.ts",
      """
      <!DOCTYPE TS>
      <TS version="2.1" language="de" sourcelanguage="en"><context><name>Main</name>
        <message><source>Recent</source><translation>Zuletzt</translation></message>
        <message numerus="yes"><source>%n files</source><translation>
          <numerusform>%n Datei</numerusform><numerusform>%n Dateien</numerusform></translation></message>
      </context></TS>
      """, "{count} Datei"
    ),
  ])
  func textsOfProgramsHaveForms(paths: String, file: String, catalog: String, one: String) throws {
    try write(paths, one: file.hasSuffix("ts") ? "{count} files" : "{count} file")
    try directory.write(catalog, to: file)
    #expect(try forms(in: "de") == ["one": one, "other": "{count} Dateien"])
    #expect(try findings().filter { !$0.contains("placeholder") } == [])
    let update = try menuc("translate", "menu.yaml")
    #expect(update.output.contains("unchanged \(file)"), "\(update.output)\(update.errors)")
  }

  /// Flutter shows an apostrophe before a placeholder; ICU takes it as the start of a quotation.
  @Test func anApostropheBeforeANumberIsDoubtful() throws {
    try write("app_{language}.arb")
    for (apostrophe, isDoubtful) in [("'", true), ("’", false)] {
      let other = "{count} fichiers, l\(apostrophe){count}"
      try directory.write(
        """
        {
          "@@locale": "fr",
          "recent$title": "Récents aujourd'hui",
          "recent$detail": "{count, plural, one{{count} fichier} other{\(other)}}"
        }

        """, to: "app_fr.arb")
      #expect(try forms(in: "fr")["other"] == other)
      #expect(
        try findings()
          == (isDoubtful
            ? [
              "the translation of '{count} files' has an apostrophe before '{' (in 'fr') [placeholder-mismatch]"
            ] : []))
      #expect(try menuc("translate", "menu.yaml").status == 0)
      #expect(try text("app_fr.arb").contains("other{\(other)}"))
    }
  }

  /// In nested JSON, the object of an item with a new id gets its name. Texts beside others of the program are copied.
  @Test func nestedJSONKeepsWhatIsTheProgram() throws {
    func catalog(_ id: String, _ more: String = "") -> String {
      """
      {
        "app": { "ok": "OK" },
        "menu": {
          "\(id)": {
            "title": "Zuletzt",\(more)
            "detail_one": "{{count}} Datei",
            "detail_other": "{{count}} Dateien"
          }
        }
      }

      """
    }
    try write("{language}.json#menu.{id}.{text}", title: "Recent, was: [old]")
    for more in ["", "\n      \"program\": \"x\","] {
      try directory.write(catalog("old", more), to: "de.json")
      let update = try menuc("translate", "menu.yaml")
      #expect(update.status == 0, "\(update.errors)")
      let new = try text("de.json")
      if more.isEmpty {
        #expect(new == catalog("recent"))
      } else {
        #expect(new.contains("\"program\": \"x\"") && new.contains("\"recent\": {"), "\(new)")
      }
      #expect(try forms(in: "de") == ["one": "{count} Datei", "other": "{count} Dateien"])
      #expect(try menuc("translate", "menu.yaml").output.contains("unchanged de.json"))
    }
  }
}
