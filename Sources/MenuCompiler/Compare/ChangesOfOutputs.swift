/// The changes that affect some outputs but not the menu as a whole, each with the outputs that it
/// affects.
struct ChangesOfOutputs {
  /// The changes to the menu as a whole, grouped by their kind and each id that they name.
  private let known: [Subject: [DocumentChange]]
  private var found: [(change: DocumentChange, outputs: [[Define]])] = []
  private var positions: [Statement: Int] = [:]

  private struct Subject: Hashable {
    let kind: ChangeKind
    let id: String
  }

  private struct Statement: Hashable {
    let subject: Subject
    let message: String
  }

  init(besides changes: [DocumentChange]) {
    var known: [Subject: [DocumentChange]] = [:]
    for change in changes {
      for id in [change.id] + change.alsoIDs {
        known[Subject(kind: change.kind, id: id), default: []].append(change)
      }
    }
    self.known = known
  }

  /// Adds the changes of an output that fixes conditions.
  mutating func add(_ changes: [DocumentChange], of output: [Define]) {
    for change in changes where !isKnown(change) {
      let subject = Subject(kind: change.kind, id: change.id)
      let statement = Statement(subject: subject, message: change.message)
      if let position = positions[statement] {
        found[position].outputs.append(output)
      } else {
        positions[statement] = found.count
        found.append((change, [output]))
      }
    }
  }

  /// All changes. The message of each change names the outputs that it affects, unless it affects
  /// all of them.
  ///
  /// - Parameter count: The number of outputs that are compared separately; nil if this is not the
  ///   case for all outputs.
  func changes(ofAll count: Int?) -> [DocumentChange] {
    found.map { change, outputs in
      if outputs.count == count { return change }
      return DocumentChange(
        change.kind, change.id, "\(change.message) (\(Self.words(outputs)))", at: change.anchor,
        label: change.label, old: change.oldAnchor, oldLabel: change.oldLabel,
        before: change.before, after: change.after, also: change.alsoIDs, help: change.help)
    }
  }

  /// Whether a change to the menu as a whole covers this change, perhaps for more items or more
  /// targets.
  private func isKnown(_ change: DocumentChange) -> Bool {
    let ids = [change.id] + change.alsoIDs
    return ids.allSatisfy { id in
      known[Subject(kind: change.kind, id: id)]?.contains { other in
        // A constant's name belongs to a target, and an output has only some of the targets.
        change.kind == .constantRemoved
          || (other.before == change.before && other.after == change.after)
      } ?? false
    }
  }

  /// The names of outputs in a message, such as `in the output with device = phone`.
  private static func words(_ outputs: [[Define]]) -> String {
    let shown = outputs.prefix(3).map { "with \($0.words)" }
    let rest = outputs.count - shown.count
    let all = rest > 0 ? shown + ["\(rest) more"] : shown
    guard let last = all.last, all.count > 1 else {
      return "in the output \(all.joined())"
    }
    return "in the outputs \(all.dropLast().joined(separator: ", ")) and \(last)"
  }
}
