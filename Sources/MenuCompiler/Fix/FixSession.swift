/// The state between two rounds of fixing.
struct FixSession {
  /// The menus after some edits, and the files' texts.
  private struct Trial {
    var menus: [Result<CompiledMenu, any Error>]
    var texts: [String: [UInt8]]
    var scripts: [String: EditScript] = [:]
  }

  private let compiler: FixCompiler
  private let allowsUnsafe: Bool
  private var state: Trial
  /// Problems whose fixes were taken back.
  private var refused: Set<ProblemPlace> = []
  /// The problems mended so far, by the identity of the file.
  private var counts: [String: Int] = [:]
  private var rounds = 0
  /// Whether a fix was made since `refused` was begun.
  private var hasChanged = false
  /// The bytes that may still be compiled to find out which fixes are bad.
  private var budget = 256 << 20

  init(_ compiler: FixCompiler, allowsUnsafe: Bool) {
    self.compiler = compiler
    self.allowsUnsafe = allowsUnsafe
    state = Trial(
      menus: compiler.documents.indices.map { compiler.compile($0, with: [:]) }, texts: [:])
  }

  var menus: [Result<CompiledMenu, any Error>] { state.menus }

  var files: [FixedFile] {
    var known: Set<String> = []
    let identities = state.menus.flatMap { menu in
      (try? menu.get())?.sources.files.map(\.file.identity) ?? []
    }
    return identities.filter { known.insert($0).inserted }.compactMap { identity in
      guard let file = compiler.originals[identity], let bytes = state.texts[identity],
        bytes != file.bytes
      else { return nil }
      return FixedFile(file: file, bytes: bytes, count: counts[identity] ?? 0)
    }
  }

  /// Makes the fixes of one rank. Answers whether another round may find more to do.
  mutating func round(_ mayEdit: (SourceFile) -> Bool) -> Bool {
    rounds += 1
    let candidates = candidates(mayEdit)
    guard let rank = candidates.map(\.rank).min(), rounds <= 100 else {
      // What was refused may do now that others are made: only then would a second run do nothing.
      guard hasChanged, !refused.isEmpty, rounds <= 100 else { return false }
      hasChanged = false
      refused = []
      return true
    }
    var queues: [String: EditQueue] = [:]
    let batch = candidates.filter {
      $0.rank == rank && queues[$0.key.identity, default: EditQueue()].add($0.key.edits)
    }
    var kept: [FixCandidate] = []
    var best = state
    var bad: [FixCandidate] = []
    accept(batch[...], &kept, &best, &bad)
    for candidate in bad { refused.formUnion(candidate.problems.map(\.place)) }
    for candidate in kept {
      counts[candidate.key.identity, default: 0] += Set(candidate.problems.map(\.place)).count
    }
    refused = Set(refused.flatMap { $0.moved(best.scripts) })
    hasChanged = hasChanged || !kept.isEmpty
    state = best
    state.scripts = [:]
    return true
  }

  /// The fixes of all menus, each once, in the order of the files.
  private func candidates(_ mayEdit: (SourceFile) -> Bool) -> [FixCandidate] {
    var candidates: [FixCandidate] = []
    var known: [FixCandidate.Key: Int] = [:]
    for (number, menu) in state.menus.enumerated() {
      guard let menu = try? menu.get() else { continue }
      var locator = SourceLocator(menu.sources)
      let editable = menu.sources.files.map {
        compiler.originals[$0.file.identity] != nil && mayEdit($0.file)
      }
      for diagnostic in menu.diagnostics {
        guard let fix = diagnostic.fix, fix.safety == .safe || allowsUnsafe,
          let file = fix.edits.first?.range.file, editable[file]
        else { continue }
        let place = ProblemPlace(diagnostic, in: menu.sources)
        guard !refused.contains(place) else { continue }
        let key = FixCandidate.Key(
          identity: menu.sources.files[file].file.identity,
          edits: fix.edits.map { ByteEdit($0.range.bytes, $0.text) })
        if let index = known[key] {
          candidates[index].problems.append((number, place))
        } else {
          known[key] = candidates.count
          candidates.append(
            FixCandidate(
              key: key, rank: .init(fix.safety, of: diagnostic.name),
              subjects: locator.subjects(of: fix.change),
              problems: [(number, place)]))
        }
      }
    }
    return candidates
  }

  /// Keeps the fixes of a batch that do what they should: all at once if they do, else half by half.
  private mutating func accept(
    _ batch: ArraySlice<FixCandidate>, _ kept: inout [FixCandidate], _ best: inout Trial,
    _ bad: inout [FixCandidate]
  ) {
    guard !batch.isEmpty else { return }
    if let trial = attempt(kept + batch) {
      kept += batch
      best = trial
    } else if batch.count == 1 {
      bad += batch
    } else {
      let middle = batch.startIndex + batch.count / 2
      accept(batch[..<middle], &kept, &best, &bad)
      accept(batch[middle...], &kept, &best, &bad)
    }
  }

  /// The menus after some fixes; nil if one of them does not do what it should.
  private mutating func attempt(_ fixes: [FixCandidate]) -> Trial? {
    guard budget > 0, let rank = fixes.first?.rank else { return nil }
    var trial = state
    let edits = Dictionary(grouping: fixes, by: \.key.identity)
    for (identity, fixes) in edits {
      let script = EditScript(fixes.flatMap(\.key.edits))
      let text = state.texts[identity] ?? compiler.originals[identity]?.bytes ?? []
      trial.scripts[identity] = script
      trial.texts[identity] = script.applied(to: text)
    }
    for (number, menu) in state.menus.enumerated() {
      guard let before = try? menu.get(),
        before.sources.files.contains(where: { trial.scripts[$0.file.identity] != nil })
      else { continue }
      budget -= max(16 << 10, before.sources.files.reduce(0) { $0 + $1.file.bytes.count })
      trial.menus[number] = compiler.compile(number, with: trial.texts)
      guard let after = try? trial.menus[number].get() else { return nil }
      let own = fixes.filter { $0.problems.contains { $0.menu == number } }
      let check = FixCheck(
        before: before, after: after, scripts: trial.scripts, rank: rank,
        fixed: Set(own.flatMap(\.problems).filter { $0.menu == number }.map(\.place)),
        subjects: subjects(of: own, trial.scripts))
      guard check.passes else { return nil }
    }
    return trial
  }

  /// Where what the fixes make known stands afterwards.
  private func subjects(
    of fixes: [FixCandidate], _ scripts: [String: EditScript]
  ) -> [String: Set<Int>] {
    var subjects: [String: Set<Int>] = [:]
    for fix in fixes {
      let identity = fix.key.identity
      for start in fix.subjects {
        subjects[identity, default: []].insert(scripts[identity]?.moved(start).lowerBound ?? start)
      }
    }
    return subjects
  }
}
