/// Writes a Docusaurus sidebars file in JSON, with one sidebar. Addresses below `/docs/` become
/// page ids.
func exportDocusaurus(_ menu: ExportedMenu, _ context: inout ImportContext) -> [ExportedFile] {
  let items = docusaurusItems(menu.items, isCollapsed: menu.isCollapsed, in: &context)
  return [ExportedFile(JSONValue.members([("sidebar", .array(items))]).printed())]
}

private func docusaurusItems(
  _ items: [ExportedItem], isCollapsed: Bool, in context: inout ImportContext
) -> [JSONValue] {
  var values: [JSONValue] = []
  for var item in items {
    if item.isSeparator {
      context.lose("a separator has no counterpart", at: item.anchor)
      continue
    }
    if item.isInline { context.lose("'inline' has no counterpart", at: item.anchor) }
    let url = item.text(.url)
    let id = url.flatMap(DocusaurusAddress.id)
    let label: (String, JSONValue?) = ("label", .string(item.title))
    let help: (String, JSONValue?) = ("description", .text(item.text(.help)))
    if let children = item.children {
      let isOpenAlways = item.flag(.collapsible) == false
      let collapsed = item.flag(.collapsed) ?? isCollapsed
      if url != nil, id == nil {
        context.lose(
          "the address of '\(item.title)' is not that of a page below /docs/", at: item.anchor)
      }
      let link = id.map {
        JSONValue.members([("type", .string("doc")), ("id", .string($0))])
      }
      let items = docusaurusItems(children, isCollapsed: isCollapsed, in: &context)
      if items.isEmpty {
        context.lose("'\(item.title)' is left out, because it has no pages", at: item.anchor)
      } else {
        values.append(
          .members([
            ("type", .string("category")), label, ("link", link), help,
            ("collapsible", isOpenAlways ? .boolean(false) : nil),
            ("collapsed", isOpenAlways ? nil : .boolean(collapsed)), ("items", .array(items)),
          ]))
      }
    } else if let id {
      values.append(.members([("type", .string("doc")), ("id", .string(id)), label, help]))
    } else if let url {
      values.append(.members([("type", .string("link")), label, ("href", .string(url)), help]))
    } else {
      context.lose("'\(item.title)' is left out, because it has no address", at: item.anchor)
    }
    reportID(of: item, in: &context)
    item.reportRest(to: &context)
  }
  return values
}
