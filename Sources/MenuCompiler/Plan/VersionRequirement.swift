/// The versions of menuc that a project accepts: comparisons such as `>=0.1, <0.3`, which must all
/// hold.
struct VersionRequirement {
  private enum Comparison: String, CaseIterable {
    case atLeast = ">="
    case atMost = "<="
    case equal = "=="
    case above = ">"
    case below = "<"
  }

  private let parts: [(comparison: Comparison, version: [Int])]

  /// Returns nil if the text is not a list of comparisons.
  init?(_ text: String) {
    var parts: [(Comparison, [Int])] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let part = part.withoutOuterBlanks
      guard let comparison = Comparison.allCases.first(where: { part.hasPrefix($0.rawValue) }),
        case let number = part.dropFirst(comparison.rawValue.count).withoutOuterBlanks,
        let version = Self.version(number[...])
      else { return nil }
      parts.append((comparison, version))
    }
    self.parts = parts
  }

  /// - Parameter text: A version, such as `0.1.0`.
  func accepts(_ text: String) -> Bool {
    guard let version = Self.version(text[...]) else { return false }
    return parts.allSatisfy { part in
      let isBelow = version.lexicographicallyPrecedes(part.version)
      let isAbove = part.version.lexicographicallyPrecedes(version)
      return switch part.comparison {
      case .atLeast: !isBelow
      case .atMost: !isAbove
      case .equal: !isBelow && !isAbove
      case .above: isAbove
      case .below: isBelow
      }
    }
  }

  /// The three numbers of a version; omitted numbers are 0. Nil if the text is not a version.
  private static func version(_ text: Substring) -> [Int]? {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { word in
      word.count <= 6 && word.allSatisfy { $0.isASCII && $0.isNumber } ? Int(word) : nil
    }
    guard numbers.count == words.count, numbers.count <= 3 else { return nil }
    return numbers + Array(repeating: 0, count: 3 - numbers.count)
  }
}
