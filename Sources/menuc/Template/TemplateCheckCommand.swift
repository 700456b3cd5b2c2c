import ArgumentParser
import MenuCompiler

extension TemplateCommand {
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Checks custom templates, and reports all mistakes at once.",
      discussion: """
        Unknown names, filters and blocks are reported with their places. A template without such \
        mistakes is tried on a sample menu, with each value of each parameter. Nothing is written.

        EXAMPLES:
          menuc template check outline.md.stencil
          menuc template check templates/python          a target in a folder
        """)

    @Argument(help: "Templates, and folders of targets.", completion: .file())
    var paths: [String]

    @Option(help: "When to use colors; with NO_COLOR, 'auto' uses none.")
    var color = InputOptions.ColorChoice.auto

    func run() throws {
      var status = ExitStatus.success
      try ExitStatus.run {
        let console = Console(color: color)
        // The command line may name any file.
        let confinement = Confinement(configurationIn: ProjectBoundary(root: "/", allowed: []))
        for path in paths {
          guard path.hasSuffix(".stencil") || Disk.isDirectory(path) else {
            throw UsageError(
              "\(path): not a template",
              help: "name a file that ends in .stencil, or the folder of a target")
          }
          let source = try Disk().target(
            path, from: nil, confinement, watched: nil, onFile: { _ in })
          let problems = checkTarget(source)
          guard !problems.isEmpty else { continue }
          status = .problems
          Console.warn(
            templateReport(
              problems, of: source, at: path, isColored: console.isColored, width: console.width))
        }
      }
      try status.exit()
    }
  }
}
