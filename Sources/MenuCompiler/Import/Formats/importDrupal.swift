/// Reads the file `*.links.menu.yml` of a Drupal module. Links are sorted by weight and title, and
/// placed below their parents. The addresses of routes come from the module's file `*.routing.yml`.
func importDrupal(_ root: SourceNode, in context: inout ImportContext) throws -> ImportedMenu {
  var menu = ImportedMenu()
  let routing = context.stem + ".routing.yml"
  let routes = context.request.load(routing)
    .flatMap { try? context.tree($0, name: routing, as: .yaml) }
  var tree = WeightedTree()
  for entry in root.entries {
    guard var table = ForeignTable(entry.value) else {
      context.lose(
        "the link '\(entry.key)' is left out, because it is \(entry.value.kind)",
        at: .key(entry.value.place))
      continue
    }
    var item = ImportedItem(table.text("title") ?? humanizedTitle(entry.key), at: table.anchor)
    item.id = entry.key
    item.keys[.help] = table.text("description")
    item.keys[.url] = table.text("url")
    if let route = table.text("route_name") {
      if let path = routes?[route]?["path"]?.foreignText {
        item.keys[.url] = path
      } else if route == "<front>" {
        item.keys[.url] = "/"
      } else if route != "<none>" {
        item.keys[.action] = route
      }
    }
    if let isEnabled = table.flag("enabled"), !isEnabled { item.keys[.hidden] = .boolean(true) }
    if table.flag("expanded") == false { item.keys[.collapsed] = .boolean(true) }
    let parent = table.text("parent")
    let weight = table.text("weight").flatMap { Int64($0) } ?? 0
    table.reportRest(to: &context)
    tree.add(item, names: [entry.key], parent: parent, weight: weight)
  }
  menu.items = tree.items(in: &context)
  return menu
}
