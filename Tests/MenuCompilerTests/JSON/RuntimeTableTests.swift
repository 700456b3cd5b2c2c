import Foundation
import RealMenus
import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuRuntime

/// Tables that are read at run time from the table as JSON equal those of generated code.
@Suite struct RuntimeTableTests {
  /// The samples, the menus of Tests/Conformance and the fixtures that need no other file.
  private static func documents() throws -> [SourceFile] {
    let folders = [Repository.samples, Repository.root.appending(path: "Tests/Conformance")]
    return try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        .compactMap { path -> SourceFile? in
          let name = String(path.split(separator: "/").last ?? "")
          let isMenu = name.hasPrefix("menu.") || folder != Repository.samples
          guard isMenu, let format = SourceFormat(path: path) else { return nil }
          let text = try Repository.text(folder.appending(path: path))
          return SourceFile(name: path, format: format, text: text)
        }
    }
  }

  private static func lowered(_ file: SourceFile) throws -> LoweredMenu? {
    try compileMenu(file, goal: .table, input: .none).menu
  }

  private static func table(_ json: String) throws -> MenuTable {
    try JSONDecoder().decode(MenuTable.self, from: Data(json.utf8))
  }

  @Test func documentsHaveTheSameTable() throws {
    var count = 0
    for file in try Self.documents() {
      guard let menu = try Self.lowered(file) else { continue }
      count += 1
      expectEqual(try Self.table(tableJSON(menu)), menu, file.name)
    }
    #expect(count > 80)
  }

  @Test func realMenusHaveTheSameTable() throws {
    for (variant, file) in try RealMenuData.fixtures().enumerated() {
      let text = RealMenuTOML(try RealMenu(firstItems: 2_000, of: file, variant: variant)).text
      let source = SourceFile(name: file.lastPathComponent, format: .toml, text: text)
      let menu = try #require(try Self.lowered(source))
      expectEqual(try Self.table(tableJSON(menu)), menu, source.name)
    }
  }

  private func expectEqual(_ table: MenuTable, _ menu: LoweredMenu, _ name: String) {
    #expect(table.count == menu.count && table.name == menu.name, "\(name)")
    #expect(table.title == menu.title && table.topLevelCount == menu.topLevelCount, "\(name)")
    #expect("\(table.conditions)" == "\(conditions(of: menu))", "\(name)")
    for node in 0..<min(table.count, menu.count) {
      let columns: [(MenuStructureLine.Number, Int32)] = [
        (.parent, max(menu.parents[node], 0)), (.firstChild, menu.firstChildren[node]),
        (.childCount, menu.childCounts[node]), (.sizeTree, menu.sizeTree[node]),
        (.shownRows, menu.shownRows[node]), (.nodeByRank, menu.nodesByID[node]),
      ]
      let numbers = columns.map { table.column($0.0, node) }
      #expect(numbers == columns.map { Int($0.1) }, "\(name), item \(node)")
      let flags: [(MenuStructureLine.Flag, NodeFlags)] = [
        (.isCategory, .category), (.hasBody, .body), (.isOpen, .open), (.isFixed, .fixed),
        (.isHidden, .hidden), (.isDisabled, .disabled), (.isSeparator, .separator),
        (.isSingle, .single), (.keepsOpen, .keepOpen), (.isCheckItem, .checkItem),
        (.isChecked, .checked), (.choosesOne, .choosesOne), (.isSlot, .slot),
        (.hasPlaceholder, .placeholder), (.hasLoading, .loading), (.isPage, .page),
      ]
      for (flag, expected) in flags {
        #expect(
          table.flag(flag, node) == menu.flags[node].contains(expected), "\(name), \(node), \(flag)"
        )
      }
      #expect(table.isInline(node) == menu.isInlineGroup(node), "\(name), \(node)")
      #expect(table.inlineOfBorder(node) == menu.inlineOfBorder(node) ?? -1, "\(name), \(node)")
      #expect(table.isFooter(node) == menu.flags[node].contains(.footer), "\(name), \(node)")
      #expect(table.depth(node) == Int(menu.depths[node]), "\(name), \(node)")
      #expect(table.idText(node) == menu.ids[node], "\(name)")
      #expect(table.title(of: MenuNode(node)) == menu.titles[node], "\(name)")
      var keys = 0
      visitFields(of: node, in: menu) { field in
        keys += 1
        let text =
          field.key.hasPrefix("@")
          ? table.string(String(field.key.dropFirst()), of: MenuNode(node))
          : text(field.key, node, table)
        #expect(text == field.value, "\(name), \(node), \(field.key)")
      }
      let columnCount = menu.columns.count { table.string($0.name, of: MenuNode(node)) != nil }
      let own = menu.details[node]?.fields.values.count ?? 0
      #expect(keyCount(node, table) == keys + columnCount - own, "\(name), item \(node)")
    }
  }

  /// The conditions as generated code has them.
  private func conditions(of menu: LoweredMenu) -> MenuConditions {
    MenuConditions(
      conditions: menu.conditions.flatMap {
        [$0.choices?.count ?? 1, $0.values.count, $0.defaultValue]
      },
      whens: menu.whens.enumerated().flatMap { number, when in
        when.clauses.flatMap { clause in
          [number]
            + [clause.any, clause.not].flatMap { [Int($0 & 0xFFFF_FFFF), Int($0 >> 32)] }
        }
      },
      items: menu.whens.enumerated().flatMap { number, when in
        when.nodes.flatMap { [Int($0), number] }
          + when.enabledNodes.flatMap { [Int($0) + menu.count, number] }
      },
      followers: menu.followers.flatMap { [Int($0.node), Int($0.condition), Int($0.value)] },
      nodeCount: menu.count)
  }

  private func text(_ key: String, _ node: Int, _ table: MenuTable) -> String? {
    var found: String?
    forEachKey(node, table) { name, text in if name == key { found = text } }
    return found
  }

  private func keyCount(_ node: Int, _ table: MenuTable) -> Int {
    var count = 0
    forEachKey(node, table) { _, _ in count += 1 }
    return count
  }

  private func forEachKey(_ node: Int, _ table: MenuTable, _ visit: (String, String) -> Void) {
    var reader = MenuReader(table, MenuNode(node))
    if !reader.hasValues() { return }
    repeat {
      let start = reader.offset
      while reader.byte != MenuByte.space, reader.byte != 0 { reader.offset += 1 }
      let key = MenuByte.text(reader.bytes + start, reader.offset - start)
      reader.offset += 1
      visit(key, reader.text())
    } while reader.offset < reader.end && reader.bytes[reader.offset - 1] == MenuByte.space
  }

  /// The sample's categories as JSON and as a property list are those of its document.
  @Test func theCategoryListIsTheSame() throws {
    let folder = Repository.samples.appending(path: "category-list")
    let text = try Repository.text(folder.appending(path: "menu.toml"))
    let menu = try #require(
      try Self.lowered(SourceFile(name: "menu.toml", format: .toml, text: text)))
    let json = try Data(contentsOf: folder.appending(path: "Data/categories.json"))
    let plist = try Data(contentsOf: folder.appending(path: "Data/categories.plist"))
    for table in [
      try JSONDecoder().decode(MenuTable.self, from: json),
      try PropertyListDecoder().decode(MenuTable.self, from: plist),
    ] {
      #expect(table.count == menu.count && table.layout == .sectionHeaders)
      #expect(table.isSingle(under: nil) && table.settings.headerHeight == 45)
      for node in 0..<menu.count {
        #expect(table.idText(node) == menu.ids[node])
        #expect(table.title(of: MenuNode(node)) == menu.titles[node])
        #expect(table.flag(.isOpen, node) == menu.flags[node].contains(.open))
        #expect(table.column(.shownRows, node) == Int(menu.shownRows[node]))
      }
    }
  }

  /// Nested items, as a server or a property list has them, need no more than ids and titles.
  @Test func nestedItemsAndPropertyLists() throws {
    let json = """
      { "title": "Pets", "single": true, "language": "ar", "direction": "rtl",
        "items": [{ "id": "cats", "title": "Cats", "open": true, "unknown": 1, "items":
          [{ "id": "tom", "title": "Tom", "tag": 7, "height": 44.5, "keywords": ["a b", "c"] }] },
          { "id": "none", "title": "None", "items": [] }, { "separator": true }] }
      """
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>title</key><string>Pets</string><key>single</key><true/>
      <key>language</key><string>ar</string><key>direction</key><string>rtl</string>
      <key>items</key><array>
      <dict><key>id</key><string>cats</string><key>title</key><string>Cats</string>
      <key>open</key><true/><key>items</key><array><dict>
      <key>id</key><string>tom</string><key>title</key><string>Tom</string>
      <key>tag</key><integer>7</integer><key>height</key><real>44.5</real>
      <key>keywords</key><array><string>a b</string><string>c</string></array></dict></array></dict>
      <dict><key>id</key><string>none</string><key>title</key><string>None</string>
      <key>items</key><array/></dict><dict><key>separator</key><true/></dict></array></dict></plist>
      """
    let tables = [
      try Self.table(json),
      try PropertyListDecoder().decode(MenuTable.self, from: Data(plist.utf8)),
    ]
    for table in tables {
      let tom = try #require(table.node(withID: "tom"))
      #expect(table.count == 4 && table.isSingle(under: nil) && table.title == "Pets")
      #expect(table.language?.isRightToLeft == true)
      #expect(table.tag(of: tom) == 7 && table.height(of: tom) == 44.5)
      #expect(table.keywords(of: tom) == ["a b", "c"])
      #expect(table.isCategory(MenuNode(1)) && table.isSeparator(MenuNode(2)))
      #expect(MenuExpansion(table).rowCount == 3)
      #expect(table.table(in: ["ar"]).title(of: tom) == "Tom")
    }
    let file = try Self.table(
      """
      { "items": [{ "id": "open", "title": "Open" },
        { "id": "recent", "inline": true, "separators": true, "items":
          [{ "id": "a", "title": "A" }] }, { "id": "quit", "title": "Quit" }] }
      """)
    #expect(MenuExpansion(file).rowCount == 5 && file.depth(3) == 0)
    #expect(throws: MenuTableError(problem: .parentNotBefore, item: "a")) {
      try Self.table(#"{ "items": [{ "id": "a", "title": "A", "parent": 0 }] }"#)
    }
    #expect(throws: DecodingError.self) {
      try Self.table(#"{ "layout": "columns", "items": [] }"#)
    }
  }
}
