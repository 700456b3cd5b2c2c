/// The result of compiling a document.
public struct CompiledMenu: Sendable {
  /// The document and the files that it includes.
  package private(set) var sources: Sources
  /// All problems, ordered by their places.
  public let diagnostics: [LocatedDiagnostic]
  /// The reason why a template that the document names can't be used. This is not a problem with
  /// the menu.
  public let failure: TargetError?
  /// The flat table; nil if problems keep the menu from being built, or if the menu was not
  /// compiled to its table.
  package private(set) var menu: LoweredMenu?
  /// The files that the targets generated; empty if the menu can't be built or was only checked.
  public let files: [GeneratedFile]
  /// The conditions that the request fixes but that the menu does not have.
  package var unknownDefines: [String] = []
  /// The texts that views of the outputs show, if the menu was compiled for its texts.
  var interfaceTexts: Set<InterfaceText> = []
  /// The results of reading the generated files back, if this was requested.
  package var certificates: [Certificate] = []
  /// The sizes of the outputs whose targets can compute them, if this was requested.
  package var sizes: [OutputSizes] = []
  /// The menu as declared and the jobs of its outputs; nil if the menu was not compiled to its
  /// table.
  package var plan: (declared: Menu, jobs: [RenderJob], requestedDefines: [Define])? = nil
  /// The menu as declared, if it was compiled for an editor. It may have errors.
  var declared: Menu?

  /// A copy of the result with different problems.
  func reporting(_ diagnostics: [LocatedDiagnostic]) -> CompiledMenu {
    CompiledMenu(
      sources: sources, diagnostics: diagnostics, failure: failure, menu: menu, files: files,
      unknownDefines: unknownDefines, interfaceTexts: interfaceTexts, certificates: certificates,
      sizes: sizes,
      plan: plan,
      declared: declared)
  }

  /// A copy of the result without data that only later stages need, so that thousands of menus fit
  /// into memory. It lacks the trees and the table and, if there are no problems, the contents of
  /// the source files.
  package func condensed() -> CompiledMenu {
    var menu = self
    menu.menu = nil
    menu.plan = nil
    if diagnostics.isEmpty { menu.sources.dropTexts() } else { menu.sources.dropTrees() }
    return menu
  }
}

extension CompiledMenu {
  /// Restores the result of a menu that was compiled earlier, from files that have not changed
  /// since.
  ///
  /// - Parameters:
  ///   - sources: The document and the files it included, with their contents if there are
  ///     problems.
  ///   - diagnostics: The problems found at that time; there are no errors among them.
  ///   - files: The files generated at that time.
  package init(
    unchanged sources: [SourceFile], diagnostics: [LocatedDiagnostic], files: [GeneratedFile],
    unknownDefines: [String]
  ) {
    var all = Sources()
    for file in sources { all.add(ParsedFile(unparsed: file)) }
    self.init(
      sources: all, diagnostics: diagnostics, failure: nil, menu: nil, files: files,
      unknownDefines: unknownDefines)
  }
}

/// The stage up to which a document is compiled.
public enum CompilerGoal: Sendable {
  /// Finds the problems of the menu.
  case check
  /// Finds the problems of the menu's items, so that their texts can be written into catalogs.
  /// Existing catalogs and the outputs of the document are not checked.
  case texts
  /// Finds the problems of the menu, and flattens it.
  case table
  /// Finds the problems of the menu, flattens it, and renders its targets.
  case files(BuildRequest)

  /// Whether only the problems are needed.
  package var isCheck: Bool {
    switch self {
    case .check: true
    case .texts, .table, .files: false
    }
  }
}
