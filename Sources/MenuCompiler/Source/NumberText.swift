/// Prints numbers in a form that every language can read: `44`, `0.5`, `1e+21`.
enum NumberText {
  static func of(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    return number.description
  }
}
