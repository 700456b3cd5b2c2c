/// A path that a menu or a configuration names, before it is used.
public enum ProjectPath: Sendable {
  /// A directory to write into.
  case output(OutputDirectory)
  /// A file that a page in such a directory loads, relative to the page.
  case script(String, of: OutputDirectory)
}

/// How the caller decides whether a path can be used; nil if it can. The compiler itself accesses
/// no files.
public typealias PathJudge = (ProjectPath) -> PathRefusal?
