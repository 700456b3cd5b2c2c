import ArgumentParser
import MenuCompiler

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of menus, for completion and checks in editors.",
    discussion: """
      EXAMPLES:
        menuc schema > menu.schema.json
        menuc schema --config > menuc.schema.json
        In TOML, for Tombi:        #:schema menu.schema.json
        In YAML, for its server:   # yaml-language-server: $schema=menu.schema.json
      """)

  @Flag(help: "Print the schema of a project's configuration, 'menuc.toml'.")
  var config = false

  func run() throws {
    try ExitStatus.run {
      try Console.print(try config ? configurationSchema() : menuSchema())
    }
  }
}
