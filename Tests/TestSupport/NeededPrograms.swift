import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test where one of the programs is missing; in CI it fails instead.
  public static func needs(_ programs: String...) -> Self {
    let isThere = programs.allSatisfy { (try? Command.run("which", [$0]).status) == 0 }
    return .enabled(if: Repository.isCI || isThere, "needs \(programs.joined(separator: ", "))")
  }

  /// Skips a test where Python or one of its modules is missing; in CI it fails instead.
  public static func needsPython(_ modules: String...) -> Self {
    let imported = "import \(modules.joined(separator: ", "))"
    let isThere = (try? Command.run("python3", ["-c", imported]).status) == 0
    return .enabled(
      if: Repository.isCI || isThere, "needs python3 with \(modules.joined(separator: ", "))")
  }
}
