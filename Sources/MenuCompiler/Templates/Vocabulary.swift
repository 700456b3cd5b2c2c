/// What a name stands for in templates, without its value. Templates are checked against it before
/// they are rendered, because Stencil prints nothing for a name that it does not know; the
/// reference of templates is generated from it. Made from the entries of ``TemplateName``.
indirect enum Vocabulary: Sendable {
  case value(String)
  /// Named members.
  case record(String, [(name: String, Vocabulary)])
  /// Elements for `{% for %}`.
  case list(String, of: Vocabulary)
  /// Rows for `{% each %}`: members, and columns.
  case rows(
    String, members: [(name: String, summary: String)], columns: [(name: String, summary: String)])
  /// Members that the target itself names.
  case parameters(String)

  /// What the name means, in one sentence.
  var summary: String {
    switch self {
    case .value(let summary), .record(let summary, _), .list(let summary, _),
      .rows(let summary, _, _), .parameters(let summary):
      summary
    }
  }
}
