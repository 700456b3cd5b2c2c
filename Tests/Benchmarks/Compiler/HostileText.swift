import Foundation
import MenuCompiler

/// Prints how long documents of one repeated string take, beside documents of eight times the size:
/// eight times as long if the time is linear in the number of bytes, 64 times if it is quadratic.
func benchmarkHostileText(_ size: Int) throws {
  let units = [
    "[", "{", "]", "}", "\"", "'", "=", ".", ",", "#", "\\", "\n", "a", "a.", "[a.", "[[a]]",
    "[a]\n",
    "a=[", "a={", "a={a=", "\"\"\"", "'''", "a=\"\n", "a=1\n", "a.a=1\n", "[a.a]\n", "[[a]]\n",
    "[[a.a]]\n", "\"\\u", "[1,", "{a=1,", "a=[[],{}]\n", "1979-05-27 ", "\\u0000", "- ", "- a\n",
    "a: ",
    "&a ", "*a ", "? ", "!!", "|\n", "%",
  ]
  print(
    "the slowest of \(units.count) hostile texts, milliseconds, with eight times the size, ratio:")
  for format in SourceFormat.documents {
    let start = format == .toml ? "menu = " : format == .yaml ? "menu: " : "{\"menu\": "
    let lines = try units.flatMap { unit in
      try ["", start].map { prefix in
        let small = try milliseconds(prefix, unit, size, format)
        let large = try milliseconds(prefix, unit, 8 * size, format)
        return (text: prefix + unit, small: small, large: large)
      }
    }
    for line in lines.sorted(by: { $0.large > $1.large }).prefix(5) {
      print(
        "  \(format.rawValue) \(line.text.debugDescription)"
          .padding(toLength: 24, withPad: " ", startingAt: 0),
        tenths(line.small), tenths(line.large), tenths(line.large / line.small))
    }
  }
}

private func milliseconds(
  _ prefix: String, _ unit: String, _ size: Int, _ format: SourceFormat
) throws -> Double {
  let text = prefix + String(repeating: unit, count: size / unit.utf8.count)
  let file = SourceFile(name: "menu", format: format, text: text)
  let start = ContinuousClock.now
  _ = try compileMenu(file, goal: .check, input: .none)
  return (ContinuousClock.now - start) / .milliseconds(1)
}
