/// How the compiler reaches what is outside of it. It reads and writes no files of its own.
public struct CompilerInput {
  public var loadInclude: IncludeLoader
  public var loadTarget: TargetLoader
  /// Says whether what is written, and what pages ask for, may be where it is.
  public var judge: PathJudge
  /// What the project says for menus that do not say what to generate.
  public var configuration: ProjectConfiguration?

  public init(
    loadInclude: @escaping IncludeLoader, loadTarget: @escaping TargetLoader,
    judge: @escaping PathJudge = { _ in nil }, configuration: ProjectConfiguration? = nil
  ) {
    self.loadInclude = loadInclude
    self.loadTarget = loadTarget
    self.judge = judge
    self.configuration = configuration
  }

  /// An input for documents that stand alone.
  public static var none: CompilerInput {
    CompilerInput(
      loadInclude: { _, _ in .missing("there are no files here") },
      loadTarget: { path, _ in throw TargetError("\(path): there are no files here") })
  }
}
