/// The result of compiling a document.
public struct CompiledMenu: Sendable {
  /// The document and what it includes.
  package private(set) var sources: Sources
  /// All problems, in file order.
  public let diagnostics: [LocatedDiagnostic]
  /// Why a template that the document names can't be used. This is not a problem of the menu.
  public let failure: TargetError?
  /// The flat table; nil if a problem keeps the menu from being built.
  package private(set) var menu: LoweredMenu?
  /// What the targets generated; empty if the menu can't be built or was only checked.
  public let files: [GeneratedFile]
  /// The conditions to fix that the menu does not have.
  package var unknownDefines: [String] = []
  /// The menu as it was declared, and what it generates, of a menu that was compiled to its table.
  package var plan: (declared: Menu, jobs: [RenderJob], requestedDefines: [Define])? = nil

  /// The same result with other problems.
  func reporting(_ diagnostics: [LocatedDiagnostic]) -> CompiledMenu {
    CompiledMenu(
      sources: sources, diagnostics: diagnostics, failure: failure, menu: menu, files: files,
      unknownDefines: unknownDefines, plan: plan)
  }

  /// The same result without what only later stages need, so that thousands of menus fit into
  /// memory: the trees, the table, and the texts of a menu without problems to report.
  package func condensed() -> CompiledMenu {
    var menu = self
    menu.menu = nil
    menu.plan = nil
    if diagnostics.isEmpty { menu.sources.dropTexts() } else { menu.sources.dropTrees() }
    return menu
  }
}

extension CompiledMenu {
  /// A menu that was compiled earlier, from files that have not changed since.
  ///
  /// - Parameters:
  ///   - sources: The document and what it included. Where there are problems, with their texts.
  ///   - diagnostics: What was found then, without errors.
  ///   - files: What was generated then.
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

/// How far a document is compiled.
public enum CompilerGoal: Sendable {
  /// Find its problems.
  case check
  /// Find the problems of its items, so that their texts can be written into catalogs: neither the
  /// catalogs that exist nor what the document generates is looked at.
  case texts
  /// Also flatten it.
  case table
  /// Also render its targets.
  case files(BuildRequest)

  var isCheck: Bool {
    switch self {
    case .check: true
    case .texts, .table, .files: false
    }
  }
}
