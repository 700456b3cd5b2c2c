import ArgumentParser
import MenuCompiler

struct TemplateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "template",
    abstract: "Shows the built-in targets, and helps to write custom templates.",
    discussion: """
      EXAMPLES:
        menuc template list
        menuc template cat swift
        menuc template new outline.md
        menuc template check outline.md.stencil
      """,
    subcommands: [List.self, Cat.self, New.self, Check.self])

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists the targets, their outputs and their parameters.")

    func run() throws {
      for name in TargetLibrary.names {
        guard let target = try TargetLibrary.target(named: name) else { continue }
        var text = "\(target.name): \(target.summary)\n"
        for file in target.files {
          let when = file.condition.map { ", with \($0.parameter)=\($0.value)" } ?? ""
          text += "  writes \(file.output), once per \(file.once.rawValue)\(when)\n"
        }
        for parameter in target.parameters {
          let choices =
            parameter.choices.isEmpty ? "" : " [\(parameter.choices.joined(separator: ", "))]"
          text += "  \(parameter.name): \(parameter.summary)\(choices)\n"
        }
        try ExitStatus.run { try Console.print(text) }
      }
    }
  }

  struct Cat: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Prints a target's files: its description, templates and engine; or one of these files.")

    @Argument(help: "A target's name.", completion: .targets)
    var target: String

    @Argument(help: "One of the target's files.", completion: .templateFiles)
    var file: String?

    func run() throws {
      guard let source = TargetLibrary.source(named: target) else {
        let unknown = TargetLibrary.unknown(target)
        Console.complain(unknown.description, help: unknown.help)
        throw ExitCode(ExitStatus.usage.rawValue)
      }
      if let file {
        guard let text = source.texts[file] else {
          Console.complain(
            "the target '\(target)' has no file '\(file)'",
            help: "it has \(source.texts.keys.sorted().joined(separator: ", "))")
          throw ExitCode(ExitStatus.usage.rawValue)
        }
        try ExitStatus.run { try Console.print(text) }
        return
      }
      for name in source.texts.keys.sorted() {
        try ExitStatus.run { try Console.print("==> \(name) <==\n\(source.texts[name] ?? "")\n") }
      }
    }
  }
}
