import RealMenus

/// A program that prints everything about the menus that were generated into its directory.
enum RealInputProgram {
  /// Prints the menu whose type is the argument.
  static func main(for menus: [RealMenu]) -> String {
    let cases = menus.map { "case \"\($0.type)\": show(\($0.type).table)\n" }.joined()
    return functions + """
      switch CommandLine.arguments.last {
      \(cases)default: print("There is no such menu.")
      }

      """
  }

  private static let functions = #"""
    func visible(_ text: String) -> String {
      if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x5C }) { return text }
      var result = ""
      for scalar in text.unicodeScalars {
        if scalar.value >= 0x20, scalar.value < 0x7F, scalar != "\\" {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{" + String(scalar.value, radix: 16) + "}"
        }
      }
      return result
    }

    func flags(of node: MenuNode, in state: MenuExpansion) -> String {
      let table = state.table
      var flags = ""
      func add(_ flag: String, if isSet: Bool) { flags += isSet ? flag : "-" }
      add("c", if: table.isCategory(node))
      add("x", if: table.isExpandable(node))
      add("e", if: state.isEmpty(node))
      add("f", if: table.isExpandable(node) && !table.isCollapsible(node))
      add("o", if: state.isExpanded(node))
      add("i", if: table.isInitiallyExpanded(node))
      add("h", if: table.isInitiallyHidden(node) && state.isHidden(node))
      add("s", if: table.isSeparator(node))
      add("v", if: state.isVisible(node))
      add("1", if: table.isCategory(node) && table.isSingle(under: node))
      add("k", if: table.isCategory(node) && table.keepsOpen(under: node))
      return flags
    }

    func showRows(_ name: String, _ state: MenuExpansion) {
      var line = "\(name)\t\(state.rowCount)"
      for row in 0..<state.rowCount {
        guard let node = state.node(atRow: row), state.row(of: node) == row else {
          print("wrong row \(row)")
          continue
        }
        line += " \(node.number)"
      }
      print(line)
      for section in 0..<state.sectionCount {
        let count = state.rowCount(inSection: section)
        var line = "section\t\(state.node(ofSection: section)?.number ?? -1)\t\(count)"
        for row in 0..<count {
          let path = MenuIndexPath(section: section, row: row)
          guard let node = state.node(at: path), state.indexPath(of: node) == path else {
            print("wrong path \(path)")
            continue
          }
          line += " \(node.number)"
        }
        print(line)
      }
    }

    func show(_ table: MenuTable) {
      var state = MenuExpansion(table)
      let collapsed = state.collapsedByID
      print("menu\t\(table.name)\t\(table.count)\t\(table.topLevelCount)")
      for node in table.nodes {
        var line = "item\t\(node.number)\t\(table.parent(of: node)?.number ?? -1)"
        line += "\t\(table.depth(of: node))\t\(flags(of: node, in: state))"
        for text in [
          table.id(of: node), table.title(of: node), table.detail(of: node),
          table.body(of: node), table.url(of: node), table.icon(of: node),
        ] {
          line += "\t"
          if let text { line += "=" + visible(text) }
        }
        print(line)
        for child in table.children(of: node) where table.parent(of: child) != node {
          print("wrong parent of \(child.number)")
        }
        guard let id = table.id(of: node) else { continue }
        if table.node(withID: id) != node { print("wrong node of \(id)") }
        let opens = table.isCategory(node) || table.isExpandable(node)
        if collapsed[id] != (opens ? !state.isExpanded(node) : nil) {
          print("wrong collapsedByID of \(id)")
        }
      }
      showRows("initial", state)
      var other = state
      state.expandAll()
      showRows("expanded", state)
      state.collapseAll()
      showRows("collapsed", state)
      other.collapseAll()
      showRows("collapsed at once", other)
    }

    """#
}
