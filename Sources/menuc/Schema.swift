import ArgumentParser
import MenuCompiler

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the JSON Schema of menus, for completion and checks in editors.",
    discussion: """
      EXAMPLES:
        menuc schema > menu.schema.json
        In TOML, for taplo:        #:schema menu.schema.json
        In YAML, for its server:   # yaml-language-server: $schema=menu.schema.json
      """)

  func run() throws { try ExitStatus.run { try Console.print(try menuSchema()) } }
}
