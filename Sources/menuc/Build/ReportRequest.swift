import MenuCompiler

/// What decides, besides the menus, what a report looks like.
struct ReportRequest {
  /// Whether a report is written even if there are no problems.
  let needsReport: Bool
  /// The same for two requests whose reports about the same menus are the same.
  let hash: String

  init(_ options: InputOptions, _ assignment: Assignment) {
    needsReport = options.outputFile != nil
    let console = Console(options)
    let baseline = assignment.baseline
    // What the names of files are relative to, and these names.
    var words = [Version.text, Disk.workingDirectory, assignment.project?.configuration.file.name]
    words += assignment.paths
    words += [options.format.rawValue, options.inputFormat?.rawValue, options.outputFile]
    words += [options.limit.map { "\($0)" }, options.color.rawValue]
    words += ["\(console.isColored)", console.width.map { "\($0)" }]
    words += [baseline?.path, baseline.flatMap { Disk.hash(of: $0.path) }]
    // Lengths keep apart what a separator could not.
    let parts = words.map { word in word.map { "\($0.utf8.count):\($0)" } ?? "-" }
    hash = SHA256.hex(Array(parts.joined(separator: " ").utf8))
  }
}
