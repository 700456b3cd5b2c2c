/// Identifies a problem in a menu by its place, which moves with edits.
struct ProblemPlace: Hashable {
  /// The identity of the file.
  let identity: String
  let name: DiagnosticName
  /// The offset of the problem; −1 for a problem that concerns the whole file.
  let start: Int
  /// The message, which distinguishes problems that concern the whole file; empty for other
  /// problems.
  let message: String

  init(_ diagnostic: LocatedDiagnostic, in sources: Sources) {
    self.init(
      identity: sources.files[diagnostic.file].file.identity, name: diagnostic.name,
      start: diagnostic.range?.bytes.lowerBound ?? -1,
      message: diagnostic.range == nil ? diagnostic.message : "")
  }

  private init(identity: String, name: DiagnosticName, start: Int, message: String) {
    self.identity = identity
    self.name = name
    self.start = start
    self.message = message
  }

  /// A position in a file.
  struct Spot: Hashable {
    let identity: String
    let start: Int
  }

  /// The places where the problem can be after edits; two places if text is inserted exactly at its
  /// position.
  func moved(_ scripts: [String: EditScript]) -> [ProblemPlace] {
    guard start >= 0, let moved = scripts[identity]?.moved(start) else { return [self] }
    return Set([moved.lowerBound, moved.upperBound]).sorted().map {
      ProblemPlace(identity: identity, name: name, start: $0, message: message)
    }
  }
}

/// A fix to try. The same edits may fix problems in several menus.
struct FixCandidate {
  /// The rank of a fix: fixes of the same rank are applied together, lower ranks first.
  enum Rank: Int, Comparable {
    /// Safe fixes that may reveal problems hidden by an error.
    case safeRevealing
    case safe
    case unsafeRevealing
    case unsafe

    init(_ safety: Fix.Safety, of name: DiagnosticName) {
      switch safety {
      case .safe: self = name.hidesOthers ? .safeRevealing : .safe
      case .unsafe: self = name.hidesOthers ? .unsafeRevealing : .unsafe
      }
    }

    var isSafe: Bool { self == .safeRevealing || self == .safe }
    var reveals: Bool { self == .safeRevealing || self == .unsafeRevealing }

    static func < (first: Rank, second: Rank) -> Bool { first.rawValue < second.rawValue }
  }

  struct Key: Hashable {
    let identity: String
    let edits: [ByteEdit]
  }

  /// A key that a fix adds to a table. Two fixes must not add the same key to a table.
  struct Claim: Hashable {
    let identity: String
    let table: Int32
    let key: String
  }

  let key: Key
  let rank: Rank
  /// The changes that the fix makes to the file's tree.
  private(set) var changes: [TreeChange]
  private(set) var claims: [Claim] = []
  /// The offsets of the keys and values that menuc recognizes only once the fix is applied.
  private(set) var subjects: Set<Int> = []
  /// The problems that the candidate fixes, with the numbers of their menus.
  var problems: [(menu: Int, place: ProblemPlace)]

  init(
    _ key: Key, _ rank: Rank, _ fix: LocatedFix, problem: (menu: Int, place: ProblemPlace),
    _ locator: inout SourceLocator
  ) {
    self.key = key
    self.rank = rank
    changes = fix.changes
    problems = [problem]
    for change in fix.changes {
      let tree = locator.tree(change.place.file)
      subjects.formUnion(locator.subjects(of: change))
      switch change.kind {
      case .rename(let name):
        let table = tree.parent(of: change.place)?.place.node ?? 0
        claims.append(Claim(identity: key.identity, table: table, key: name))
      case .insert(let name, _):
        claims.append(Claim(identity: key.identity, table: change.place.node, key: name))
      case .text, .value, .delete: break
      }
    }
  }

  /// Adds a problem at another place that the same edits fix.
  mutating func add(_ fix: LocatedFix, problem: (menu: Int, place: ProblemPlace)) {
    problems.append(problem)
    for change in fix.changes where !changes.contains(change) { changes.append(change) }
  }
}

extension DiagnosticName {
  /// Whether problems with this name keep other problems from being detected.
  fileprivate var hidesOthers: Bool {
    switch self {
    case .unknownKey, .wrongType, .invalidValue, .unknownTarget, .unknownParameter,
      .undeclaredValue, .unaddressableTitle, .duplicateID:
      true
    default: false
    }
  }
}

/// Edits to one file that are applied together, in order.
struct EditQueue {
  private var edits: [ByteEdit] = []

  /// Adds all of the given edits, or none of them if one conflicts with the existing edits. Returns
  /// whether they were added.
  mutating func add(_ new: [ByteEdit]) -> Bool {
    let places = new.map { edit in position(of: edit) }
    for (edit, place) in zip(new, places) {
      let neighbors = max(0, place - 2)..<min(edits.count, place + 2)
      if edits[neighbors].contains(where: { $0.collides(with: edit) }) { return false }
    }
    for edit in new { edits.insert(edit, at: position(of: edit)) }
    return true
  }

  /// The number of edits that start before the given edit.
  private func position(of edit: ByteEdit) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].bytes.lowerBound < edit.bytes.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
