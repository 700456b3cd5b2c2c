/// Writes the navigation of `mkdocs.yml`. Addresses within the site become the paths of their
/// pages.
func exportMkDocs(_ menu: ExportedMenu, _ context: inout ImportContext) -> [ExportedFile] {
  var lines = ["site_name: \(mkDocsText(menu.title))", "nav:"]
  if menu.isCollapsed {
    context.lose("'collapsed' of the document has no counterpart", at: menu.anchor)
  }
  mkDocsLines(menu.items, indent: "  ", to: &lines, in: &context)
  return [ExportedFile(lines.joined(separator: "\n") + "\n")]
}

private func mkDocsLines(
  _ items: [ExportedItem], indent: String, to lines: inout [String],
  in context: inout ImportContext
) {
  for var item in items {
    if item.isSeparator {
      context.lose("a separator has no counterpart", at: item.anchor)
      continue
    }
    if item.isInline { context.lose("'inline' has no counterpart", at: item.anchor) }
    let url = item.text(.url)
    let name = "\(indent)- \(mkDocsText(item.title)):"
    if let children = item.children {
      if url != nil {
        context.lose("'\(item.title)' is not a page, because it has items", at: item.anchor)
      }
      lines.append(name)
      let count = lines.count
      mkDocsLines(children, indent: indent + "  ", to: &lines, in: &context)
      if lines.count == count {
        lines.removeLast()
        context.lose("'\(item.title)' is left out, because it has no pages", at: item.anchor)
      }
    } else if let url {
      lines.append("\(name) \(mkDocsText(mkDocsPath(of: url)))")
    } else {
      context.lose("'\(item.title)' is left out, because it has no address", at: item.anchor)
    }
    reportID(of: item, in: &context)
    item.reportRest(to: &context)
  }
}

/// The path of the page at an address within the site; any other address as it is.
private func mkDocsPath(of url: String) -> String {
  let path = url.dropFirst()
  // A path that begins like an address with a scheme would be read as an address.
  guard url.hasPrefix("/"), !url.hasPrefix("//"), !url.contains("#"), !url.contains("?"),
    Address.scheme(of: String(path)) == nil
  else { return url }
  if path.isEmpty { return "index.md" }
  return path.hasSuffix("/") ? String(path.dropLast()) + ".md" : String(path)
}

/// A YAML string, in quotes if necessary.
private func mkDocsText(_ text: String) -> String {
  let isPath = text.utf8.allSatisfy { $0.isWord || $0 == .dot || $0 == UInt8(ascii: "/") }
  let isPlain = PlainScalar.isUnmistakable(text) || isPath && text.hasSuffix(".md")
  return isPlain ? text : LiteralText.doubleQuoted(text)
}
