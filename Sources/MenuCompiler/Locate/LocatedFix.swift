/// A fix as edits to files; see ``Fix``.
public struct LocatedFix: Sendable, Codable {
  /// The effect of the fix, in the imperative: `write 'title'`.
  public let title: String
  /// Whether the fix keeps the menu's meaning, or establishes what its author certainly meant.
  public let safety: Fix.Safety
  /// The edits, in the order of the file. They do not overlap. Either all or none are applied.
  public let edits: [SourceEdit]
  /// The changes to the document's tree; empty for edits to comments.
  var changes: [TreeChange] = []

  /// ``changes`` is left out, because it is only used to try a fix while the document is compiled.
  private enum CodingKeys: CodingKey {
    case title, safety, edits
  }
}

/// Replaces a range of a file with a string. Either may be empty.
public struct SourceEdit: Sendable, Hashable, Codable {
  /// The bytes to replace; an empty range inserts.
  public let range: SourceRange
  /// The text that replaces the bytes; an empty string deletes them.
  public let text: String
}

/// An edit within one file, before its lines and columns are looked up.
struct ByteEdit: Hashable {
  let bytes: Range<Int>
  let text: String

  init(_ bytes: Range<Int>, _ text: String = "") {
    self.bytes = bytes
    self.text = text
  }

  /// Whether the two edits can't be made together, because one may depend on the text that the
  /// other changes.
  func collides(with other: ByteEdit) -> Bool {
    if bytes.isEmpty || other.bytes.isEmpty {
      return bytes.lowerBound <= other.bytes.upperBound
        && other.bytes.lowerBound <= bytes.upperBound
    }
    return bytes.overlaps(other.bytes)
  }
}

/// Edits to one file that are made together.
struct EditScript {
  /// The edits, in the order of the file.
  let edits: [ByteEdit]
  /// The distance by which the preceding edits move each edit. The last element applies to
  /// everything after the last edit.
  private let shifts: [Int]

  init(_ edits: [ByteEdit]) {
    self.edits = edits.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    var shifts = [0]
    for edit in self.edits {
      shifts.append((shifts.last ?? 0) + edit.text.utf8.count - edit.bytes.count)
    }
    self.shifts = shifts
  }

  /// Whether no edit overlaps the next.
  var isInOrder: Bool {
    zip(edits, edits.dropFirst()).allSatisfy { $0.bytes.upperBound <= $1.bytes.lowerBound }
  }

  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for edit in edits {
      result += bytes[end..<edit.bytes.lowerBound]
      result += edit.text.utf8
      end = edit.bytes.upperBound
    }
    return result + bytes[end...]
  }

  /// The new position of an offset. The position is ambiguous if a string is inserted at the
  /// offset; the range then extends over the string. An offset within replaced bytes moves to the
  /// start of their replacement.
  func moved(_ position: Int) -> ClosedRange<Int> {
    let count = count { edits[$0].bytes.lowerBound <= position }
    let moved = position + shifts[count]
    guard count > 0 else { return moved...moved }
    let edit = edits[count - 1]
    if edit.bytes.isEmpty, edit.bytes.lowerBound == position {
      return moved - edit.text.utf8.count...moved
    }
    guard edit.bytes.upperBound > position else { return moved...moved }
    let start = edit.bytes.lowerBound + shifts[count - 1]
    return start...start
  }

  /// The number of edits at the start of the list that meet a condition. No later edit may meet it.
  private func count(_ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
