/// A program with a menu in a table: what a finger and the program do, and what they make of it.
struct Replay {
  let table: MenuTable
  var state: MenuExpansion
  var drawn: DrawnTable
  var saved = ""
  var selection: MenuNode?

  init(_ table: MenuTable) {
    self.table = table
    state = MenuExpansion(table)
    drawn = DrawnTable(state)
  }

  /// What the program does by itself.
  mutating func event(_ event: (inout MenuExpansion) -> MenuChange) {
    let change = event(&state)
    draw(change, state)
    show()
  }

  /// Draws a change with the state that it led to, which need not be the newest.
  mutating func draw(_ change: MenuChange, _ state: MenuExpansion) {
    if change.isEmpty { say("nothing changes") }
    var drawn = self.drawn
    func hear(_ time: String, _ node: MenuNode, _ opens: Bool) {
      let news = state.isExpanded(node) ? "is expanded" : "is collapsed"
      let verb = opens ? "expand" : "collapse"
      say("\(time) \(verb) \(name(node)): \(news), \(drawn.rowCount) rows drawn")
    }
    change.perform(
      will: { hear("will", $0, $1) },
      moveRows: { change in
        tellSelection(state)
        tellRows(change)
        drawn.move(change, state)
        tellRedraws(change)
        drawn.redraw(change, state, selection: selection)
      },
      did: { hear("did", $0, $1) })
    self.drawn = drawn
    if let scroll = change.scroll {
      let target = place(scroll.row, scroll.section, scroll.rowInSection)
      say("scrolls to \(target), \(scroll.position)")
    }
  }

  /// Where the chosen row will be; known before anything is drawn.
  func tellSelection(_ state: MenuExpansion) {
    guard let selection else { return }
    say("selected is \(name(selection)), \(place(of: selection, in: state))")
  }

  func tellRows(_ change: MenuChange) {
    let animation = change.animation
    for section in change.removedSections {
      say("removes section \(section), \(animation.delete.forRows)")
    }
    for rows in change.removedInSections { tell("removes", rows, animation.delete) }
    for section in change.insertedSections {
      say("inserts section \(section), \(animation.insert.forRows)")
    }
    for rows in change.insertedInSections { tell("inserts", rows, animation.insert) }
  }

  func tell(_ verb: String, _ place: MenuSectionRows, _ animation: MenuAnimationPreset) {
    let first = place.rows.lowerBound
    let last = place.rows.upperBound - 1
    let numbers = first == last ? "row \(first)" : "rows \(first)-\(last)"
    let section = table.layout == .rows ? "" : " of section \(place.section)"
    say("\(verb) \(numbers)\(section), \(animation.forRows)")
  }

  func tellRedraws(_ change: MenuChange) {
    for section in change.updatedHeaders { say("redraws header \(section)") }
    for path in change.updatedInSections {
      say("redraws \(place(path.row, path.section, path.row))")
    }
  }

  func name(_ node: MenuNode) -> String { table.id(of: node) ?? "no item" }

  func place(_ row: Int, _ section: Int, _ rowInSection: Int?) -> String {
    if table.layout == .rows { return "row \(row)" }
    guard let rowInSection else { return "header \(section)" }
    return "row \(rowInSection) of section \(section)"
  }

  func place(of node: MenuNode, in state: MenuExpansion) -> String {
    guard let row = state.row(of: node), let section = state.section(of: node) else {
      return "no row"
    }
    return place(row, section, state.indexPath(of: node)?.row)
  }

  /// Prints what is seen.
  func show() { drawn.show(table) }
}

/// Prints a line of an answer.
func say(_ text: String) {
  var line = "  " + text
  while line.last == " " { line.removeLast() }
  print(line)
}
