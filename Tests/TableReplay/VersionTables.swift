/// Two versions of a menu that is known only at run time: the second has another item with a shortcut,
/// other keys, and its slot in another place.
enum Versions {
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
}
