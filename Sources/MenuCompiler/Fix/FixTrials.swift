/// Tries fixes: compiles the menus with their files changed, and checks the result.
struct FixTrials {
  /// The menus after some edits, and the files' texts.
  struct State {
    var menus: [Result<CompiledMenu, any Error>]
    /// The texts of the files that changed, by identity.
    var texts: [String: [UInt8]] = [:]
    /// The edits that led here from the previous state.
    var scripts: [String: EditScript] = [:]
  }

  /// The result of a batch. Fixes that are neither kept nor bad go to another batch.
  struct Sifted {
    var kept: [FixCandidate] = []
    var bad: [FixCandidate] = []
    var state: State
  }

  /// The number of bytes that may be compiled to find out which fixes are bad: a bound for the
  /// worst menus.
  static func budget(for state: State) -> Int {
    state.menus.reduce(64 << 20) { $0 + 64 * ((try? $1.get().byteCount) ?? 0) }
  }

  let compiler: FixCompiler

  /// The fixes of all menus, each once, in the order of the files.
  func candidates(
    of state: State, where isWanted: (LocatedFix, SourceFile, ProblemPlace) -> Bool
  ) -> [FixCandidate] {
    var candidates: [FixCandidate] = []
    var known: [FixCandidate.Key: Int] = [:]
    for (number, menu) in state.menus.enumerated() {
      guard let menu = try? menu.get() else { continue }
      var locator = SourceLocator(menu.sources)
      for diagnostic in menu.diagnostics {
        guard let fix = diagnostic.fix, let edited = fix.edits.first?.range.file else { continue }
        let file = menu.sources.files[edited].file
        let place = ProblemPlace(diagnostic, in: menu.sources)
        guard compiler.originals[file.identity] != nil, isWanted(fix, file, place) else {
          continue
        }
        let key = FixCandidate.Key(fix, in: menu.sources)
        if let index = known[key] {
          candidates[index].add(fix, problem: (number, place))
        } else {
          known[key] = candidates.count
          candidates.append(
            FixCandidate(
              key, .init(fix.safety, of: diagnostic.name), fix, problem: (number, place),
              &locator))
        }
      }
    }
    return candidates
  }

  /// The first fixes that do not conflict.
  static func batch(of candidates: [FixCandidate]) -> [FixCandidate] {
    var queues: [String: EditQueue] = [:]
    var claims: Set<FixCandidate.Claim> = []
    return candidates.filter { candidate in
      guard claims.isDisjoint(with: candidate.claims),
        queues[candidate.key.identity, default: EditQueue()].add(candidate.key.edits)
      else { return false }
      claims.formUnion(candidate.claims)
      return true
    }
  }

  /// Keeps the fixes of a batch that work. Each trial removes those that are to blame for faults,
  /// in all menus at once: a single one is bad; of several, the second half has to wait.
  func sift(_ batch: [FixCandidate], from state: State, _ budget: inout Int) -> Sifted {
    var sifted = Sifted(kept: batch, state: state)
    var attempts = 0
    while !sifted.kept.isEmpty {
      attempts += 1
      guard budget > 0 else {
        sifted.bad += sifted.kept
        sifted.kept = []
        break
      }
      switch attempt(sifted.kept, from: state, &budget) {
      case .success(let state):
        sifted.state = state
        return sifted
      case .failure(let failure):
        // If no fix can be blamed, half of them has to wait.
        let groups = attempts > 10 ? nil : FaultBlame(sifted.kept).groups(failure.faults)
        var stays = Array(repeating: true, count: sifted.kept.count)
        for group in groups ?? [Array(sifted.kept.indices)] {
          if group.count == 1 { sifted.bad += group.map { sifted.kept[$0] } }
          for index in group.dropFirst(group.count / 2) { stays[index] = false }
        }
        sifted.kept = zip(sifted.kept, stays).filter(\.1).map(\.0)
      }
    }
    return sifted
  }

  private struct Failure: Error {
    let faults: [FixFault]
  }

  /// The menus after some fixes, or what is wrong with them.
  private func attempt(
    _ fixes: [FixCandidate], from state: State, _ budget: inout Int
  ) -> Result<State, Failure> {
    guard let rank = fixes.first?.rank else { return .success(state) }
    var trial = state
    for (identity, fixes) in Dictionary(grouping: fixes, by: \.key.identity) {
      let script = EditScript(fixes.flatMap(\.key.edits))
      let text = state.texts[identity] ?? compiler.originals[identity]?.bytes ?? []
      trial.scripts[identity] = script
      trial.texts[identity] = script.applied(to: text)
    }
    var faults: [FixFault] = []
    for (number, menu) in state.menus.enumerated() {
      guard let before = try? menu.get(),
        before.sources.files.contains(where: { trial.scripts[$0.file.identity] != nil })
      else { continue }
      budget -= max(64 << 10, before.byteCount)
      trial.menus[number] = compiler.compile(number, with: trial.texts)
      guard let after = try? trial.menus[number].get() else {
        return .failure(Failure(faults: [.unknown]))
      }
      faults += FixCheck(
        menu: number, before: before, after: after, scripts: trial.scripts, rank: rank,
        fixes: fixes
      ).faults()
    }
    return faults.isEmpty ? .success(trial) : .failure(Failure(faults: faults))
  }
}

extension CompiledMenu {
  fileprivate var byteCount: Int { sources.files.reduce(0) { $0 + $1.file.bytes.count } }
}

extension FixCandidate.Key {
  init(_ fix: LocatedFix, in sources: Sources) {
    self.init(
      identity: sources.files[fix.edits.first?.range.file ?? 0].file.identity,
      edits: fix.edits.map { ByteEdit($0.range.bytes, $0.text) })
  }
}
