/// A part of an engine that menus without a feature of the language have no use for.
public enum EnginePart: String, Choice, Codable {
  case checks
  case conditions
  case languages
  case slots

  static let all = Set(allCases)
}
