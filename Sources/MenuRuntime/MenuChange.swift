/// Consecutive rows of one section.
public struct MenuSectionRows: Sendable {
  /// The section, from 0.
  public var section: Int
  /// The rows in that section, from 0; never empty.
  public var rows: Range<Int>
}

/// The row to bring into view after a change has been drawn.
public struct MenuScrollTarget: Sendable {
  /// The row, counted over the whole menu, after the event.
  public var row: Int
  /// The row's section, after the event.
  public var section: Int
  /// The row in its section, or nil for the section's header.
  public var rowInSection: Int?
  /// The place to which the row scrolls: `top` or `reveal`.
  public var position: MenuScroll.Position
}

/// The changes that one event made: enough to update a table view without comparing rows.
///
/// Removing `removed` from the rows before the event, then inserting `inserted`, gives the rows
/// after it; `removed` never contains a row that stays. Removals are in coordinates before the
/// event; everything else is in coordinates after it. Ranges ascend, do not touch and are never
/// empty. Each list is given in rows over the whole menu and, with `InSections` in its name, by
/// section; in layout `rows` there is one section, 0. A toggle allocates nothing; the arrays are
/// created when they are read.
public struct MenuChange: Sendable {
  /// How rows appear and disappear; never `directional`.
  public var animation: MenuAnimation
  /// The row to bring into view; nil if nothing scrolls.
  public var scroll: MenuScrollTarget?

  /// The subject of an event on one node: `opened`, `checked` or, for the current node, `updated`.
  /// `off` is the node that the event closed, unchecked or made no longer current, and `on` is the
  /// node that the event opened, checked or made current.
  var subject = MenuRecord.Kind.opened
  var off = MenuMove()
  var on = MenuMove()
  /// The changes of a bulk event.
  var records: [MenuRecord] = []

  init(_ animation: MenuAnimation) {
    self.animation = animation
  }

  /// The change of an event on one node that opens and closes nothing.
  init(_ animation: MenuAnimation, _ subject: MenuRecord.Kind, _ off: MenuMove, _ on: MenuMove) {
    self.animation = animation.isDirectional ? animation.settled(-1, -1) : animation
    self.subject = subject
    self.off = off
    self.on = on
  }

  /// Whether the event changed nothing; a change that only scrolls is empty.
  public var isEmpty: Bool { off.node < 0 && on.node < 0 && records.isEmpty }

  /// The removed rows, in rows before the event.
  public var removed: [Range<Int>] { ranges(.removed, off) }

  /// The inserted rows, in rows after the event.
  public var inserted: [Range<Int>] { ranges(.inserted, on) }

  /// The rows, after the event, that existed before it and whose own look changed: glyph, body,
  /// check, or whether the row is current. Draw them again after the batch update, not in it. In
  /// layout `sectionHeaders`, some of these rows are headers.
  public var updated: [Int] {
    var result = numbers(.updated)
    let (upper, lower) = moves
    if upper.isVisible { result.append(upper.rowAfter) }
    if lower.isVisible { result.append(lower.rowAfter) }
    return result
  }

  /// The rows removed from sections that stay, in coordinates before the event.
  public var removedInSections: [MenuSectionRows] { sectionRows(.removedInSection, off) }

  /// The rows inserted into sections that stay, in coordinates after the event.
  public var insertedInSections: [MenuSectionRows] { sectionRows(.insertedInSection, on) }

  /// The rows of `updated` by section, after the event, without headers.
  public var updatedInSections: [MenuIndexPath] {
    var result: [MenuIndexPath] = []
    for record in records where record.kind == .updatedInSection {
      result.append(MenuIndexPath(section: record.section, row: record.lower))
    }
    let (upper, lower) = moves
    if upper.isVisible, upper.rowInSectionAfter >= 0 { result.append(upper.pathAfter) }
    if lower.isVisible, lower.rowInSectionAfter >= 0 { result.append(lower.pathAfter) }
    return result
  }

  /// The sections whose headers' look changed, in sections after the event (layout
  /// `sectionHeaders`).
  public var updatedHeaders: [Int] {
    var result = numbers(.updatedHeader)
    let (upper, lower) = moves
    if upper.isVisible, upper.rowInSectionAfter < 0 { result.append(upper.section) }
    if lower.isVisible, lower.rowInSectionAfter < 0 { result.append(lower.section) }
    return result
  }

  /// The sections removed with all their rows, in sections before the event.
  public var removedSections: [Int] { numbers(.removedSection) }

  /// The sections inserted with all their rows, in sections after the event.
  public var insertedSections: [Int] { numbers(.insertedSection) }

  /// The nodes that closed and those that opened, each in document order, visible or not.
  public var toggled: (closed: [MenuNode], opened: [MenuNode]) {
    (nodes(.closed, off, of: .opened), nodes(.opened, on, of: .opened))
  }

  /// The check items that are no longer checked, in document order, with or without a row.
  public var unchecked: [MenuNode] { nodes(.unchecked, off, of: .checked) }

  /// The check items that are newly checked, in document order, with or without a row.
  public var checked: [MenuNode] { nodes(.checked, on, of: .checked) }

  /// Calls the listeners in order, when the state has already changed.
  ///
  /// `will` is called with each node and whether it opens, closing nodes first; then `moveRows`
  /// removes and inserts rows; then `did` is called like `will`.
  public func perform(
    will: (MenuNode, Bool) -> Void, moveRows: (MenuChange) -> Void,
    did: (MenuNode, Bool) -> Void
  ) {
    let (closed, opened) = toggled
    for node in closed { will(node, false) }
    for node in opened { will(node, true) }
    moveRows(self)
    for node in closed { did(node, false) }
    for node in opened { did(node, true) }
  }
}

extension MenuChange {
  /// Replaces `directional` in the animation with `top` or `bottom`, depending on the first opened
  /// node and its nearest closed sibling.
  mutating func settleAnimation(in table: MenuTable) {
    if !animation.isDirectional { return }
    let first = on.node >= 0 ? on.node : numbers(.opened).first ?? -1
    animation = animation.settled(first, first < 0 ? -1 : nearestSibling(of: first, in: table))
  }

  /// The closed sibling that is nearest to the first opened node; −1 if there is none.
  private func nearestSibling(of first: Int, in table: MenuTable) -> Int {
    var sibling = off.node
    for record in records where record.kind == .closed {
      let isSibling = table.parent(record.lower) == table.parent(first)
      let isNearer = sibling < 0 || (record.lower - first).magnitude < (sibling - first).magnitude
      if isSibling, isNearer { sibling = record.lower }
    }
    return sibling
  }
}

extension MenuAnimation {
  var isDirectional: Bool { insert == .directional || delete == .directional }

  /// The animation with `top` or `bottom` in place of `directional`, depending on which is higher:
  /// the opened node or its closed sibling. If either is −1, `directional` becomes `top`.
  func settled(_ opened: Int, _ closed: Int) -> MenuAnimation {
    var settled = self
    let isPair = opened >= 0 && closed >= 0
    if insert == .directional { settled.insert = isPair && opened > closed ? .bottom : .top }
    if delete == .directional { settled.delete = isPair && opened < closed ? .bottom : .top }
    return settled
  }
}
