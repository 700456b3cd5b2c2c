/// A set of words from which a key chooses.
protocol Choice: RawRepresentable<String>, CaseIterable, Sendable {}

extension Choice {
  static var names: [String] { allCases.map(\.rawValue) }
}
