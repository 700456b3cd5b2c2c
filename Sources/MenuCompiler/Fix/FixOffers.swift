/// Finds the fixes that can be offered: those that `--fix` would apply. Each is tried together with
/// others that it does not conflict with.
struct FixOffers {
  private let trials: FixTrials
  private let state: FixTrials.State
  private var sound: Set<FixCandidate.Key> = []

  init(_ trials: FixTrials, _ state: FixTrials.State) {
    self.trials = trials
    self.state = state
  }

  /// The menus without the fixes that would be reverted.
  mutating func menus() -> [Result<CompiledMenu, any Error>] {
    let candidates = trials.candidates(of: state) { _, _, _ in true }
    guard !candidates.isEmpty else { return state.menus }
    var budget = FixTrials.budget(for: state)
    for (_, candidates) in Dictionary(grouping: candidates, by: \.rank).sorted(by: { $0.0 < $1.0 })
    {
      tryOut(candidates, &budget)
    }
    let sound = sound
    return state.menus.map { menu in menu.map { $0.offering { sound.contains($0) } } }
  }

  /// Tries fixes of one rank, in as few batches as it takes.
  private mutating func tryOut(_ candidates: [FixCandidate], _ budget: inout Int) {
    var rest = candidates
    var suspects: [FixCandidate] = []
    while !rest.isEmpty, budget > 0 {
      let sifted = trials.sift(FixTrials.batch(of: rest), from: state, &budget)
      sound.formUnion(sifted.kept.map(\.key))
      suspects += sifted.bad
      let done = Set((sifted.kept + sifted.bad).map(\.key))
      rest.removeAll { done.contains($0.key) }
      // Another fix, which is known now, may have been to blame.
      if rest.isEmpty, !sifted.kept.isEmpty { swap(&rest, &suspects) }
    }
  }
}

extension CompiledMenu {
  fileprivate func offering(where isSound: (FixCandidate.Key) -> Bool) -> CompiledMenu {
    reporting(
      diagnostics.map { diagnostic in
        guard let fix = diagnostic.fix, !isSound(FixCandidate.Key(fix, in: sources)) else {
          return diagnostic
        }
        var diagnostic = diagnostic
        diagnostic.fix = nil
        return diagnostic
      })
  }
}

/// The compiler: parse → include → read → validate → lower → render. Problems of the document are
/// part of the result; a broken template (``TargetError``) and a request for something that does
/// not exist (``UsageError``) are thrown. A fix is offered only if it was tried and works.
///
/// - Parameters:
///   - sink: Receives generated files as they are rendered; without a sink, the result contains
///     them.
///   - offersFixes: Whether diagnostics include fixes. To try them, the menu is compiled again.
public func compileMenu(
  _ file: SourceFile, goal: CompilerGoal, input: CompilerInput,
  severities: SeveritySettings = SeveritySettings(), sink: GeneratedFileSink? = nil,
  offersFixes: Bool = true
) throws -> CompiledMenu {
  guard offersFixes else {
    return try compileWithUntriedFixes(
      file, goal: goal, input: input, severities: severities, sink: sink, needsTable: false
    ).offering { _ in false }
  }
  let input = input.remembering
  let compiled = try compileWithUntriedFixes(
    file, goal: goal, input: input, severities: severities, sink: sink)
  guard compiled.diagnostics.contains(where: { $0.fix != nil }) else { return compiled }
  let compiler = FixCompiler(
    documents: [file], severities: severities, input: { _ in input })
  compiler.know(compiled.sources)
  // The trees were dropped when the menu was rendered.
  let isRendered = compiled.menu != nil && compiled.plan == nil
  let whole =
    isRendered
    ? try compileWithUntriedFixes(file, goal: .table, input: input, severities: severities)
    : compiled
  var offers = FixOffers(
    FixTrials(compiler: compiler), FixTrials.State(menus: [.success(whole)]))
  let checked = try offers.menus().first?.get() ?? compiled
  if isRendered { return compiled.reporting(checked.diagnostics) }
  return goal.isCheck ? checked.withoutTable : checked
}

extension CompiledMenu {
  fileprivate var withoutTable: CompiledMenu {
    CompiledMenu(
      sources: sources, diagnostics: diagnostics, failure: failure, menu: nil, files: [])
  }
}

extension CompilerInput {
  /// An input that reads each file only once.
  fileprivate var remembering: CompilerInput {
    let memory = InputMemory()
    var input = self
    input.loadInclude = { [loadInclude] path, file in
      let key = InputMemory.Key(path: path, from: file.identity)
      if let known = memory.includes[key] { return known }
      let result = loadInclude(path, file)
      memory.includes[key] = result
      return result
    }
    input.loadTarget = { [loadTarget] path, file in
      let key = InputMemory.Key(path: path, from: file?.identity)
      if let known = memory.targets[key] { return try known.get() }
      let result = Result { try loadTarget(path, file) }
      memory.targets[key] = result
      return try result.get()
    }
    return input
  }
}

/// The files that were read in addition to a document.
private final class InputMemory {
  struct Key: Hashable {
    let path: String
    let from: String?
  }

  var includes: [Key: IncludeResult] = [:]
  var targets: [Key: Result<TargetSource, any Error>] = [:]
}
