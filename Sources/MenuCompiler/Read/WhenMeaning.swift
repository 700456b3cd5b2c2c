/// The `when` that an expression in a different notation most likely means. All entries must hold;
/// an entry holds if one of its terms holds.
struct WhenMeaning {
  private(set) var entries: [[String]]

  /// Reads a string such as `a && !b`, `not a`, `a or b=c` or `a != b`. Returns nil for any other
  /// string.
  init?(text: String) {
    var words = text
    for (sign, word) in [("&&", " and "), ("||", " or ")] {
      words = words.replacing(sign, with: word)
    }
    let parts = words.split(separator: " ").map { $0.lowercased() == "not" ? "!" : String($0) }
    let joints = Set(parts.map { $0.lowercased() }).intersection(["and", "or"])
    // No meaning is proposed for long expressions or for a mixture of `and` and `or`.
    guard parts.count <= 40, joints.count <= 1 else { return nil }
    let pieces = parts.split(omittingEmptySubsequences: false) { joints.contains($0.lowercased()) }
    let terms = pieces.compactMap { Self.term(in: $0.joined(separator: " ")) }
    guard terms.count == pieces.count else { return nil }
    entries = joints == ["or"] ? [terms] : terms.map { [$0] }
  }

  /// Reads a table such as `{ all: [a, b] }`, `{ any: [a, b] }` or `{ a: true, b: c }`. Returns nil
  /// for any other table.
  init?(table: [SourceEntry]) {
    entries = []
    for entry in table {
      let terms: [[String]]?
      switch entry.key.lowercased() {
      case "all", "and", "allof", "every":
        terms = Self.terms(of: entry.value).map { $0.map { [$0] } }
      case "any", "or", "anyof", "oneof", "some": terms = Self.terms(of: entry.value).map { [$0] }
      case "not":
        let negated = Self.terms(of: entry.value)
        terms = negated?.count == 1 ? negated?.map { [Self.negated($0)] } : nil
      case "none", "noneof":
        terms = Self.terms(of: entry.value).map { $0.map { [Self.negated($0)] } }
      default: terms = Self.terms(about: entry.key, entry.value).map { [$0] }
      }
      guard let terms, terms.allSatisfy({ !$0.isEmpty }), terms.count + entries.count <= 40 else {
        return nil
      }
      entries += terms
    }
    guard !entries.isEmpty, entries.joined().allSatisfy(ConditionName.isTerm) else { return nil }
  }

  /// The term, if there is exactly one.
  var term: String? {
    entries.count == 1 && entries[0].count == 1 ? entries[0][0] : nil
  }

  var proposal: Proposal {
    if let term { return .string(term) }
    return .array(entries.map { $0.count == 1 ? .string($0[0]) : .strings($0) })
  }

  /// Reads a term such as `a`, `not a`, `a == b`, `a != b` or `! a`.
  private static func term(in text: String) -> String? {
    var rest = text
    for sign in ["=", "!"] {
      rest = rest.split(separator: sign, omittingEmptySubsequences: false)
        .map { $0.trimmingBlanks }.joined(separator: sign)
    }
    var isNegated = false
    while rest.hasPrefix("!") {
      isNegated.toggle()
      rest.removeFirst()
    }
    var parts = rest.split(separator: "=", omittingEmptySubsequences: true).map(String.init)
    if parts.count == 2, parts[0].hasSuffix("!") {
      isNegated.toggle()
      parts[0].removeLast()
    }
    if parts.count == 2, ["true", "false"].contains(parts[1].lowercased()) {
      if parts[1].lowercased() == "false" { isNegated.toggle() }
      parts.removeLast()
    }
    let term = (isNegated ? "!" : "") + parts.joined(separator: "=")
    return ConditionName.isTerm(term) ? term : nil
  }

  private static func terms(of node: SourceNode) -> [String]? {
    guard case .array(let nodes) = node.value else {
      return node.scalarText.flatMap { term(in: $0) }.map { [$0] }
    }
    let terms = nodes.compactMap { $0.scalarText.flatMap { term(in: $0) } }
    return terms.count == nodes.count ? terms : nil
  }

  /// Alternative terms about a condition, for one value or for an array of values.
  private static func terms(about condition: String, _ node: SourceNode) -> [String]? {
    if let flag = node.flag { return [flag ? condition : negated(condition)] }
    guard case .array(let nodes) = node.value else {
      return node.scalarText.map { ["\(condition)=\($0)"] }
    }
    return nodes.compactMap { node in node.scalarText.map { "\(condition)=\($0)" } }
  }

  private static func negated(_ term: String) -> String {
    term.hasPrefix("!") ? String(term.dropFirst()) : "!" + term
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    let start = drop { $0 == " " }
    return start[
      ..<(start.lastIndex { $0 != " " }.map { start.index(after: $0) } ?? start.endIndex)]
  }
}
