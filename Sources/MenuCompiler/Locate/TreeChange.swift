/// The effect of a fix on the tree of a document.
struct TreeChange: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// Changes the key of the value.
    case rename(to: String)
    /// Changes the value to a string.
    case text(String)
    /// Changes the value to a different scalar, such as `true` or a number, given as written.
    case value(String)
    /// Deletes the key and its value.
    case delete
    /// Adds a key to the table. A string is first turned into a table with the string as its title.
    case insert(key: String, text: String)
  }

  let place: SourcePlace
  let kind: Kind
}

/// Compares a fixed document with the intended result of its fixes. It compares all values, so that
/// an edit at an anchor can't inadvertently change the values of its aliases. The menu need not be
/// valid.
struct TreeComparison {
  private var changes: [Int32: [TreeChange.Kind]] = [:]

  /// - Parameter changes: The intended changes, with places in the original document.
  init(_ changes: some Sequence<TreeChange>) {
    for change in changes where self.changes[change.place.node]?.contains(change.kind) != true {
      self.changes[change.place.node, default: []].append(change.kind)
    }
  }

  private func changes(of node: SourceNode) -> [TreeChange.Kind] {
    changes.isEmpty ? [] : changes[node.place.node] ?? []
  }

  /// Whether a value of the fixed document equals the original value with the changes applied.
  func holds(_ before: SourceNode, _ after: SourceNode) -> Bool {
    var insertions: [(key: String, text: String)] = []
    for change in changes(of: before) {
      switch change {
      case .rename, .delete: break
      case .text(let text): return after.isText(text)
      case .value(let written): return after.isValue(written)
      case .insert(let key, let text): insertions.append((key, text))
      }
    }
    if !insertions.isEmpty, let title = before.text {
      insertions.append((ItemKey.title.rawValue, title))
      return holds([], after, insertions)
    }
    switch (before.value, after.value) {
    case (.array(let old), .array(let new)):
      return old.count == new.count && zip(old, new).allSatisfy(holds)
    case (.table(let old), .table): return holds(old, after, insertions)
    default: return before.isScalar(after)
    }
  }

  /// Compares two tables, ignoring the order of their keys.
  private func holds(
    _ old: [SourceEntry], _ after: SourceNode, _ insertions: [(key: String, text: String)]
  ) -> Bool {
    guard case .table(let new) = after.value else { return false }
    var byKey: [ExactText: SourceNode]?
    var found = 0
    var next = 0
    func find(_ key: String) -> SourceNode? {
      // The keys are almost always in the same order.
      if byKey == nil, next < new.count, ExactText(new[next].key) == ExactText(key) {
        next += 1
        return new[next - 1].value
      }
      if byKey == nil {
        byKey = Dictionary(new.map { (ExactText($0.key), $0.value) }) { first, _ in first }
      }
      return byKey?[ExactText(key)]
    }
    for entry in old {
      var key = entry.key
      var isDeleted = false
      for change in changes(of: entry.value) {
        switch change {
        case .rename(let name): key = name
        case .delete: isDeleted = true
        case .text, .value, .insert: break
        }
      }
      guard !isDeleted else { continue }
      guard let value = find(key), holds(entry.value, value) else { return false }
      found += 1
    }
    for (key, text) in insertions {
      guard find(key)?.isText(text) == true else { return false }
      found += 1
    }
    return found == new.count
  }
}

/// A string that is compared by its Unicode scalars, as in parsers, and not by canonical
/// equivalence.
private struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension SourceNode {
  fileprivate var text: String? {
    switch value {
    case .text(let text), .plain(let text): text
    case .nothing, .boolean, .integer, .number, .unsupported, .array, .table: nil
    }
  }

  fileprivate func isText(_ expected: String) -> Bool {
    // A plain scalar that becomes empty yields no value.
    if case .nothing = value { return expected.isEmpty }
    return text.map { ExactText($0) == ExactText(expected) } ?? false
  }

  /// Whether the value is the scalar that the string yields without quotes.
  fileprivate func isValue(_ written: String) -> Bool {
    switch value {
    case .plain(let text): text == written
    case .boolean(let flag): Bool(written) == flag
    case .integer(let integer): Int64(written) == integer
    case .number(let number): Double(written) == number
    case .nothing, .text, .unsupported, .array, .table: false
    }
  }

  /// Whether both values are scalars of the same kind and are equal.
  fileprivate func isScalar(_ other: SourceNode) -> Bool {
    switch (value, other.value) {
    case (.nothing, .nothing): true
    case (.text(let old), .text(let new)), (.plain(let old), .plain(let new)),
      (.unsupported(let old), .unsupported(let new)):
      ExactText(old) == ExactText(new)
    case (.boolean(let old), .boolean(let new)): old == new
    case (.integer(let old), .integer(let new)): old == new
    case (.number(let old), .number(let new)): old.bitPattern == new.bitPattern
    default: false
    }
  }
}
