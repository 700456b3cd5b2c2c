extension DiagnosticName {
  /// See <doc:large-table>.
  package static let largeTable = DiagnosticName("large-table")
}

/// Reports outputs of the target `device` whose tables need more bytes than the parameter `bytes`
/// allows. Does nothing if the menu has errors, because its sizes are then unknown.
func checkDeviceSizes(of menu: Menu, in jobs: [RenderJob], into diagnostics: inout Diagnostics) {
  guard !diagnostics.hasErrors else { return }
  for job in jobs where job.target.isForDevices {
    let limit = job.integer("bytes")
    guard limit > 0 else { continue }
    let lowered = lower(specialize(menu, for: job.defines))
    guard let sizes = job.sizes(of: lowered), sizes.table > limit else { continue }
    let entry = job.entry.map { SourceAnchor.value($0.place) }
    diagnostics.report(
      .largeTable,
      "the table has \(sizes.table) bytes, \(sizes.texts) of them for texts; \(limit) are allowed",
      at: entry ?? .entry(menu.place, key: DocumentKey.items.rawValue),
      help: "shorten texts, or leave out languages with 'languages'")
  }
}

extension RenderJob {
  /// The sizes of the menu's tables; nil unless the target writes tables in C.
  func sizes(of menu: LoweredMenu) -> TableSizes? {
    switch target.base ?? target.name {
    case "device": TableSizes(device: TemplateContext(menu: menu, job: self))
    case "c": TableSizes(engine: TemplateContext(menu: menu, job: self))
    default: nil
    }
  }
}
