/// The state of the menus between two rounds of fixing.
struct FixSession {
  private let trials: FixTrials
  private let allowsUnsafe: Bool
  private var state: FixTrials.State
  /// The problems whose fixes were reverted.
  private var refused: Set<ProblemPlace> = []
  /// The number of problems fixed so far in each file, keyed by the file's identity.
  private var counts: [String: Int] = [:]
  private var rounds = 0
  /// Whether a fix was applied since `refused` was last emptied.
  private var hasChanged = false
  /// The number of bytes that may still be compiled to identify bad fixes.
  private var budget: Int

  init(_ compiler: FixCompiler, allowsUnsafe: Bool) {
    trials = FixTrials(compiler: compiler)
    self.allowsUnsafe = allowsUnsafe
    state = FixTrials.State(
      menus: compiler.documents.indices.map { compiler.compile($0, with: [:]) })
    budget = FixTrials.budget(for: state)
  }

  /// The menus in their current state, without fixes that would be reverted.
  mutating func menus() -> [Result<CompiledMenu, any Error>] {
    var offers = FixOffers(trials, state)
    return offers.menus()
  }

  var files: [FixedFile] {
    var known: Set<String> = []
    let identities = state.menus.flatMap { menu in
      (try? menu.get())?.sources.files.map(\.file.identity) ?? []
    }
    return identities.filter { known.insert($0).inserted }.compactMap { identity in
      guard let file = trials.compiler.originals[identity], let bytes = state.texts[identity],
        bytes != file.bytes
      else { return nil }
      return FixedFile(file: file, bytes: bytes, count: counts[identity] ?? 0)
    }
  }

  /// Applies the fixes of one rank. Returns whether another round may apply more fixes.
  mutating func round(_ mayEdit: (SourceFile) -> Bool) -> Bool {
    rounds += 1
    // A file is asked for once, because the answer may require reading it.
    var editable: [String: Bool] = [:]
    let candidates = trials.candidates(of: state) { fix, file, place in
      guard fix.safety == .safe || allowsUnsafe, !refused.contains(place) else { return false }
      let isEditable = editable[file.identity] ?? mayEdit(file)
      editable[file.identity] = isEditable
      return isEditable
    }
    guard let rank = candidates.map(\.rank).min(), rounds <= 100 else {
      // A rejected fix may work now that other fixes are applied. Trying it again ensures that a
      // second run changes nothing.
      guard hasChanged, !refused.isEmpty, rounds <= 100 else { return false }
      hasChanged = false
      refused = []
      return true
    }
    let batch = FixTrials.batch(of: candidates.filter { $0.rank == rank })
    let sifted = trials.sift(batch, from: state, &budget)
    for candidate in sifted.bad { refused.formUnion(candidate.problems.map(\.place)) }
    for candidate in sifted.kept {
      counts[candidate.key.identity, default: 0] += Set(candidate.problems.map(\.place)).count
    }
    refused = Set(refused.flatMap { $0.moved(sifted.state.scripts) })
    hasChanged = hasChanged || !sifted.kept.isEmpty
    state = sifted.state
    state.scripts = [:]
    return true
  }
}
