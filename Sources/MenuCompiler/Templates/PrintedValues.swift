import Foundation
import Stencil

/// Ensures that templates print only strings, numbers and Booleans. Stencil would print a
/// dictionary or array in Swift's debug format, and a dictionary in random order.
///
/// The check is the filter ``filter``, which is added to the tags of a template before they are
/// parsed. `Sendable` is unchecked, because a lock guards the mutable state.
final class PrintedValues: @unchecked Sendable {
  private static let filter = "printedvalue"

  private let lock = NSLock()
  /// The printed expressions, for error messages: the filter receives only an index.
  private var expressions: [String] = []

  func register(in ours: Extension) {
    ours.registerFilter(Self.filter) { (value: Any?, arguments: [Any?]) in
      guard let what = PrintedValues.fault(of: value) else { return value }
      let number = arguments.first as? Int ?? 0
      throw TemplateSyntaxError("'\(self.lock.withLock { self.expressions[number] })' is \(what)")
    }
  }

  /// The reason why a value can't be printed; nil if it can.
  static func fault(of value: Any?) -> String? {
    switch value {
    case is RowSet: "a set of rows: use `{% each %}`"
    case is RowColumnValue, is [Any?], is [Any]:
      "a list: use `{% for %}`, or the filter `list` for a column"
    case nil, is String, is TemplateText, is Int, is Bool: nil
    case is TemplateRecord, is [String: Any?], is [AnyHashable: Any]:
      "a group of names: print one of them"
    case .some(let value) where Mirror(reflecting: value).displayStyle == .tuple:
      "a group of names: print one of them"
    case .some: nil
    }
  }

  /// Adds the filter to all tags that print values. Tags within `each` are omitted, because they
  /// print columns and check any other values themselves.
  func checking(_ tokens: [Token]) -> [Token] {
    var isInEach = false
    return tokens.map { token in
      switch (token.kind, token.components.first) {
      case (.block, "each"): isInEach = true
      case (.block, "endeach"): isInEach = false
      case (.variable, _) where !isInEach && token.contents != "json":
        return .variable(value: checking(token.components), at: token.sourceMap)
      default: break
      }
      return token
    }
  }

  /// The source of a template with the filter added, for tags that Stencil parses itself.
  func checking(_ text: String, as name: String) -> String {
    let text = keepingLineBreaks(in: text)
    let tokens = templateTokens(of: text, as: name)
    var rest = text[...]
    var result = ""
    for (token, checked) in zip(tokens, checking(tokens)) where checked !== token {
      guard let place = rest.firstRange(of: token.contents) else { continue }
      result += rest[..<place.lowerBound] + checked.contents
      rest = rest[place.upperBound...]
    }
    return result + rest
  }

  /// Adds the filter to `a` and `c` in `a` or `a if b else c`.
  private func checking(_ words: [String]) -> String {
    guard words.count > 2, words[1] == "if" else { return checkingOne(words[...]) }
    let otherwise = words.lastIndex(of: "else") ?? words.count
    var parts = [checkingOne(words[..<1])] + words[1..<otherwise]
    if otherwise + 1 < words.count {
      parts += [words[otherwise], checkingOne(words[(otherwise + 1)...])]
    }
    return parts.joined(separator: " ")
  }

  private func checkingOne(_ words: ArraySlice<String>) -> String {
    let text = words.joined(separator: " ")
    // Operators yield Booleans, which do not need a check.
    let operators: Set = ["and", "or", "not", "in", "==", "!=", "<", "<=", ">", ">="]
    guard !words.isEmpty, !words.contains(where: operators.contains) else { return text }
    guard words.contains("(") else { return check(text) }
    return words.map { $0 == "(" || $0 == ")" ? $0 : check($0) }.joined(separator: " ")
  }

  private func check(_ expression: String) -> String {
    let number = lock.withLock {
      expressions.append(String(expression.prefix { $0 != "|" && $0 != " " }))
      return expressions.count - 1
    }
    return "\(expression)|\(Self.filter):\(number)"
  }
}

/// The printed form of a value. Throws an error if the value can't be printed.
func printedText(of value: Any?, by filter: String) throws -> String {
  if let fault = PrintedValues.fault(of: value) {
    throw TemplateSyntaxError("'\(filter)' takes a string, not \(fault)")
  }
  switch value {
  case let text as String: return text
  case let value as any CustomStringConvertible: return value.description
  default: return ""
  }
}

/// Restricts Stencil's filters that would accept any value to strings and lists of strings.
func registerTextFilters(in ours: Extension) {
  let transforms: [(String, @Sendable (String) -> String)] = [
    ("uppercase", { $0.uppercased() }), ("lowercase", { $0.lowercased() }),
    ("capitalize", { $0.capitalized }),
  ]
  for (name, transform) in transforms {
    ours.registerFilter(name) { (value: Any?) -> Any? in
      guard let list = value as? [Any?] else {
        return transform(try printedText(of: value, by: name))
      }
      return try list.map { transform(try printedText(of: $0, by: name)) }
    }
  }
  ours.registerFilter("join") { (value: Any?, arguments: [Any?]) -> Any? in
    guard arguments.count < 2 else {
      throw TemplateSyntaxError(
        "'join' takes at most one string: the separator between the joined strings")
    }
    guard let list = value as? [Any?] else { return try printedText(of: value, by: "join") }
    let separator = try printedText(of: arguments.first ?? "", by: "join")
    return try list.map { try printedText(of: $0, by: "join") }.joined(separator: separator)
  }
}

/// `{% include "name" %}`: includes another template of the target, which is parsed once.
final class IncludeTag: NodeType {
  let token: Token?
  private let name: Variable

  init(_ token: Token) throws {
    guard token.components.count == 2 else {
      throw TemplateSyntaxError(
        reason: "'include' takes the name of one template, in quotes", token: token)
    }
    self.token = token
    name = Variable(token.components[1])
  }

  func render(_ context: Context) throws -> String {
    guard let name = try name.resolve(context) as? String,
      let templates = context[ParsedTemplates.key] as? ParsedTemplates
    else { throw TemplateSyntaxError(reason: "'include' takes a name", token: token) }
    let nodes = try templates.includedNodes(of: name)
    return try context.push { try renderNodes(nodes, context) }
  }
}
