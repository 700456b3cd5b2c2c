import Stencil

/// A value in the body of `each`, with the filters after it: a column, or a value that is the same
/// in every row.
struct EachValue {
  let token: Token
  private let name: String
  /// The only filter, if it prints a column row by row.
  let quickFilter: EachFilter?
  /// Whether a column can be printed row by row, because Stencil does not have to apply a filter.
  let isQuick: Bool
  /// The filters in the form in which Stencil applies them to ``slot``.
  private let filters: (any Resolvable)?
  /// The names in the arguments of the filters, which may be columns.
  private let arguments: [String]
  /// The whole value, for a name that is not a column.
  private let constant: any Resolvable

  /// The name of a row's value in the context of filters. Tests ensure that templates do not use
  /// this name.
  static let slot = "valueofrow"

  init(_ text: String, in token: Token, _ parser: TokenParser, _ target: Target) throws {
    self.token = token
    let chain = FilterChain(text)
    name = chain.value
    arguments = chain.filters.flatMap(\.arguments).filter { $0.first?.isLetter == true }
    quickFilter =
      chain.filters.count == 1 ? EachFilter(chain.filters[0], in: target) : nil
    isQuick = chain.filters.isEmpty || quickFilter != nil
    constant = try parser.compileFilter(text, containedIn: token)
    filters =
      chain.filters.isEmpty
      ? nil
      : try parser.compileFilter(
        ([Self.slot] + chain.filters.map(\.text)).joined(separator: "|"), containedIn: token)
  }

  enum Resolved {
    case column(RowColumn)
    case constant(Any?)
  }

  /// The column without filters; nil if the name is not a column.
  func column(of rows: RowSet) -> RowColumn? { rows.column(name) }

  /// The value with its filters.
  ///
  /// - Parameter isPrinted: Whether texts are escaped for printing; otherwise they are compared.
  func resolve(of rows: RowSet, in context: Context, isPrinted: Bool) throws -> Resolved {
    guard let column = rows.column(name) else {
      let value = try constant.resolve(context)
      if value == nil { try checkName(context) }
      return .constant(value)
    }
    guard let filters else { return .column(column) }
    let inputs = arguments.compactMap { name in rows.column(name).map { (name, $0) } }
    // Most values of a column occur in many rows.
    var known: [String: String] = [:]
    let words = try (0..<rows.count).map { row -> String in
      var values = [Self.slot: column.value(row, rows.escaping)]
      for (name, input) in inputs { values[name] = input.value(row, rows.escaping) }
      let key = inputs.isEmpty ? column.key(row) : nil
      if let key, let word = known[key] { return word }
      let result = try context.push(dictionary: values) { try filters.resolve(context) }
      try check(result)
      let word = Self.text(of: result, isPrinted: isPrinted)
      if let key { known[key] = word }
      return word
    }
    return .column(.words(words))
  }

  /// The printed form of a value that is the same in every row.
  func printed(_ value: Any?) throws -> String {
    try check(value)
    return Self.text(of: value, isPrinted: true)
  }

  private func check(_ value: Any?) throws {
    guard let fault = PrintedValues.fault(of: value) else { return }
    throw TemplateSyntaxError(reason: "'\(name)' is \(fault)", token: token)
  }

  /// Checks that a name without a value exists.
  private func checkName(_ context: Context) throws {
    let first = String(name.prefix { $0 != "." })
    guard try Variable(first).resolve(context) == nil,
      !TemplateContext.vocabulary.contains(where: { $0.name == first })
    else { return }
    throw TemplateSyntaxError(reason: "the rows have no column '\(name)'", token: token)
  }

  private static func text(of value: Any?, isPrinted: Bool) -> String {
    switch value {
    case let text as TemplateText: isPrinted ? text.description : text.raw
    case let text as String: text
    case let value as any CustomStringConvertible: value.description
    default: ""
    }
  }
}

extension RowColumn {
  /// The value of a row in the form that filters receive.
  fileprivate func value(_ row: Int, _ escaping: TextEscaping) -> Any {
    switch self {
    case .texts(let texts): TemplateText(texts[row], escaping)
    case .words(let words): words[row]
    case .numbers(let numbers): Int(numbers[row])
    case .flags(let flags): TemplateFlags(flags: flags[row])
    case .truths(let truths): truths[row]
    }
  }

  /// A string that is the same for equal values; nil for texts, which rarely occur twice.
  fileprivate func key(_ row: Int) -> String? {
    switch self {
    case .texts: nil
    case .words(let words): words[row]
    case .numbers(let numbers): String(numbers[row])
    case .flags(let flags): flags[row].letters
    case .truths(let truths): truths[row] ? "1" : "0"
    }
  }
}

/// The flags of a row in the form that filters receive.
struct TemplateFlags: CustomStringConvertible, Sendable {
  let flags: NodeFlags
  var description: String { flags.letters }
}
