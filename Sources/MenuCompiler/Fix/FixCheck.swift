/// Checks that fixes solve their problems and change nothing else, by comparing a menu before and
/// after the fixes.
struct FixCheck {
  /// The menu's number.
  let menu: Int
  let before: CompiledMenu
  let after: CompiledMenu
  let scripts: [String: EditScript]
  let rank: FixCandidate.Rank
  /// The applied fixes, for this menu's problems and for other problems in its files.
  let fixes: [FixCandidate]

  /// The result of a trial.
  enum Verdict: Equatable {
    case sound
    /// Each fix in the set leaves its problem unsolved, or causes a new problem at its place.
    case unsound(Set<FixCandidate.Key>)
    /// A check failed, and any of the fixes may be to blame.
    case unknown
  }

  func verdict() -> Verdict {
    guard canBeRead, filesAreAsExpected else { return .unknown }
    let problems = problems()
    guard problems == .sound, rank.isSafe else { return problems }
    return keepsItsMeaning ? .sound : .unknown
  }

  /// Whether every file that could be parsed before can still be parsed.
  private var canBeRead: Bool {
    let parsed = Set(after.sources.files.filter(\.isReadable).map(\.file.identity))
    return before.sources.files.allSatisfy { !$0.isReadable || parsed.contains($0.file.identity) }
  }

  /// Whether the fixes left the trees of all files as intended.
  private var filesAreAsExpected: Bool {
    let files = after.sources.files.reduce(into: [:]) { files, file in
      files[file.file.identity] = file
    }
    var known: Set<String> = []
    return before.sources.files.allSatisfy { file in
      let identity = file.file.identity
      guard scripts[identity] != nil, known.insert(identity).inserted, let old = file.root,
        let new = files[identity]?.root
      else { return true }
      let changes = fixes.lazy.filter { $0.key.identity == identity }.flatMap(\.changes)
      return TreeComparison(changes).holds(old, new)
    }
  }

  /// Checks for remaining and new problems.
  private func problems() -> Verdict {
    let own = fixes.flatMap { fix in
      fix.problems.filter { $0.menu == menu }.map { (place: $0.place, key: fix.key) }
    }
    let fixed = Set(own.map(\.place))
    var left: [ProblemPlace: [LocatedDiagnostic]] = [:]
    for diagnostic in after.diagnostics {
      left[ProblemPlace(diagnostic, in: after.sources), default: []].append(diagnostic)
    }
    for diagnostic in before.diagnostics {
      let place = ProblemPlace(diagnostic, in: before.sources)
      guard !fixed.contains(place) else { continue }
      for moved in place.moved(scripts) where left[moved]?.isEmpty == false {
        left[moved]?.removeLast()
        break
      }
    }
    var blamed: Set<FixCandidate.Key> = []
    for (place, key) in own {
      for moved in place.moved(scripts) where left[moved]?.isEmpty == false {
        blamed.insert(key)
        left[moved] = []
      }
    }
    let wasWhole = !before.diagnostics.contains { $0.name.severity == .error }
    let subjects = subjects
    let new = left.flatMap { place, diagnostics in
      diagnostics.filter { !mayBeNew($0, at: place, wasWhole: wasWhole, subjects) }
    }
    let authors = new.isEmpty ? [:] : authors
    for problem in new {
      guard let author = spots(of: problem).lazy.compactMap({ authors[$0] }).first else {
        return blamed.isEmpty ? .unknown : .unsound(blamed)
      }
      blamed.insert(author)
    }
    return blamed.isEmpty ? .sound : .unsound(blamed)
  }

  /// The place of a problem in the fixed menu, and the other place that the problem names.
  private func spots(of diagnostic: LocatedDiagnostic) -> [ProblemPlace.Spot] {
    [diagnostic.range, diagnostic.related?.range].compactMap { range in
      range.map {
        ProblemPlace.Spot(
          identity: after.sources.files[$0.file].file.identity, start: $0.bytes.lowerBound)
      }
    }
  }

  /// The fixes, keyed by the places of their changes in the fixed files.
  private var authors: [ProblemPlace.Spot: FixCandidate.Key] {
    var authors: [ProblemPlace.Spot: FixCandidate.Key] = [:]
    for fix in fixes {
      let starts = fix.key.edits.map(\.bytes.lowerBound) + fix.subjects
      for start in starts + fix.problems.filter({ $0.menu == menu }).map(\.place.start) {
        guard start >= 0, let moved = scripts[fix.key.identity]?.moved(start) else { continue }
        for start in [moved.lowerBound, moved.upperBound] {
          authors[ProblemPlace.Spot(identity: fix.key.identity, start: start)] = fix.key
        }
      }
    }
    return authors
  }

  /// Whether a problem may have existed before without being detected.
  private func mayBeNew(
    _ diagnostic: LocatedDiagnostic, at place: ProblemPlace, wasWhole: Bool,
    _ subjects: [String: Set<Int>]
  ) -> Bool {
    // Unused `menuc:allow` comments and problems in catalogs are not reported while there are
    // errors.
    if !wasWhole, place.name.severity != .error {
      let isHidden = [.unusedSuppression, .untranslated].contains(place.name)
      if isHidden || scripts[place.identity] == nil { return true }
    }
    guard rank.reveals else { return false }
    // If the value does not fit its new key and can't be fixed, the guess was wrong.
    let isOwn = subjects[place.identity]?.contains(place.start) ?? false
    return !isOwn || diagnostic.fix?.safety == .safe || place.name.severity != .error
      || place.name.isAboutOthers
  }

  /// The places, in the fixed files, of values that menuc recognizes only because of the fixes,
  /// grouped by the identity of the file.
  private var subjects: [String: Set<Int>] {
    var subjects: [String: Set<Int>] = [:]
    for fix in fixes where fix.problems.contains(where: { $0.menu == menu }) {
      let identity = fix.key.identity
      for start in fix.subjects {
        subjects[identity, default: []].insert(scripts[identity]?.moved(start).lowerBound ?? start)
      }
    }
    return subjects
  }

  /// Whether the tables differ at most by spaces around titles; true if there is no earlier table.
  private var keepsItsMeaning: Bool {
    guard let old = before.menu?.inPlainWords else { return true }
    guard let new = after.menu?.inPlainWords else { return false }
    return tableJSON(old) == tableJSON(new)
  }
}

extension DiagnosticName {
  /// Whether problems with this name concern a value's relation to other values, not the value
  /// itself.
  fileprivate var isAboutOthers: Bool {
    switch self {
    case .contradiction, .missingKey, .unaddressableTitle, .duplicateID, .duplicateShortcut,
      .nameCollision, .outputCollision, .includeMissing, .includeOutside, .includeCycle,
      .templateOutside, .outputOutside, .scriptOutside, .unsafeURL:
      true
    default: false
    }
  }
}

extension LoweredMenu {
  fileprivate var inPlainWords: LoweredMenu {
    var menu = self
    menu.titles = titles.map(\.withoutBlanksAround)
    return menu
  }
}
