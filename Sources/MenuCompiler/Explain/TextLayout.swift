extension String {
  /// The string in lines of at most 80 characters, broken at spaces.
  ///
  /// - Parameter margin: The number of characters before the string on its first line.
  func wrapped(after margin: Int = 0) -> String {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      let used = line.count + (lines.isEmpty ? margin : 0)
      if !line.isEmpty, used + 1 + word.count > 80 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// The string with spaces before each nonempty line.
  func indented(by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }

  /// The string with shortened runs of similar lines. If at least five long lines in a row differ
  /// only in words and numbers, only the first and last lines remain, with the number of omitted
  /// lines between them.
  func withoutRepetition() -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    var shown: [String] = []
    var start = 0
    while start < lines.count {
      let shape = lines[start].shape
      let end = lines[start...].firstIndex { $0.shape != shape } ?? lines.count
      let run = lines[start..<end].map(String.init)
      if run.count < 5 || run[0].count < 40 {
        shown += run
      } else {
        let margin = run[0].prefix { $0 == " " }
        shown += [
          run[0], "\(margin)… (\(run.count - 2) more lines like these)", run[run.count - 1],
        ]
      }
      start = end
    }
    return shown.joined(separator: "\n")
  }

  /// The string, padded with spaces to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension Substring {
  /// The characters other than letters, digits and spaces.
  fileprivate var shape: Set<Character> {
    Set(filter { !$0.isLetter && !$0.isNumber && $0 != " " })
  }
}
