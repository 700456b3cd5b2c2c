extension DiagnosticName {
  /// See <doc:output-collision>.
  package static let outputCollision = DiagnosticName("output-collision")
}

extension Diagnostics {
  /// - Parameters:
  ///   - collisions: All files of the entry that can't be written.
  ///   - other: The other entry that writes the first of these files.
  mutating func outputCollision(
    _ collisions: [OutputCollision], of entry: GenerateEntry, with other: GenerateEntry?
  ) {
    guard let first = collisions.first else { return }
    let names = collisions.map { "'\($0.name)'" }
    let message =
      collisions.count == 1
      ? first.description
      : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) would be written"
        + " twice to the same directory, with different contents"
    report(
      .outputCollision, message, at: .value(entry.place), label: "written by this entry",
      related: other.flatMap {
        $0.place == entry.place ? nil : .init(.value($0.place), "also written by this entry")
      },
      help: "give one of the entries a different 'output' or 'file'")
  }
}
