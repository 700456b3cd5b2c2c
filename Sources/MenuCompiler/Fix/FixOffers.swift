/// Finds the fixes that can be offered: the fixes that `--fix` would apply. Each is tried together
/// with others that it does not conflict with.
struct FixOffers {
  private let trials: FixTrials
  private let state: FixTrials.State
  private var sound: Set<FixCandidate.Key> = []

  init(_ trials: FixTrials, _ state: FixTrials.State) {
    self.trials = trials
    self.state = state
  }

  /// Returns the menus without the fixes that would be reverted.
  mutating func menus() -> [Result<CompiledMenu, any Error>] {
    let candidates = trials.candidates(of: state) { _, _, _ in true }
    var budget = FixTrials.budget(for: state)
    for (_, candidates) in Dictionary(grouping: candidates, by: \.rank).sorted(by: { $0.0 < $1.0 })
    {
      tryOut(candidates, &budget)
    }
    let sound = sound
    return state.menus.map { menu in menu.map { $0.offering { sound.contains($0) } } }
  }

  /// Tries fixes of one rank, in as few batches as possible.
  private mutating func tryOut(_ candidates: [FixCandidate], _ budget: inout Int) {
    var rest = candidates
    var suspects: [FixCandidate] = []
    while !rest.isEmpty, budget > 0 {
      let sifted = trials.sift(FixTrials.batch(of: rest), from: state, &budget)
      sound.formUnion(sifted.kept.map(\.key))
      suspects += sifted.bad
      let done = Set((sifted.kept + sifted.bad).map(\.key))
      rest.removeAll { done.contains($0.key) }
      // The suspects may have failed only because of a fix that has since been removed, so they are
      // tried once more.
      if rest.isEmpty, !sifted.kept.isEmpty { swap(&rest, &suspects) }
    }
  }
}

extension CompiledMenu {
  func offering(where isSound: (FixCandidate.Key) -> Bool) -> CompiledMenu {
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

extension CompiledMenu {
  /// Returns a result without the fixes that do not work.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - goal: The stage up to which the document was compiled.
  ///   - compiler: Compiles the document again.
  func offeringSoundFixes(
    of file: SourceFile, goal: CompilerGoal, compiler: FixCompiler
  ) throws -> CompiledMenu {
    guard diagnostics.contains(where: { $0.fix != nil }) else { return self }
    compiler.know(sources)
    // The trees were dropped when the menu was rendered.
    let isRendered = menu != nil && plan == nil
    let whole = isRendered ? try compiler.compile(0, with: [:]).get() : self
    var offers = FixOffers(
      FixTrials(compiler: compiler), FixTrials.State(menus: [.success(whole)]))
    let checked = try offers.menus().first?.get() ?? self
    if isRendered {
      // The result keeps the problems of the request, because compiling the menu with all its
      // outputs can find other problems.
      let sound = Set(
        checked.diagnostics.compactMap(\.fix).map { FixCandidate.Key($0, in: checked.sources) })
      return offering { sound.contains($0) }
    }
    return goal.isCheck ? checked.withoutTable : checked
  }

  private var withoutTable: CompiledMenu {
    CompiledMenu(
      sources: sources, diagnostics: diagnostics, failure: failure, menu: nil, files: [])
  }
}
