/// Checks that fixes did what they should and nothing else, by comparing a menu before and after.
struct FixCheck {
  /// The menu's number.
  let menu: Int
  let before: CompiledMenu
  let after: CompiledMenu
  let scripts: [String: EditScript]
  let rank: FixCandidate.Rank
  /// The fixes that were applied, to this menu's problems and to others in its files.
  let fixes: [FixCandidate]

  /// What is wrong; empty if the fixes can stay.
  func faults() -> [FixFault] {
    guard canBeRead else { return [.unknown] }
    var tracer = FaultTracer(self)
    let differences = differences(&tracer)
    guard differences.isEmpty else { return differences }
    let problems = problems(&tracer)
    guard problems.isEmpty else { return problems }
    return rank.isSafe ? meanings(&tracer) : []
  }

  /// Every file that could be parsed before can still be parsed.
  private var canBeRead: Bool {
    let parsed = Set(after.sources.files.filter(\.isReadable).map(\.file.identity))
    return before.sources.files.allSatisfy { !$0.isReadable || parsed.contains($0.file.identity) }
  }

  /// Where a file differs from what the fixes should produce.
  private func differences(_ tracer: inout FaultTracer) -> [FixFault] {
    let files = after.sources.files.reduce(into: [:]) { files, file in
      files[file.file.identity] = file
    }
    var known: Set<String> = []
    var faults: [FixFault] = []
    for (number, file) in before.sources.files.enumerated() {
      let identity = file.file.identity
      guard scripts[identity] != nil, known.insert(identity).inserted, let old = file.root,
        let new = files[identity]?.root
      else { continue }
      let changes = fixes.lazy.filter { $0.key.identity == identity }.flatMap(\.changes)
      for place in TreeComparison(old, new, changes: changes).differences {
        faults.append(
          tracer.fault(before: SourcePlace(file: Int32(number), node: place.node)))
      }
    }
    return faults
  }

  /// Problems that are still there, and new ones.
  private func problems(_ tracer: inout FaultTracer) -> [FixFault] {
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
    var faults: [FixFault] = []
    for (place, key) in own {
      for moved in place.moved(scripts) where left[moved]?.isEmpty == false {
        faults.append(.fix(key))
        left[moved] = []
      }
    }
    let wasWhole = !before.diagnostics.contains { $0.name.severity == .error }
    let subjects = subjects
    for (place, diagnostics) in left {
      for diagnostic in diagnostics
      where !mayBeNew(diagnostic, at: place, wasWhole: wasWhole, subjects) {
        faults.append(tracer.fault(after: diagnostic))
      }
    }
    return faults
  }

  /// Whether a problem existed before, but was hidden.
  private func mayBeNew(
    _ diagnostic: LocatedDiagnostic, at place: ProblemPlace, wasWhole: Bool,
    _ subjects: [String: Set<Int>]
  ) -> Bool {
    // Unused comments are not reported while there are errors.
    if place.name == .unusedSuppression, !wasWhole { return true }
    guard rank.reveals else { return false }
    // The value does not fit its new key and can't be fixed: the guess was wrong.
    let isOwn = subjects[place.identity]?.contains(place.start) ?? false
    return !isOwn || diagnostic.fix?.safety == .safe || place.name.severity != .error
      || place.name.isAboutOthers
  }

  /// The places, after the fixes, of values that became known by them, by the identity of the file.
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

  /// Where the tables differ by more than spaces around titles and restated defaults. Without an
  /// earlier table there is nothing to compare.
  private func meanings(_ tracer: inout FaultTracer) -> [FixFault] {
    guard let old = before.menu?.inPlainWords else { return [] }
    guard let new = after.menu?.inPlainWords else { return [.unknown] }
    guard tableJSON(old) != tableJSON(new) else { return [] }
    guard let plan = before.plan, old.count == new.count else { return [.unknown] }
    let differing = old.differingNodes(from: new)
    let places = plan.declared.placesByNode
    guard !differing.isEmpty, places.count == old.count else { return [.unknown] }
    return differing.map { tracer.fault(before: places[$0]) }
  }
}

extension DiagnosticName {
  /// Whether such a problem concerns a value's relation to others, not the value itself.
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

extension Menu {
  /// The places of the items by the numbers that lowering gives them.
  fileprivate var placesByNode: [SourcePlace] {
    var level = items[...]
    var queue = Array(level)
    var next = 0
    while next < queue.count {
      level = queue[next].children[...]
      queue += level
      next += 1
    }
    return queue.map(\.place)
  }
}

extension LoweredMenu {
  fileprivate var inPlainWords: LoweredMenu {
    var menu = self
    menu.titles = titles.map(\.withoutBlanksAround)
    return menu
  }

  /// The nodes that differ from those of another table of the same size.
  fileprivate func differingNodes(from other: LoweredMenu) -> [Int] {
    (0..<count).filter { node in
      ids[node] != other.ids[node] || titles[node] != other.titles[node]
        || flags[node] != other.flags[node] || childCounts[node] != other.childCounts[node]
        || details[node]?.fields != other.details[node]?.fields
    }
  }
}
