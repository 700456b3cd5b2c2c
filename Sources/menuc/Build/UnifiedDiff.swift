import MenuCompiler

/// Computes the differences between two texts in the format of `diff -u`.
enum UnifiedDiff {
  private static let context = 3
  /// The maximum number of lines between the common start and end for which the shortest difference
  /// is computed. Longer ranges are replaced as a whole.
  private static let limit = 2_000

  /// - Parameters:
  ///   - path: The path that is printed for both sides.
  ///   - isExact: Whether lines are printed byte for byte, as `patch` requires, instead of safely
  ///     for a terminal.
  static func text(
    of path: String, from old: [UInt8], to new: [UInt8], isExact: Bool = false
  ) -> String {
    let (old, new) = (lines(old), lines(new))
    let changes = changes(old, new)
    var result = "--- \(PrintableText.visible(path))\n+++ \(PrintableText.visible(path))\n"
    var next = 0
    while next < changes.count {
      // Changes with adjacent context form one hunk.
      var last = next
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * context
      {
        last += 1
      }
      result += hunk(Array(changes[next...last]), old, new, isExact: isExact)
      next = last + 1
    }
    return result
  }

  private typealias Change = (old: Range<Int>, new: Range<Int>)

  /// The lines including their line breaks. The last line may have none.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func hunk(
    _ changes: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], isExact: Bool
  ) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    var result = "@@ -\(place(oldRange)) +\(place(newRange)) @@\n"
    var line = oldRange.lowerBound
    func print(_ sign: String, _ lines: ArraySlice<ArraySlice<UInt8>>) {
      for line in lines {
        let isWhole = line.last == 0x0A
        let text = String(decoding: isWhole ? line.dropLast() : line, as: UTF8.self)
        result += sign + (isExact ? text : PrintableText.leadingText(text)) + "\n"
        if !isWhole { result += "\\ No newline at end of file\n" }
      }
    }
    for change in changes {
      print(" ", old[line..<change.old.lowerBound])
      print("-", old[change.old])
      print("+", new[change.new])
      line = change.old.upperBound
    }
    print(" ", old[line..<oldRange.upperBound])
    return result
  }

  /// The position of a hunk: its first line, counted from 1, and its number of lines.
  private static func place(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  /// The ranges of lines that differ, in order.
  private static func changes(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    if oldEnd == start, newEnd == start { return [] }
    let whole = [(old: start..<oldEnd, new: start..<newEnd)]
    if oldEnd - start > limit || newEnd - start > limit { return whole }

    var isRemoved = Array(repeating: false, count: oldEnd - start)
    var isInserted = Array(repeating: false, count: newEnd - start)
    for change in Array(new[start..<newEnd]).difference(from: Array(old[start..<oldEnd])) {
      switch change {
      case .remove(let offset, _, _): isRemoved[offset] = true
      case .insert(let offset, _, _): isInserted[offset] = true
      }
    }
    var changes: [Change] = []
    var (one, other) = (0, 0)
    while one < isRemoved.count || other < isInserted.count {
      let (oldStart, newStart) = (one, other)
      while one < isRemoved.count, isRemoved[one] { one += 1 }
      while other < isInserted.count, isInserted[other] { other += 1 }
      if one > oldStart || other > newStart {
        changes.append((start + oldStart..<start + one, start + newStart..<start + other))
      } else {
        one += 1
        other += 1
      }
    }
    return changes
  }
}
