/// A fix as edits of files: see ``Fix`` for what it means.
public struct LocatedFix: Sendable {
  /// What it does, as a command: `write 'title'`.
  public let title: String
  public let safety: Fix.Safety
  /// In the order of the file, and apart from each other. All are made, or none.
  public let edits: [SourceEdit]
  /// What the edits come from.
  let change: Fix.Change
}

/// Another text in the place of a stretch of a file, either of which may be empty.
public struct SourceEdit: Sendable, Hashable {
  public let range: SourceRange
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

  /// Whether both can't be made at once: one may depend on what the other changes.
  func collides(with other: ByteEdit) -> Bool {
    if bytes.isEmpty || other.bytes.isEmpty {
      return bytes.lowerBound <= other.bytes.upperBound
        && other.bytes.lowerBound <= bytes.upperBound
    }
    return bytes.overlaps(other.bytes)
  }
}

/// Edits of one file that are made at once.
struct EditScript {
  /// In the order of the file.
  let edits: [ByteEdit]

  init(_ edits: [ByteEdit]) {
    self.edits = edits.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
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

  /// Where a position is afterwards: two places, if something is inserted just there.
  func moved(_ position: Int) -> ClosedRange<Int> {
    var shift = 0
    for edit in edits {
      if edit.bytes.lowerBound > position { break }
      let length = edit.text.utf8.count
      if edit.bytes.isEmpty, edit.bytes.lowerBound == position {
        return position + shift...position + shift + length
      }
      if edit.bytes.upperBound > position {
        let start = edit.bytes.lowerBound + shift
        return start...start
      }
      shift += length - edit.bytes.count
    }
    return position + shift...position + shift
  }
}
