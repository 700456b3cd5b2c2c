/// JSON as Xcode writes it: `"key" : value`, indented by two spaces, with sorted keys.
indirect enum XcodeJSON {
  case string(String)
  case object([(String, XcodeJSON)])

  /// - Parameter indent: The indentation of the line on which the value starts.
  func printed(indent: String, lineBreak: String) -> String {
    switch self {
    case .string(let text): return LiteralText.doubleQuoted(text)
    case .object(let members) where members.isEmpty: return "{\(lineBreak)\(lineBreak)\(indent)}"
    case .object(let members):
      let inner = indent + "  "
      let lines = members.sorted { XcodeOrder.isBefore($0.0, $1.0) }.map { key, value in
        let text = value.printed(indent: inner, lineBreak: lineBreak)
        return "\(lineBreak)\(inner)\(LiteralText.doubleQuoted(key)) : \(text)"
      }
      return "{" + lines.joined(separator: ",") + "\(lineBreak)\(indent)}"
    }
  }
}

/// The order in which Xcode sorts keys: case is ignored, and digits are compared as numbers.
enum XcodeOrder {
  static func isBefore(_ first: String, _ second: String) -> Bool {
    let (left, right) = (folded(first), folded(second))
    if left != right { return precedes(left, right) }
    return first.utf8.lexicographicallyPrecedes(second.utf8)
  }

  static func isSorted(_ keys: [String]) -> Bool {
    zip(keys, keys.dropFirst()).allSatisfy { !isBefore($1, $0) }
  }

  private static func folded(_ key: String) -> [Unicode.Scalar] {
    Array(key.lowercased().unicodeScalars)
  }

  private static func precedes(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
    var (first, second) = (left[...], right[...])
    while let one = first.first, let other = second.first {
      if isDigit(one), isDigit(other) {
        let (a, b) = (number(&first), number(&second))
        if a.count != b.count { return a.count < b.count }
        if a != b { return a.lexicographicallyPrecedes(b) { $0.value < $1.value } }
      } else {
        if one != other { return one.value < other.value }
        first = first.dropFirst()
        second = second.dropFirst()
      }
    }
    if first.isEmpty != second.isEmpty { return first.isEmpty }
    return left.lexicographicallyPrecedes(right) { $0.value < $1.value }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Removes the digits at the start of a text, and returns them without leading zeros.
  private static func number(_ text: inout ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    let digits = text.prefix(while: isDigit)
    text = text.dropFirst(digits.count)
    return Array(digits.drop { $0 == "0" })
  }
}
