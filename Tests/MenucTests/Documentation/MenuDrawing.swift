import MenuRuntime

/// A drawing of a native screen, as SVG: rows, glyphs, marks and shortcuts are those of the engine,
/// and only their look is drawn.
struct MenuDrawing {
  private let state: MenuExpansion
  private let width: Int
  private var shapes: [String] = []
  private var height = 0

  private static let margin = 12

  private init(_ state: MenuExpansion, width: Int = 320) {
    self.state = state
    self.width = width
  }

  /// The rows in a table of a phone, in groups if the menu has sections.
  static func phone(_ state: MenuExpansion) -> String {
    var drawing = MenuDrawing(state)
    if state.layout == .rows {
      drawing.addGroup(state.visibleNodes, rowHeight: 40)
    } else {
      for section in 0..<state.sectionCount {
        drawing.height += margin
        if state.layout == .sectionHeaders, let top = state.node(ofSection: section) {
          drawing.add(top, top: drawing.height, rowHeight: 32, title: "b")
          drawing.height += 32
        }
        drawing.addGroup(state.nodes(inSection: section), rowHeight: 40)
      }
    }
    return drawing.svg(label: "The rows of the menu in a table of a phone")
  }

  /// The rows in an outline of a desktop.
  static func outline(_ state: MenuExpansion) -> String {
    var drawing = MenuDrawing(state)
    drawing.addGroup(state.visibleNodes, rowHeight: 24)
    return drawing.svg(label: "The rows of the menu in an outline of a desktop")
  }

  /// A menu bar in which a top-level category and a category in it are open.
  static func menuBar(_ state: MenuExpansion, open menu: String, submenu: String) -> String {
    let table = state.table
    var drawing = MenuDrawing(state, width: 560)
    drawing.addBox(x: 0, y: 0, width: drawing.width, height: 28)
    drawing.height = 28
    var x = 16
    for (index, title) in ([table.title] + table.topLevel.map(table.title(of:))).enumerated() {
      drawing.add(title, x: x, y: 19, index == 0 ? "b" : "t", 13)
      if index > 0, title == menu, let node = table.topLevel.dropFirst(index - 1).first {
        drawing.addMenu(of: node, x: x - 12, y: 30, submenu: submenu)
      }
      x += 8 * title.count + 22
    }
    return drawing.svg(label: "The menu \(menu) of a menu bar, with the submenu \(submenu)")
  }

  private mutating func addGroup(_ nodes: [MenuNode], rowHeight: Int) {
    if nodes.isEmpty { return }
    let top = max(height, Self.margin)
    addBox(
      x: Self.margin, y: top, width: width - 2 * Self.margin, height: nodes.count * rowHeight)
    for (index, node) in nodes.enumerated() {
      let y = top + index * rowHeight
      if index > 0 {
        shapes.append(
          "<path class=\"l\" d=\"M\(Self.margin + 14) \(y)H\(width - Self.margin)\"/>")
      }
      add(node, top: y, rowHeight: rowHeight)
    }
    height = top + nodes.count * rowHeight
  }

  private mutating func add(
    _ node: MenuNode, top: Int, rowHeight: Int, title: String = "t"
  ) {
    let table = state.table
    let size = rowHeight < 30 ? 13 : 15
    let x = Self.margin + 14 + 18 * state.depth(of: node)
    let y = top + rowHeight / 2 + 5
    add(state.glyph(of: node)?.text ?? "", x: x, y: y, "f", size)
    add(table.title(of: node), x: x + 20, y: y, title, size)
    var end = width - Self.margin - 14
    if state.isChecked(node) {
      add("✓", x: end, y: y, "a e", size)
      end -= 22
    }
    for text in [table.badge(of: node), table.detail(of: node)].compactMap({ $0 }) {
      add(text, x: end, y: y, "f e", size)
      end -= 9 * text.count + 10
    }
  }

  private mutating func addMenu(of node: MenuNode, x: Int, y: Int, submenu: String) {
    let table = state.table
    let items = Array(table.children(of: node))
    let width = 190
    addBox(x: x, y: y, width: width, height: 24 * items.count + 10)
    height = max(height, y + 24 * items.count + 10)
    for (index, item) in items.enumerated() {
      let baseline = y + 22 + 24 * index
      let title = table.title(of: item)
      if state.isChecked(item) { add("✓", x: x + 8, y: baseline, "t", 13) }
      add(title, x: x + 26, y: baseline, "t", 13)
      let shortcut = table.shortcut(of: item, isApple: true)?.text(isApple: true) ?? ""
      add(shortcut, x: x + width - 12, y: baseline, "f e", 13)
      if table.isCategory(item) {
        add("›", x: x + width - 12, y: baseline, "f e", 13)
        if title == submenu {
          addMenu(of: item, x: x + width + 2, y: baseline - 22, submenu: "")
        }
      }
    }
  }

  private mutating func addBox(x: Int, y: Int, width: Int, height: Int) {
    shapes.append(
      "<rect class=\"c\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"8\"/>")
  }

  private mutating func add(_ text: String, x: Int, y: Int, _ style: String, _ size: Int) {
    if text.isEmpty { return }
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    shapes.append(
      "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\">\(escaped)</text>")
  }

  /// The drawing, whose colors follow the reader's preference for light or dark.
  private func svg(label: String) -> String {
    let height = height + Self.margin
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="\(label)">
      <style>
      .s { fill: #f2f2f7; } .c { fill: #ffffff; stroke: #d1d1d6; stroke-width: 0.5; }
      .l { stroke: #d1d1d6; stroke-width: 0.5; }
      text { fill: #1c1c1e; font-family: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
      .b { font-weight: 600; } .f { fill: #8e8e93; } .a { fill: #007aff; } .e { text-anchor: end; }
      @media (prefers-color-scheme: dark) {
        .s { fill: #000000; } .c { fill: #1c1c1e; stroke: #3a3a3c; } .l { stroke: #3a3a3c; }
        text { fill: #f2f2f7; } .f { fill: #98989f; } .a { fill: #0a84ff; }
      }
      </style>
      <rect class="s" width="\(width)" height="\(height)" rx="12"/>
      \(shapes.joined(separator: "\n"))
      </svg>

      """
  }
}

extension MenuExpansion {
  /// The nodes that have rows, in their order.
  fileprivate var visibleNodes: [MenuNode] { (0..<rowCount).compactMap(node(atRow:)) }

  /// The nodes that have rows in a section, in their order.
  fileprivate func nodes(inSection section: Int) -> [MenuNode] {
    (0..<rowCount(inSection: section)).compactMap {
      node(at: MenuIndexPath(section: section, row: $0))
    }
  }
}
