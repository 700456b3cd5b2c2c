/// A path in a menu or a configuration that is checked before it is used.
public enum ProjectPath: Sendable {
  /// A directory to write into.
  case output(OutputDirectory)
  /// A file that a page in an output directory loads, relative to the page.
  case script(String, of: OutputDirectory)
}

/// Returns the reason why a path can't be used; nil if it can. The caller provides the function,
/// because the compiler itself does not access files.
public typealias PathJudge = (ProjectPath) -> PathRefusal?
