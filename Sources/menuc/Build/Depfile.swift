import MenuCompiler

/// The dependencies of the outputs, as Make, Ninja and CMake read them: `output: inputs`.
///
/// - A depfile names one output, ``OutputPlan/primary``. Ninja refuses a depfile with an output
///   that its rule no longer has, until somebody deletes the depfile.
/// - Each input is also a target without prerequisites, as with `gcc -MP`. Otherwise, Make would
///   stop at a missing input instead of running the rule.
struct Depfile {
  let text: String

  /// - Throws: ``Refusal`` for a name that one of the programs can't read.
  init(_ plan: OutputPlan) throws(Refusal) {
    guard let primary = plan.primary else {
      text = ""
      return
    }
    var lines = [try DepfileName(primary.path).escaped + ":"]
    var targets: [String] = []
    var seen: Set<String> = []
    for input in plan.menus.flatMap(\.inputs) {
      let path = Self.nearest(input.shown)
      guard seen.insert(path).inserted else { continue }
      let name = try DepfileName(path).escaped
      lines.append("  " + name)
      targets.append(name + ":\n")
    }
    text = lines.joined(separator: " \\\n") + "\n" + targets.joined()
  }

  /// The path of a file or directory if it exists; otherwise, the path of the nearest existing
  /// directory above it. The modification time of that directory changes when the missing part
  /// appears.
  private static func nearest(_ path: String) -> String {
    var path = path
    while Disk.realPath(path) == nil, path != ".", path != "/" { path = Disk.parent(of: path) }
    return path
  }
}

/// The error for a file name that can't be in a depfile.
struct Refusal: Error {
  let path: String
  /// The reason, as the end of a message that begins with the path.
  let reason: String

  var message: String { "the depfile can't name '\(PrintableText.visible(path))': \(reason)" }
  static let help = "rename it, or build without --depfile"
}
