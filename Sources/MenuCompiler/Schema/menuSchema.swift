/// The JSON Schema of menu documents (draft 2020-12), made from the registry of keys. It uses only
/// keywords that draft-07 has too, since many editors know no later draft.
///
/// Beyond a schema: identities, limits, columns and their values, what a glyph's characters are,
/// and what makes sense together.
public func menuSchema() throws -> String {
  let targets = try TargetLibrary.names.compactMap { try TargetLibrary.target(named: $0) }
  let builder = SchemaBuilder(targets: targets)
  let document: [(String, JSONValue?)] = [
    ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
    ("title", .string("A menuc menu")),
    (
      "description",
      .string("A menu tree that `menuc build` validates and compiles; language version 1.")
    ),
    ("type", .string("object")),
    ("properties", builder.document()),
    ("patternProperties", .members([("^\(DocumentKey.ownPrefix)", .object([]))])),
    ("required", builder.required(TableKind.list(DocumentKey.self))),
    ("additionalProperties", .boolean(false)),
    ("$defs", builder.definitions()),
  ]
  return JSONValue.members(document).printed()
}
