import TOMLKit
import Testing

@testable import MenuCompiler

/// The values of a TOML document, which menuc reads from its syntax tree, are those of TOMLKit.
@Suite struct TOMLValueTests {
  @Test(arguments: TOMLTreeCorpus.documents)
  func valuesAreThoseOfTOMLKit(_ document: String) throws {
    try compare(document)
    try compare(document.replacing("\n", with: "\r\n"))
  }

  @Test func valuesOfRandomDocumentsAreThoseOfTOMLKit() throws {
    for seed in 1...500 as ClosedRange<UInt64> {
      let document = TOMLTreeGenerator.document(seed: seed)
      guard (try? TOMLTable(string: document)) != nil else { continue }
      try compare(document)
    }
  }

  @Test(arguments: [
    "0", "+1", "-17", "1_000", "0xdead_BEEF", "0o755", "0b1101_0110", "9223372036854775807",
    "-9223372036854775808", "1.5", "+1.0", "-0.01", "5e+22", "1e06", "-2E-2", "6.626e-34",
    "224_617.445_991_228", "inf", "+inf", "-inf", "nan", "true", "false", "1979-05-27", "07:32:00",
    "00:32:00.999999", "1979-05-27T07:32:00Z", "1979-05-27 07:32:00", "1979-05-27T00:32:00-07:00",
    #""""#, "''", #""\b\t\n\f\r\"\\\u00e9\U0001F600""#, #"'C:\new'"#, "\"é😀\"",
    "\"\"\"\nA\nB\"\"\"", "\"\"\"A \\\n   B\"\"\"", "'''\n\nA\\n'''", "\"\"\"\"\"\"",
    "\"\"\"\"A\"\"\"\"\"",
    "[]", "[1, 2.0, 'a', [true], { a = 1 }]", "{}", "{ b = 1, a.c = 2, a.b = 3 }",
  ])
  func everyFormOfAValue(_ value: String) throws {
    try compare("value = \(value)\n")
    try compare("a = [\(value), \(value)]\n")
  }

  private func compare(_ document: String) throws {
    let table = try TOMLTable(string: document)
    var diagnostics = Diagnostics()
    let file = SourceFile(name: "a.toml", format: .toml, text: document)
    let root = try #require(
      parse(file, as: 0, into: &diagnostics).root, "\(diagnostics.all)\n\(document)")
    var number: Int32 = 0
    #expect(describe(root, &number) == describe(table.tomlValue), "\(document)")
  }

  /// Values are numbered in the order in which TOMLKit passes them.
  private func describe(_ node: SourceNode, _ number: inout Int32) -> String {
    #expect(node.place.node == number)
    number += 1
    switch node.value {
    case .table(let entries):
      let written = entries.map { "\($0.key.debugDescription): \(describe($0.value, &number))" }
      return "{\(written.joined(separator: ", "))}"
    case .array(let elements):
      return "[\(elements.map { describe($0, &number) }.joined(separator: ", "))]"
    case .text(let text): return text.debugDescription
    case .integer(let integer): return "\(integer)"
    case .number(let double): return double.isNaN ? "nan" : "\(double.bitPattern)"
    case .boolean(let flag): return "\(flag)"
    case .unsupported(let type): return type
    case .nothing, .plain: return "?"
    }
  }

  private func describe(_ value: TOMLValue) -> String {
    if let table = value.table {
      let entries = zip(table.keys, table.values)
      return
        "{\(entries.map { "\($0.debugDescription): \(describe($1.tomlValue))" }.joined(separator: ", "))}"
    }
    if let array = value.array {
      let elements = (0..<array.count).map { describe(array[$0].tomlValue) }
      return "[\(elements.joined(separator: ", "))]"
    }
    switch value.type {
    case .string: return (value.string ?? "?").debugDescription
    case .int: return "\(value.int ?? 0)"
    case .double:
      let double = value.double ?? 0
      return double.isNaN ? "nan" : "\(double.bitPattern)"
    case .bool: return "\(value.bool ?? false)"
    case .date: return "a date"
    case .time: return "a time"
    case .dateTime: return "a date and time"
    case .table, .array: return "?"
    }
  }
}
