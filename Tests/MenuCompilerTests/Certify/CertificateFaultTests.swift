import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// Faults that are put into files and templates on purpose are found.
@Suite struct CertificateFaultTests {
  /// The parts of files that are tables, from a text up to another, or to the end.
  private static let tables: [String: [(from: String, to: String?)]] = [
    "swift": [("static let table", "\n\n"), ("static let structure", nil)],
    "typescript": [("const items", "The table with texts")],
    "kotlin": [("val languages", "The table with texts"), ("private fun structure", nil)],
    "webcomponent": [("const items", "export"), ("static definition", "style: `")],
    "html": [
      ("data-form=", "<template"), ("<h1 lang=", "</template>"),
      ("<template data-menu=\"items\"", nil),
    ],
    "c": [("static const menu_item items", "_languages[]")],
    "objc": [("static const menu_item items", "const tables[]")],
    "json": [("\"items\": [", nil)],
  ]

  /// A wrong digit anywhere in a table is found: in each file, a number of digits are changed in turn.
  @Test(arguments: CertificateSample.targets)
  func aWrongDigitIsFound(target: String) throws {
    let menu = try CertificateSample.table()
    let files = try render(menu, try CertificateSample.job(target))
    let index = try #require(
      files.firstIndex {
        !$0.isShared && CertificateSample.differences(of: [$0], menu, target).isEmpty
      })
    let bytes = Array(files[index].text.utf8)
    let digits = try Self.digits(in: files[index].text, of: target)
    #expect(digits.count > 70, "\(target)")
    let step = max(1, digits.count / (Repository.isCI ? 120 : 60))
    let missed = stride(from: 0, to: digits.count, by: step).map { digits[$0] }
      .concurrentMap { place -> String? in
        var wrong = bytes
        wrong[place] = UInt8(ascii: "0") + (wrong[place] - UInt8(ascii: "0") + 1) % 8
        var file = files[index]
        file.text = String(decoding: wrong, as: UTF8.self)
        guard CertificateSample.differences(of: [file], menu, target).isEmpty else { return nil }
        let shown = bytes[max(0, place - 40)..<min(bytes.count, place + 20)]
        return String(decoding: shown, as: UTF8.self)
      }.compactMap(\.self)
    #expect(missed == [], "\(target)")
  }

  /// The digits of a table, without comments and places for numbers in texts of views, such as `%1`.
  private static func digits(in text: String, of target: String) throws -> [Int] {
    var places: [Int] = []
    for (from, to) in tables[target] ?? [] {
      let start = try #require(text.range(of: from), "\(target): \(from)").lowerBound
      let end =
        try to.map { try #require(text.range(of: $0, range: start..<text.endIndex)).lowerBound }
        ?? text.endIndex
      var place = text.utf8.distance(from: text.startIndex, to: start)
      let bytes = Array(text[start..<end].utf8)
      var isComment = false
      var isLineStart = false
      for (index, byte) in bytes.enumerated() {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") { isComment = true }
        if isLineStart, byte == UInt8(ascii: "/"), next == byte { isComment = true }
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "*") && next == UInt8(ascii: "/") {
          isComment = false
        }
        isLineStart = byte == UInt8(ascii: "\n") || isLineStart && byte == UInt8(ascii: " ")
        // The end tag of a heading says nothing either.
        let isPlace = index > 0 && "%h".utf8.contains(bytes[index - 1])
        if !isComment, !isPlace, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
          places.append(place)
        }
        place += 1
      }
    }
    return places
  }

  private static let faults: [(target: String, template: String, right: String, wrong: String)] = [
    ("swift", "swift-menu.stencil", "{{ childCount|pad", "{{ shownRows|pad"),
    ("swift", "swift-menu.stencil", "{{ when }} {{ anyLow }}", "{{ when }} {{ anyHigh }}"),
    ("swift", "swift-menu.stencil", "duration: {{ menu.duration }}", "duration: 0.3"),
    (
      "typescript", "typescript-menu.stencil", "{{ parent }} {{ idRank }}",
      "{{ idRank }} {{ parent }}"
    ),
    ("typescript", "typescript-menu.stencil", "{{ when }} {{ item }}", "{{ item }} {{ when }}"),
    ("kotlin", "kotlin-menu.stencil", "{{ flagBits }}", "0"),
    (
      "kotlin", "kotlin-texts-in-code.stencil", "{{ number }} {{ record|as:\"raw\" }}",
      "0 {{ record|as:\"raw\" }}"
    ),
    (
      "kotlin", "kotlin-menu.stencil", "rows = {{ menu.scrollRows }}",
      "rows = {{ menu.titleLines }}"
    ),
    ("webcomponent", "webcomponent-menu.stencil", "{{ menu.keepsOpen }}", "{{ menu.isSingle }}7"),
    ("html", "html-menu.stencil", "{{ item }} {{ condition }}", "{{ condition }} {{ item }}"),
    ("c", "c-items.stencil", ".tag = {{ tag }}", ".tag = 1{{ tag }}"),
    (
      "c", "c-items.stencil", "{% if has.help %}, .help = \"{{ help }}\"",
      "{% if has.hint %}, .help = \"{{ hint }}\""
    ),
    ("c", "c-items.stencil", "{{ modifiers }}, {{ key }}", "{{ key }}, {{ modifiers }}"),
    (
      "c", "c-settings.stencil", ".detail_count = {{ details.count }}",
      ".detail_count = {{ items.count }}"
    ),
    (
      "objc", "c-texts.stencil", "\"{{ form }}\", \"{{ value }}\"",
      "\"{{ value }}\", \"{{ form }}\""
    ),
  ]

  /// A wrong name in a template is found: what it prints is not what the menu says.
  @Test func aWrongTemplateIsFound() throws {
    let menu = try CertificateSample.table()
    for (target, template, right, wrong) in Self.faults {
      let job = try CertificateSample.job(target) { texts in
        let text = try #require(texts[template], "\(target): \(template)")
        #expect(text.contains(right), "\(template): \(right)")
        texts[template] = text.replacing(right, with: wrong)
      }
      let files = try render(menu, job)
      #expect(
        CertificateSample.differences(of: files, menu, target) != [], "\(template): \(wrong)")
    }
  }

  /// The error names the file, the item and both values.
  @Test func aDifferenceStopsTheBuild() throws {
    let menu = try CertificateSample.table()
    let job = try CertificateSample.job("c") {
      $0["c-items.stencil"]?.replace(".tag = {{ tag }}", with: ".tag = 1{{ tag }}")
    }
    let found = CertificateSample.differences(of: try render(menu, job), menu, "c")
    #expect(found == ["item 3: 'tag' is \"1101\"; the menu has \"101\""])
    let list = CertificateList()
    list.all = [
      Certificate(target: "c", file: "a.c", outcome: .differs(found + found + found + found))
    ]
    #expect(
      list.failure?.description
        == "'a.c' differs from the menu: \((found + found + found).joined(separator: "; ")); and 1 more"
    )
  }
}
