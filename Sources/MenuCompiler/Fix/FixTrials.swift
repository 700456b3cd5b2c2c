/// Tries fixes: compiles the menus with their files changed, and checks the result.
struct FixTrials {
  /// The menus after some edits, and the texts of their files.
  struct State {
    var menus: [Result<CompiledMenu, any Error>]
    /// The texts of the files that changed, by identity.
    var texts: [String: [UInt8]] = [:]
    /// The edits that led from the previous state to this one.
    var scripts: [String: EditScript] = [:]
  }

  /// The result of a batch.
  struct Sifted {
    var kept: [FixCandidate] = []
    var bad: [FixCandidate] = []
    var state: State
  }

  /// The number of bytes that may be compiled to identify bad fixes, which limits the time for the
  /// worst menus.
  static func budget(for state: State) -> Int {
    state.menus.reduce(16 << 20) { $0 + 32 * ((try? $1.get().byteCount) ?? 0) }
  }

  let compiler: FixCompiler

  /// The maximum number of fixes that are tried for one place. A file that is included a thousand
  /// times may have a thousand such fixes, each with a different id.
  private static let fixesOfAPlace = 4

  private struct EditedPlace: Hashable {
    let identity: String
    let bytes: [Range<Int>]
  }

  /// The wanted fixes of all menus, without duplicates, in the order of the menus and their
  /// problems.
  func candidates(
    of state: State, where isWanted: (LocatedFix, SourceFile, ProblemPlace) -> Bool
  ) -> [FixCandidate] {
    var candidates: [FixCandidate] = []
    var known: [FixCandidate.Key: Int] = [:]
    var counts: [EditedPlace: Int] = [:]
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
          let edited = EditedPlace(identity: key.identity, bytes: key.edits.map(\.bytes))
          counts[edited, default: 0] += 1
          guard counts[edited, default: 0] <= Self.fixesOfAPlace else { continue }
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

  /// A selection of the fixes in which none conflicts with an earlier one.
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

  /// Keeps the fixes of a batch that work. If the batch fails, the fixes that are certainly to
  /// blame are left out. If there are no such fixes, the batch is halved; fixes of the second half
  /// must work together with the kept fixes of the first.
  func sift(_ batch: [FixCandidate], from state: State, _ budget: inout Int) -> Sifted {
    var sifted = Sifted(state: state)
    add(batch, to: &sifted, from: state, &budget)
    return sifted
  }

  private func add(
    _ new: [FixCandidate], to sifted: inout Sifted, from state: State, _ budget: inout Int
  ) {
    var fixes = new
    while !fixes.isEmpty, budget > 0 {
      var trial = state
      let verdict = attempt(sifted.kept + fixes, on: &trial, &budget)
      if verdict == .sound {
        sifted.kept += fixes
        sifted.state = trial
        return
      }
      if case .unsound(let blamed) = verdict, fixes.contains(where: { blamed.contains($0.key) }) {
        sifted.bad += fixes.filter { blamed.contains($0.key) }
        fixes.removeAll { blamed.contains($0.key) }
        continue
      }
      guard fixes.count > 1 else { break }
      add(Array(fixes[..<(fixes.count / 2)]), to: &sifted, from: state, &budget)
      fixes.removeFirst(fixes.count / 2)
    }
    sifted.bad += fixes
  }

  /// Applies some fixes to the menus, and checks the result.
  private func attempt(
    _ fixes: [FixCandidate], on trial: inout State, _ budget: inout Int
  ) -> FixCheck.Verdict {
    guard let rank = fixes.first?.rank else { return .sound }
    for (identity, fixes) in Dictionary(grouping: fixes, by: \.key.identity) {
      let script = EditScript(fixes.flatMap(\.key.edits))
      let text = trial.texts[identity] ?? compiler.originals[identity]?.bytes ?? []
      trial.scripts[identity] = script
      trial.texts[identity] = script.applied(to: text)
    }
    var blamed: Set<FixCandidate.Key> = []
    for (number, menu) in trial.menus.enumerated() {
      guard let before = try? menu.get(),
        before.sources.files.contains(where: { trial.scripts[$0.file.identity] != nil })
      else { continue }
      budget -= max(64 << 10, before.byteCount)
      trial.menus[number] = compiler.compile(number, with: trial.texts)
      guard let after = try? trial.menus[number].get() else { return .unknown }
      let check = FixCheck(
        menu: number, before: before, after: after, scripts: trial.scripts, rank: rank,
        fixes: fixes)
      switch check.verdict() {
      case .sound: break
      case .unsound(let fixes): blamed.formUnion(fixes)
      case .unknown: return .unknown
      }
    }
    return blamed.isEmpty ? .sound : .unsound(blamed)
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
