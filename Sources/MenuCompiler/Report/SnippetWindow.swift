extension SourceSnippet {
  /// The numbers of characters of a line that are shown before, under and after the mark.
  struct Window {
    let before: Int
    let inside: Int
    let after: Int
  }
}

extension SourceSnippet.Window {
  /// The window for output that does not depend on a terminal. It is measured in characters.
  init(
    _ before: [Unicode.Scalar], _ inside: [Unicode.Scalar], _ after: [Unicode.Scalar],
    _ mostBefore: Int, _ mostBehind: Int
  ) {
    self.before = before.count > mostBefore + mostBehind ? mostBefore : before.count
    self.inside = min(inside.count, mostBehind)
    let rest = mostBehind - self.inside
    let isCut = inside.count > mostBehind || after.count > rest + mostBefore
    self.after = isCut ? min(rest, after.count) : after.count
  }

  /// The window for a terminal. It is measured in columns. If the text before the mark does not
  /// fit, only its end is shown, in a third of the columns.
  init(
    _ before: [Unicode.Scalar], _ inside: [Unicode.Scalar], _ after: [Unicode.Scalar], columns: Int
  ) {
    let all = Self.width(before) + Self.width(inside) + Self.width(after)
    if all <= columns {
      self.init(before: before.count, inside: inside.count, after: after.count)
      return
    }
    // There may be an ellipsis of one column at each end.
    let room = columns - 2
    let mark = min(Self.width(inside), room - room / 3)
    let shownBefore = Self.fitting(before.reversed(), into: room - mark)
    let cut =
      Self.width(before) > room - mark
      ? Self.fitting(before.reversed(), into: room / 3) : shownBefore
    var rest = room - Self.width(before.suffix(cut))
    let shownInside = Self.fitting(inside, into: rest)
    rest -= Self.width(inside.prefix(shownInside))
    let shownAfter = shownInside < inside.count ? 0 : Self.fitting(after, into: rest)
    self.init(before: cut, inside: shownInside, after: shownAfter)
  }

  /// The number of characters that fit into the columns.
  private static func fitting(_ scalars: some Sequence<Unicode.Scalar>, into room: Int) -> Int {
    var (count, used) = (0, 0)
    for scalar in scalars {
      used += width(scalar)
      if used > room { break }
      count += 1
    }
    return count
  }

  private static func width(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + width($1) }
  }

  /// The number of columns of a character. A tab counts as eight columns, the most that it can
  /// occupy.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    scalar == "\t" ? 8 : PrintableText.width(of: scalar)
  }
}
