/// A located problem that is yet to be reported.
struct FoundProblem {
  let problem: LocatedDiagnostic
  var fix: Fix?
  let membership: Diagnostic.Membership?
}

/// Replaces the members of each group that is too large with one diagnostic at the first member's
/// position in the list.
///
/// - Returns: For each remaining problem, the problem itself or the diagnostic of its group.
func folded(
  _ problems: [FoundProblem]
) -> [(found: FoundProblem, group: Diagnostic?)] {
  var sums: [GroupIdentity: (count: Int, subjects: [String])] = [:]
  for one in problems {
    guard let membership = one.membership else { continue }
    let group = GroupIdentity(name: one.problem.name, group: membership.group)
    sums[group, default: (0, [])].count += membership.count
    if sums[group, default: (0, [])].subjects.count < shownSubjects {
      sums[group, default: (0, [])].subjects += membership.subjects
    }
  }
  var reported: Set<GroupIdentity> = []
  return problems.compactMap { one in
    guard let membership = one.membership else { return (one, nil) }
    let group = GroupIdentity(name: one.problem.name, group: membership.group)
    guard let sum = sums[group], sum.count > membership.group.limit else { return (one, nil) }
    guard reported.insert(group).inserted else { return nil }
    let names = sum.subjects.prefix(shownSubjects).map { "'\($0)'" }.joined(separator: ", ")
    let rest = sum.count - shownSubjects
    let message = "\(sum.count) \(membership.group.message): \(names)"
    return (
      one,
      Diagnostic(
        name: group.name, message: (rest > 0 ? "\(message) and \(rest) more" : message).readable,
        anchor: membership.group.anchor, label: nil, related: nil,
        help: "\(membership.help); 'menuc lint --all' lists all of them", proposal: nil, fix: nil,
        membership: nil)
    )
  }
}

/// The maximum number of subjects that a message shows.
private let shownSubjects = 3

private struct GroupIdentity: Hashable {
  let name: DiagnosticName
  let group: DiagnosticGroup
}
