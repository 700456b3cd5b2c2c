/// The meaning of a name in templates, without its value. It is derived from ``TemplateName``.
/// Templates are checked against it before rendering, because Stencil prints nothing for an unknown
/// name. The reference for templates is also generated from it.
indirect enum Vocabulary: Sendable {
  case value(String)
  /// A group of named members.
  case record(String, [(name: String, Vocabulary)])
  /// A list for `{% for %}`.
  case list(String, of: Vocabulary)
  /// A set of rows for `{% each %}`, with members and columns.
  case rows(
    String, members: [(name: String, summary: String)], columns: [(name: String, summary: String)])
  /// A group whose members the target itself names.
  case parameters(String)

  /// The meaning of the name, in one sentence.
  var summary: String {
    switch self {
    case .value(let summary), .record(let summary, _), .list(let summary, _),
      .rows(let summary, _, _), .parameters(let summary):
      summary
    }
  }
}
