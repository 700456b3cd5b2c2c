import MenuCompiler

/// The directories that a plan writes into, each with its files grouped by menu.
struct OutputLayout {
  /// A directory, and the indices of its files in the plan.
  struct Directory {
    /// The path as it is printed.
    let path: String
    /// The absolute path.
    let base: String
    /// The flags of the build, as in the names of manifest entries.
    let flags: String
    var files: [Int] = []
    var shares: [Share] = []
  }

  /// The files that a menu writes into a directory.
  struct Share {
    /// The menu's index in the plan.
    let menu: Int
    var files: [Int]
  }

  /// The directories, ordered by their absolute paths. They are locked in this order.
  let directories: [Directory]

  init(_ plan: OutputPlan) {
    let resolver = PathResolver()
    let bases = plan.files.map { resolver.directory($0.directory) }
    var directories: [String: Directory] = [:]
    let flags = plan.menus.first?.flags ?? ""
    for (index, file) in plan.files.enumerated() {
      directories[
        bases[index], default: Directory(path: file.directory, base: bases[index], flags: flags)
      ].files.append(index)
    }
    for (number, menu) in plan.menus.enumerated() {
      let own = Dictionary(grouping: menu.files) { bases[$0] }
      for (base, files) in own {
        directories[base]?.shares.append(Share(menu: number, files: files))
      }
    }
    self.directories = directories.values.sorted { $0.base < $1.base }
  }
}

extension Manifest.Entry {
  /// The entry that a manifest records for a menu's files in its directory.
  init(
    _ share: OutputLayout.Share, of menu: OutputPlan.BuiltMenu, files: [OutputPlan.File],
    in base: String
  ) {
    func relative(_ path: String) -> String { Disk.relative(path, to: base) }
    var inputs = Dictionary(
      menu.inputs.map { (relative($0.path), $0.hash) }, uniquingKeysWith: { first, _ in first })
    // The link is an input, because replacing it with another document changes the menu.
    if let link = menu.link { inputs[relative(link)] = inputs[relative(menu.document)] }
    self.init(
      inputs: inputs,
      outputs: Dictionary(
        share.files.map { (files[$0].name, files[$0].hash) },
        uniquingKeysWith: { first, _ in first }))
  }
}
