/// Versions of menus that are known only at run time.
enum Versions {
  /// The second of two versions has another item with a shortcut, other keys, and its slot in another
  /// place.
  static func table(_ version: Int) -> MenuTable? {
    let save = MenuItem(
      "save", "Save", fields: [.shortcut: version == 1 ? "Mod+S" : "Mod+Shift+S"])
    let print = MenuItem("print", "Print", fields: [.shortcut: "Mod+P"])
    let recent = MenuItem("recent", "Recent", [.category, .open, .slot])
    let file = MenuItem(
      "file", "File", [.category, .open], items: version == 1 ? [save] : [print, save])
    return try? MenuTable(
      items: version == 1 ? [file, recent] : [recent, file], name: "Versions", title: "Versions")
  }

  /// Four versions of pages on pages: with other numbers, and without some of the pages.
  static func screens(_ version: Int) -> MenuTable? {
    func page(_ id: String, _ title: String, _ items: [MenuItem]) -> MenuItem {
      MenuItem(id, title, [.category, .page], items: items)
    }
    let network = page("network", "Network \(version)", [MenuItem("wifi", "Wi-Fi \(version)")])
    let general = page("general", "General \(version)", version == 3 ? [] : [network])
    let new = MenuItem("new", "New")
    let items = [[general], [new, general], [general, network], [new]][version - 1]
    return try? MenuTable(items: items, name: "Screens", title: "Screens")
  }
}
