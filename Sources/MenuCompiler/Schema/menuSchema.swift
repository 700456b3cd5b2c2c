/// The JSON Schema of menu documents (draft 2020-12), generated from the registry of keys. Apart
/// from `$defs`, it uses only keywords that are also in draft-07, because many editors do not
/// support later drafts.
///
/// The schema can't check everything: the uniqueness of ids, the limits of a menu, columns and
/// their values, the characters of a glyph, and most combinations of keys are left to menuc.
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
    SchemaHints.tomlVersion,
    SchemaHints.firstKeys([DocumentKey.menu, .items].map(\.rawValue)),
    SchemaHints.ofDocuments,
    ("type", .string("object")),
    ("properties", builder.document()),
    ("patternProperties", .members([("^\(DocumentKey.ownPrefix)", .object([]))])),
    ("required", builder.required(TableKind.list(DocumentKey.self))),
    ("additionalProperties", .boolean(false)),
    ("$defs", builder.definitions()),
  ]
  return JSONValue.members(document).allowingOtherKeys().printed()
}
