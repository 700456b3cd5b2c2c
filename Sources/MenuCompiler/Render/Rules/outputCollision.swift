extension Rule {
  static let outputCollision = Rule(
    .outputCollision, .error, "Two entries of `generate` write different files of the same name.",
    reason: """
      One would overwrite the other. Give one of the entries a directory of its own (`output`), or its \
      file another name (`file`). Entries that write the same text may share a file. Names that differ \
      in case only are the same, as they are on many file systems.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [[generate]]
        target = "swift"

        [[generate]]
        target = "swift"
        access = "public"
        """,
      yaml: """
        menu: Groceries
        items: [Apples]
        generate:
          - target: swift
          - target: swift
            access: public
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [[generate]]
        target = "swift"

        [[generate]]
        target = "swift"
        access = "public"
        output = "Generated/Public"
        """,
      yaml: """
        menu: Groceries
        items: [Apples]
        generate:
          - target: swift
          - target: swift
            access: public
            output: Generated/Public
        """))
}

extension Diagnostics {
  /// - Parameters:
  ///   - collisions: All files of the entry that can't be written.
  ///   - other: The entry that writes the first of them, too.
  mutating func outputCollision(
    _ collisions: [OutputCollision], of entry: GenerateEntry, with other: GenerateEntry?
  ) {
    guard let first = collisions.first else { return }
    let names = collisions.map { "'\($0.name)'" }
    let message =
      collisions.count == 1
      ? first.description
      : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) would be written"
        + " twice into one directory, with different contents"
    report(
      .outputCollision, message, at: .value(entry.place), label: "by this entry",
      related: other.flatMap {
        $0.place == entry.place ? nil : .init(.value($0.place), "and by this")
      },
      help: "give the entry an 'output' or a 'file' of its own")
  }
}
