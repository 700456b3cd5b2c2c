/// The compiler's access to the outside world. The compiler itself reads and writes no files.
public struct CompilerInput {
  /// Loads an included document.
  public var loadInclude: IncludeLoader
  /// Loads a custom template, or the folder of a custom target.
  public var loadTarget: TargetLoader
  /// Finds and loads catalogs; nil to compile menus without their translations.
  public var loadCatalogs: CatalogLoader?
  /// Checks whether outputs, and files that pages load, are in permitted places.
  public var judge: PathJudge
  /// The project's configuration, with the entries for menus without `generate`.
  package var configuration: ProjectConfiguration?
  /// The values of conditions that are fixed in all outputs, in addition to the values that entries
  /// fix.
  package var defines: [Define] = []
  /// Whether ``defines`` may name conditions that the menu does not have, because they apply to
  /// several menus.
  package var definesAreShared = false

  /// Creates an input from functions that are called while a document is compiled.
  ///
  /// - Parameters:
  ///   - loadInclude: Loads an included document, given its path as written.
  ///   - loadTarget: Loads a custom template or target, given its path as written.
  ///   - loadCatalogs: Finds and loads catalogs; nil to compile menus without their translations.
  ///   - judge: Returns the reason why the path of an output or of a page's script is refused; nil
  ///     if it is allowed.
  public init(
    loadInclude: @escaping IncludeLoader, loadTarget: @escaping TargetLoader,
    loadCatalogs: CatalogLoader? = nil,
    judge: @escaping PathJudge = { _ in nil }
  ) {
    self.loadInclude = loadInclude
    self.loadTarget = loadTarget
    self.loadCatalogs = loadCatalogs
    self.judge = judge
  }

  /// An input for documents that need no other files.
  public static var none: CompilerInput {
    CompilerInput(
      loadInclude: { _, _ in .missing("there are no files here") },
      loadTarget: { path, _ in throw TargetError("\(path): there are no files here") })
  }
}
