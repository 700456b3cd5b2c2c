/// A set of words, one of which is the value of a key.
protocol Choice: RawRepresentable<String>, CaseIterable, Sendable {}

extension Choice {
  static var names: [String] { allCases.map(\.rawValue) }
}
