/// Finds the ends of YAML scalars.
extension [UInt8] {
  /// The end of the quoted scalar at a position; nil if it is never closed.
  func endOfQuoted(from start: Int) -> Int? {
    let quote = self[start]
    var index = start + 1
    while index < count {
      if self[index] == .backslash, quote == .quotationMark {
        index += 2
      } else if self[index] == quote {
        guard quote == .apostrophe, index + 1 < count, self[index + 1] == quote else {
          return index + 1
        }
        index += 2
      } else {
        index += 1
      }
    }
    return nil
  }

  /// The end of the plain scalar at a position, after its last character.
  ///
  /// - Parameter indent: The indentation that a line needs in order to continue the scalar; nil
  ///   within brackets, where every line continues it.
  func endOfPlain(from start: Int, indent: Int?) -> Int {
    let isInFlow = indent == nil
    var end = start
    var index = start
    while index < count {
      while index < count, !self[index].isBlankOrBreak {
        if self[index] == .colon {
          let isMark = index + 1 == count || self[index + 1].isBlankOrBreak
          // libyaml reports a colon directly before a bracket.
          guard !isMark, !isInFlow || !self[index + 1].isFlowIndicator else { return end }
        } else if isInFlow, self[index].isFlowIndicator {
          return end
        }
        index += 1
        end = index
      }
      var lineStart: Int?
      while index < count, self[index].isBlankOrBreak {
        if self[index].isBreak {
          index = endOfBreak(from: index)
          lineStart = index
        } else {
          index += 1
        }
      }
      if let lineStart {
        if let indent, index - lineStart < indent { return end }
        if index == lineStart, isDocumentMark(at: index) { return end }
      }
      if index < count, self[index] == .hash { return end }
    }
    return end
  }

  /// The end of the block scalar whose first line starts at a position, including its trailing line
  /// breaks.
  ///
  /// - Parameters:
  ///   - parent: The column of the mapping or sequence that contains the scalar; -1 for a document.
  ///   - increment: The scalar's additional indentation; 0 if its first line determines it.
  func endOfBlockText(from start: Int, parent: Int, increment: Int) -> Int {
    var indent = increment > 0 ? Swift.max(parent, 0) + increment : nil
    var end = start
    while true {
      var deepest = 0
      var index = end
      while true {
        let lineStart = index
        while index < count, self[index] == .space, indent.map({ index - lineStart < $0 }) ?? true {
          index += 1
        }
        deepest = Swift.max(deepest, index - lineStart)
        guard index < count, self[index].isBreak else { break }
        index = endOfBreak(from: index)
        end = index
      }
      let needed = indent ?? Swift.max(deepest, parent + 1, 1)
      indent = needed
      guard index < count, index - end == needed else { return end }
      end = endOfBreak(from: endOfLine(from: index))
    }
  }

  /// Whether a line that starts at a position begins with the word `---` or `...`.
  func isDocumentMark(at position: Int) -> Bool {
    guard position + 3 <= count, self[position] == .minus || self[position] == .dot,
      self[position + 1] == self[position], self[position + 2] == self[position]
    else { return false }
    return position + 3 == count || self[position + 3].isBlankOrBreak
  }
}

extension UInt8 {
  /// Whether the byte is a bracket, a brace or a comma.
  var isFlowIndicator: Bool {
    switch self {
    case .comma, .openingBracket, .closingBracket, .openingBrace, .closingBrace: true
    default: false
    }
  }
}
