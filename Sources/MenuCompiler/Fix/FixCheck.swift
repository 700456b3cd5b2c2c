/// Whether fixes did what they should and nothing else, by what a menu came to before and after.
struct FixCheck {
  let before: CompiledMenu
  let after: CompiledMenu
  let scripts: [String: EditScript]
  let rank: FixCandidate.Rank
  /// The problems that are to be gone.
  let fixed: Set<ProblemPlace>
  /// Where the keys and values stand that the fixes made known, by the identity of the file.
  let subjects: [String: Set<Int>]

  var passes: Bool { canBeRead && problemsAreFewer && (!rank.isSafe || meansTheSame) }

  /// Every file that could be parsed still can.
  private var canBeRead: Bool {
    let parsed = Set(after.sources.files.filter(\.isReadable).map(\.file.identity))
    return before.sources.files.allSatisfy { !$0.isReadable || parsed.contains($0.file.identity) }
  }

  private var problemsAreFewer: Bool {
    var left: [ProblemPlace: Int] = [:]
    var fixable: Set<ProblemPlace> = []
    for diagnostic in after.diagnostics {
      let place = ProblemPlace(diagnostic, in: after.sources)
      left[place, default: 0] += 1
      if diagnostic.fix?.safety == .safe { fixable.insert(place) }
    }
    for diagnostic in before.diagnostics {
      let place = ProblemPlace(diagnostic, in: before.sources)
      guard !fixed.contains(place) else { continue }
      for moved in place.moved(scripts) where left[moved, default: 0] > 0 {
        left[moved, default: 0] -= 1
        break
      }
    }
    let remaining = fixed.contains { $0.moved(scripts).contains { left[$0, default: 0] > 0 } }
    return !remaining
      && left.allSatisfy {
        $0.value == 0 || mayBeNew($0.key, isFixable: fixable.contains($0.key))
      }
  }

  /// Whether a problem was there before, but could not be seen.
  private func mayBeNew(_ place: ProblemPlace, isFixable: Bool) -> Bool {
    let wasWhole = !before.diagnostics.contains { $0.name.severity == .error }
    // Whether a comment is needed is not told as long as there are errors.
    if place.name == .unusedSuppression, !wasWhole { return true }
    guard rank.reveals else { return false }
    // A value that its new key can't take, and that can't be mended: the guess was wrong.
    let isOwn = subjects[place.identity]?.contains(place.start) ?? false
    return !isOwn || isFixable || place.name.severity != .error || place.name.isAboutOthers
  }

  /// Whether the tables are the same, but for space around titles; or there was none before.
  private var meansTheSame: Bool {
    guard let old = before.menu else { return true }
    guard let new = after.menu else { return false }
    return tableJSON(old.inPlainWords) == tableJSON(new.inPlainWords)
  }
}

extension DiagnosticName {
  /// Whether such a problem is one of a value beside others, and none of the value itself.
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
