/// A program that replays taps on a sample's generated menu, and what it prints.
struct SampleProgram: Sendable {
  /// The sample's folder.
  let sample: String
  /// Swift that uses `Replay`.
  let script: String
  let output: String

  /// What every program has: a stand-in for a table view, which knows rows only by the changes that
  /// it is told, and notices one that does not fit.
  static let replay = """
    struct Replay {
      let table: MenuTable
      var state: MenuExpansion
      var sections: [[MenuNode]]

      init(_ table: MenuTable) {
        self.table = table
        state = MenuExpansion(table)
        sections = Self.sections(of: state)
      }

      static func sections(of state: MenuExpansion) -> [[MenuNode]] {
        (0..<state.sectionCount).map { rows(of: $0, in: state) }
      }

      static func rows(of section: Int, in state: MenuExpansion) -> [MenuNode] {
        (0..<state.rowCount(inSection: section)).compactMap {
          state.node(at: MenuIndexPath(section: section, row: $0))
        }
      }

      /// What a finger does on a row, or on its glyph.
      mutating func tap(_ id: String, glyph isOnGlyph: Bool = false) {
        print(isOnGlyph ? "tap the glyph of \\(id)" : "tap \\(id)")
        guard let node = table.node(withID: id), table.isEnabled(node) else {
          return print("  can't be tapped")
        }
        let toggles =
          switch table.settings.hitArea {
          case .row: !isOnGlyph
          case .indicator: isOnGlyph
          case .both: true
          }
        if toggles, table.isCategory(node) || table.isExpandable(node) {
          draw(state.toggle(node))
        } else if let action = table.action(of: node) {
          print("  action \\(action)")
        } else if let url = table.url(of: node) {
          print("  url \\(url)")
        } else {
          print("  chosen")
        }
      }

      /// What the program does.
      mutating func event(_ name: String, _ event: (inout MenuExpansion) -> MenuChange) {
        print(name)
        draw(event(&state))
      }

      /// Removes and inserts as `UITableView.performBatchUpdates` does.
      mutating func draw(_ change: MenuChange) {
        tell(change)
        for rows in change.removedInSections.reversed() {
          sections[rows.section].removeSubrange(rows.rows)
        }
        for section in change.removedSections.reversed() { sections.remove(at: section) }
        for section in change.insertedSections {
          sections.insert(Self.rows(of: section, in: state), at: section)
        }
        for rows in change.insertedInSections {
          let nodes = Self.rows(of: rows.section, in: state)[rows.rows]
          sections[rows.section].insert(contentsOf: nodes, at: rows.rows.lowerBound)
        }
        if sections != Self.sections(of: state) { print("  THE TABLE DIFFERS FROM THE MENU") }
      }

      func tell(_ change: MenuChange) {
        if change.isEmpty { print("  nothing changes") }
        for node in change.toggled.closed { print("  closes \\(table.id(of: node) ?? "")") }
        for node in change.toggled.opened { print("  opens \\(table.id(of: node) ?? "")") }
        if table.layout == .rows {
          for rows in change.removed { tell("removes", rows, change.animation.delete) }
          for rows in change.inserted { tell("inserts", rows, change.animation.insert) }
          for row in change.updated { print("  redraws row \\(row)") }
        } else {
          for rows in change.removedInSections {
            tell("removes", rows.rows, of: rows.section, change.animation.delete)
          }
          for rows in change.insertedInSections {
            tell("inserts", rows.rows, of: rows.section, change.animation.insert)
          }
          for section in change.updatedHeaders { print("  redraws header \\(section)") }
          for path in change.updatedInSections {
            print("  redraws row \\(path.row) of section \\(path.section)")
          }
        }
        if let scroll = change.scroll {
          let header = scroll.rowInSection == nil ? "header" : "row \\(scroll.rowInSection ?? 0)"
          let section = table.layout == .rows ? "" : " of section \\(scroll.section)"
          print("  scrolls to \\(header)\\(section), \\(scroll.position)")
        }
      }

      func tell(
        _ verb: String, _ rows: Range<Int>, of section: Int? = nil,
        _ animation: MenuAnimationPreset
      ) {
        let place = section.map { " of section \\($0)" } ?? ""
        print("  \\(verb) \\(rows.lowerBound)...\\(rows.upperBound - 1)\\(place), \\(animation)")
      }

      /// Prints what is seen: place, glyph, title and detail, indented by depth.
      func show() {
        for section in 0..<state.sectionCount {
          let header = table.layout == .sectionHeaders ? state.node(ofSection: section) : nil
          if let header { show(header, at: "\\(section)") }
          for (row, node) in Self.rows(of: section, in: state).enumerated() {
            show(node, at: table.layout == .rows ? "\\(row)" : "\\(section).\\(row)")
          }
          if let footer = header.flatMap({ table.footer(of: $0) }) { print("      (\\(footer))") }
        }
      }

      func show(_ node: MenuNode, at place: String) {
        let glyph = state.glyph(of: node)
        let indent = String(repeating: "  ", count: table.depth(of: node))
        let title = table.isSeparator(node) ? "────" : table.title(of: node)
        let detail = table.detail(of: node).map { " (\\($0))" } ?? ""
        let margin = String(repeating: " ", count: max(1, 4 - place.count))
        let mark = glyph?.text ?? glyph?.image ?? " "
        print("\\(place)\\(margin)\\(indent)\\(mark) \\(title)\\(detail)")
        if let body = table.body(of: node), state.isExpanded(node) {
          print("    \\(indent)  | \\(body.prefix(60))…")
        }
      }
    }
    """
}
