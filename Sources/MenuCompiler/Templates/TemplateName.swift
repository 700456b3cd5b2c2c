import Stencil

/// A name that templates can use: its meaning and its value.
///
/// ``TemplateContext/names`` contains all names. The check of templates, the reference and the
/// context for rendering are derived from them.
struct TemplateName<Source: TemplateSource>: Sendable {
  let name: String
  let vocabulary: Vocabulary
  /// Computes the value; nil if there is none.
  let value: @Sendable (Source) -> Any?
}

/// An element of a list.
struct TemplateElement<Value>: TemplateSource {
  let context: TemplateContext
  /// The element's index in the list, from 0.
  let number: Int
  let value: Value
}

extension TemplateName {
  /// A name for a string, a menu text, a number or a Boolean.
  static func value(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Source) -> Any?
  ) -> Self {
    TemplateName(name: name, vocabulary: .value(summary), value: value)
  }

  /// A name for a group of members.
  static func record(_ name: String, _ summary: String, _ members: [Self]) -> Self {
    let named = members.byName()
    return TemplateName(name: name, vocabulary: .record(summary, members.vocabulary())) { source in
      TemplateRecord { named[$0]?.value(source) }
    }
  }

  /// A name for a list whose elements have their own names.
  static func list<Element>(
    _ name: String, _ summary: String, _ members: [TemplateName<TemplateElement<Element>>],
    _ elements: @escaping @Sendable (Source) -> [Element]
  ) -> Self {
    let vocabulary = Vocabulary.list(summary, of: .record("", members.vocabulary()))
    let named = members.byName()
    return TemplateName(name: name, vocabulary: vocabulary) { source in
      LazyValueWrapper(
        TemplateList(
          elements(source).enumerated().map { number, value in
            let element = TemplateElement(context: source.context, number: number, value: value)
            return TemplateRecord { named[$0]?.value(element) }
          }))
    }
  }

  /// A name for a set of rows.
  ///
  /// - Parameters:
  ///   - count: The meaning of the member `count`.
  ///   - members: The additional members.
  static func rows<Row>(
    _ name: String, _ summary: String, count: String = "The number of rows.", members: [Self] = [],
    columns: [TemplateColumn<Source, Row>], _ rows: @escaping @Sendable (Source) -> [Row]
  ) -> Self {
    let vocabulary = Vocabulary.rows(
      summary,
      members: [("count", count)] + members.map { ($0.name, $0.vocabulary.summary) },
      columns: columns.map { ($0.name, $0.summary) })
    let columns = TemplateColumns(columns)
    return TemplateName(name: name, vocabulary: vocabulary) { source in
      LazyValueWrapper(
        columns.rowSet(of: source, rows(source)) { name in
          members.first { $0.name == name }?.value(source)
        })
    }
  }
}

extension Array {
  /// The meanings of the names.
  func vocabulary<Source>() -> [(name: String, Vocabulary)] where Element == TemplateName<Source> {
    map { ($0.name, $0.vocabulary) }
  }

  fileprivate func byName<Source>() -> [String: Element] where Element == TemplateName<Source> {
    reduce(into: [:]) { $0[$1.name] = $1 }
  }

  /// The values of all names that have a value.
  func values<Source>(of source: Source) -> [String: Any] where Element == TemplateName<Source> {
    reduce(into: [:]) { $0[$1.name] = $1.value(source) }
  }
}
