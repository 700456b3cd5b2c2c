/// Finds the fixes of menus that may be offered: those that `--fix` would make. Each is tried with
/// others that it does not get in the way of.
struct FixOffers {
  private let trials: FixTrials
  private let state: FixTrials.State
  private var sound: Set<FixCandidate.Key> = []

  init(_ trials: FixTrials, _ state: FixTrials.State) {
    self.trials = trials
    self.state = state
  }

  /// The menus without the fixes that would be taken back.
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
      // Another fix may have been to blame, which is known now.
      if rest.isEmpty, !sifted.kept.isEmpty { swap(&rest, &suspects) }
    }
  }
}

extension CompiledMenu {
  fileprivate func offering(where isSound: (FixCandidate.Key) -> Bool) -> CompiledMenu {
    telling(
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

/// The compiler: parse → include → read → validate → lower → render. Problems of the document end
/// in the result; a broken template (``TargetError``) and a request for what does not exist
/// (``UsageError``) are thrown. A fix is offered only if it was tried and does what it should.
///
/// - Parameters:
///   - sink: Takes what is generated, as it is rendered; without one, the result holds it.
///   - offersFixes: Whether diagnostics come with their fixes. To try them, the menu is compiled again.
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
  // What was rendered has no trees any more.
  let isRendered = compiled.menu != nil && compiled.plan == nil
  let whole =
    isRendered
    ? try compileWithUntriedFixes(file, goal: .table, input: input, severities: severities)
    : compiled
  var offers = FixOffers(
    FixTrials(compiler: compiler), FixTrials.State(menus: [.success(whole)]))
  let checked = try offers.menus().first?.get() ?? compiled
  if isRendered { return compiled.telling(checked.diagnostics) }
  return goal.isCheck ? checked.withoutTable : checked
}

extension CompiledMenu {
  fileprivate var withoutTable: CompiledMenu {
    CompiledMenu(
      sources: sources, diagnostics: diagnostics, failure: failure, menu: nil, files: [])
  }
}

extension CompilerInput {
  /// An input that reads everything once.
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

/// What was read beside a document.
private final class InputMemory {
  struct Key: Hashable {
    let path: String
    let from: String?
  }

  var includes: [Key: IncludeResult] = [:]
  var targets: [Key: Result<TargetSource, any Error>] = [:]
}
