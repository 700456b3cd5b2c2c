/// The JSON Schema of a project's configuration (draft 2020-12), generated from the registry of
/// keys, like the schema of menus.
public func configurationSchema() throws -> String {
  let targets = try TargetLibrary.names.compactMap { try TargetLibrary.target(named: $0) }
  let builder = SchemaBuilder(targets: targets)
  let document: [(String, JSONValue?)] = [
    ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
    ("title", .string("A menuc project")),
    (
      "description",
      .string("The settings for all menus of a project: `menuc.toml` or `menuc.yaml`.")
    ),
    SchemaHints.tomlVersion,
    ("type", .string("object")),
    ("properties", builder.document(TableKind.list(ConfigurationKey.self))),
    ("additionalProperties", .boolean(false)),
    ("$defs", builder.definitions(of: [.generate])),
  ]
  return JSONValue.members(document).allowingOtherKeys().printed()
}
