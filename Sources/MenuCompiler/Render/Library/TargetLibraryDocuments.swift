/// The targets that are one template each.
extension TargetLibrary {
  static let dot = TargetSource(
    name: "dot", texts: ["dot.stencil": text(PackageResources.dot_stencil)])

  static let json = TargetSource(
    name: "json", texts: ["json.stencil": text(PackageResources.json_stencil)])

  static let markdown = TargetSource(
    name: "markdown", texts: ["markdown.stencil": text(PackageResources.markdown_stencil)])
}
