/// The format of a document from another program that was compiled as if it were a menu, but could
/// be imported; nil for a menu, and for documents that are not recognized with certainty.
package func foreignFormat(of compiled: CompiledMenu) -> ImportFormat? {
  guard compiled.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
  return compiled.sources.files.first.flatMap { foreignFormat(of: $0.file) }
}

/// The format of a document from another program; nil for a menu, and for documents that are not
/// recognized with certainty.
package func foreignFormat(of file: SourceFile) -> ImportFormat? {
  guard file.bytes.count < 1 << 20 else { return nil }
  var ignored = Diagnostics()
  let parsed = parse(file, as: 0, into: &ignored, keepsOwnKeys: true, allowsTags: true)
  guard let root = parsed.root, root["menu"] == nil, root["items"] == nil else { return nil }
  let name = String(file.name.split(separator: "/").last ?? "").lowercased()
  let format = ForeignShape.format(of: root, isPropertyList: false, name: name)
  // Any array counts as a tree, so a tree is never recognized with certainty.
  return format == .tree ? nil : format
}
