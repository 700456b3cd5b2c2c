import Foundation

/// A menu to write in both formats: a tree, and the settings of the whole document.
package struct RealMenu: Sendable {
  package enum Layout: String {
    case rows
    case sectionRows = "section-rows"
    case sectionHeaders = "section-headers"
  }

  package var name: String
  package var layout = Layout.rows
  package var isSingle = false
  package var keepsOpen = false
  package var isCollapsed = false
  /// Whether the TOML is one array of inline tables.
  package var writesInline = false
  package var items: [RealMenuItem]

  /// A menu of items that need an id where a title can't give one.
  ///
  /// - Parameter variant: Chooses the settings.
  package init(_ name: String, _ items: [RealMenuItem], variant: Int) throws {
    self.name = name
    self.items = items
    let settings: [(Layout, isSingle: Bool, keepsOpen: Bool, isCollapsed: Bool)] = [
      (.rows, false, false, true), (.sectionRows, true, false, false),
      (.sectionHeaders, false, true, true), (.rows, true, true, true),
      (.sectionRows, false, false, false), (.sectionHeaders, true, true, false),
    ]
    (layout, isSingle, keepsOpen, isCollapsed) = settings[variant % settings.count]
    // A separator can't be a section.
    if items.contains(where: \.isSeparator) { layout = .rows }
    writesInline = variant.isMultiple(of: 2)
    var ids = try RealMenuIDs()
    ids.assign(to: &self.items)
  }

  /// The first items of a file, in document order.
  package init(firstItems count: Int, of file: URL, variant: Int) throws {
    var rest = count
    let items = RealMenuItem.prefix(try RealMenuData.items(in: file), &rest)
    try self.init(RealMenuData.name(of: file), items, variant: variant)
  }

  /// The name of the generated type, in which an underscore separates two numbers.
  package var type: String {
    var type = ""
    for word in name.split(separator: " ") {
      if type.last?.isNumber == true, word.first?.isNumber == true { type += "_" }
      type += word.prefix(1).uppercased() + word.dropFirst()
    }
    return type + "Menu"
  }

  /// The document's keys except `items`.
  package var entries: [(key: String, value: RealMenuItem.Value)] {
    [
      ("menu", .text(name)), ("layout", .text(layout.rawValue)),
      ("expansion", .text(isSingle ? "single" : "multiple")), ("keep-open", .flag(keepsOpen)),
      ("collapsed", .flag(isCollapsed)),
    ]
  }
}
