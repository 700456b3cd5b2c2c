@testable import MenuOracle

extension BreakageDocument {
  /// The document without one of its brackets. If its partner is on another line, that line is
  /// broken as well.
  func dropping(_ mark: Character, _ dice: inout Dice) -> Mutant? {
    let found = linesWithBrackets.flatMap { line in
      Self.brackets(in: lines[line]).filter { $0.mark == mark }.map { (line, $0.index) }
    }
    guard let (line, index) = found.randomElement(using: &dice) else { return nil }
    let next = lines[line].index(after: index)
    var mutant = replacing(line, index..<next, with: "")
    if let partner = partner(of: index, line) { mutant?.broken.insert(partner + 1) }
    return mutant
  }

  /// The lines on which brackets are syntax: headers, arrays and tables, and their closing lines.
  private var linesWithBrackets: [Int] {
    let values = pairs.filter { ["[", "{"].contains(value(of: $0).prefix(1)) }.map(\.line)
    guard format == .toml else { return Set(values).sorted() }
    let others = lines.indices.filter { line in
      ["[", "]", "}"].contains(lines[line].drop { $0 == " " }.prefix(1))
    }
    return Set(values + others).sorted()
  }

  /// The brackets of a line outside quotes and comments.
  private static func brackets(in text: String) -> [(index: String.Index, mark: Character)] {
    var found: [(String.Index, Character)] = []
    var quote: Character?
    var previous: Character = " "
    for index in text.indices {
      let mark = text[index]
      if let open = quote {
        if mark == open { quote = nil }
      } else if mark == "\"" || mark == "'", !previous.isLetter {
        quote = mark
      } else if mark == "#", previous == " " {
        break
      } else if "[]{}".contains(mark) {
        found.append((index, mark))
      }
      previous = mark
    }
    return found
  }

  /// The line of the bracket that matches another one.
  private func partner(of index: String.Index, _ line: Int) -> Int? {
    var open: [(line: Int, index: String.Index)] = []
    for number in lines.indices {
      for bracket in Self.brackets(in: lines[number]) {
        if "[{".contains(bracket.mark) {
          open.append((number, bracket.index))
        } else if let last = open.popLast() {
          if number == line, bracket.index == index { return last.line }
          if last.line == line, last.index == index { return number }
        }
      }
    }
    return nil
  }
}
