import MenuCompiler

@testable import MenuOracle

/// A mistake that people make, its expected diagnostic, and a way to make it in a valid document.
struct Breakage: Sendable {
  let name: String
  let formats: [SourceFormat]
  /// The names under which the mistake may be reported.
  let expected: [DiagnosticName]
  /// Breaks a document at a random place; nil if it has no such place.
  let apply: @Sendable (BreakageDocument, inout Dice) -> Mutant?

  init(
    _ name: String, _ formats: [SourceFormat] = [.toml, .yaml], _ expected: DiagnosticName...,
    apply: @escaping @Sendable (BreakageDocument, inout Dice) -> Mutant?
  ) {
    self.name = name
    self.formats = formats
    self.expected = expected
    self.apply = apply
  }

  /// Whether the breakage leads only to a warning.
  var isWarning: Bool { expected.allSatisfy { $0.severity != .error } }

  static let all = marks + layout + keys + values + items + titles + documents
}

extension BreakageDocument {
  /// A random pair with one of the names.
  func pair(
    _ names: [String], _ dice: inout Dice, where isMeant: (Pair) -> Bool = { _ in true }
  ) -> Pair? {
    pairs(names, where: isMeant).randomElement(using: &dice)
  }

  /// A random pair.
  func pair(_ dice: inout Dice, where isMeant: (Pair) -> Bool = { _ in true }) -> Pair? {
    pairs(where: isMeant).randomElement(using: &dice)
  }

  func item(_ dice: inout Dice, where isMeant: (Item) -> Bool) -> Item? {
    items.filter(isMeant).randomElement(using: &dice)
  }

  /// Replaces a random pair's value.
  func mutant(
    _ names: [String], _ dice: inout Dice, value: (String) -> String?
  ) -> Mutant? {
    guard let pair = pair(names, &dice), let text = value(self.value(of: pair)) else { return nil }
    return replacingValue(of: pair, with: text)
  }
}
