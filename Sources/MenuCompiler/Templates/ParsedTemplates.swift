import Foundation
import Stencil

/// The templates of a target, each checked and parsed when it is first rendered.
///
/// All menus of a build share them: to parse a template takes longer than to render a small menu.
/// Unchecked, because a lock guards what changes, and nodes do not change once they are parsed.
final class ParsedTemplates: @unchecked Sendable {
  /// Its name in a template's context, which no template can contain.
  static let key = "\0templates"

  let environment: Environment
  /// Whether a template may use Stencil's block `filter`.
  let hasFilterBlocks: Bool
  private let target: Target
  private let printedValues: PrintedValues
  private let lock = NSLock()
  private var parsed: [Source: [any NodeType]] = [:]

  private struct Source: Hashable {
    let name: String
    let text: String
  }

  /// The templates of a target, which all its copies share.
  static func of(_ target: Target) -> ParsedTemplates {
    target.derived.object {
      var target = target
      // Otherwise the object would keep itself.
      target.derived = DerivedObject()
      return ParsedTemplates(target)
    }
  }

  private init(_ target: Target) {
    self.target = target
    let printed = PrintedValues()
    let ours = templateExtension(for: target)
    printed.register(in: ours)
    printedValues = printed
    environment = Environment(
      loader: TargetTemplateLoader(texts: target.texts, printed: printed),
      extensions: [ours],
      trimBehaviour: .smart)
    hasFilterBlocks = target.texts.contains {
      $0.key.hasSuffix(".stencil") && $0.value.contains("filter")
    }
  }

  /// The nodes of a template.
  ///
  /// - Parameter name: What errors call it.
  func nodes(of text: String, as name: String) throws -> [any NodeType] {
    try nodes(of: text, as: name, isIncluded: false)
  }

  /// The nodes of a template that another one includes, which was checked with that.
  func includedNodes(of name: String) throws -> [any NodeType] {
    guard let text = target.texts[name] else { throw TemplateDoesNotExist(templateNames: [name]) }
    return try nodes(of: text, as: name, isIncluded: true)
  }

  private func nodes(
    of text: String, as name: String, isIncluded: Bool
  ) throws -> [any NodeType] {
    let source = Source(name: name, text: text)
    if let nodes = lock.withLock({ parsed[source] }) { return nodes }
    let tokens = templateTokens(of: text, as: name)
    if !isIncluded {
      var check = TemplateCheck(of: name, in: target)
      try check.check(tokens, source: text)
    }
    let checking = printedValues.checking(tokens)
    // Splits the tokens while no other thread has them.
    for token in checking { _ = token.components }
    let nodes = try TokenParser(tokens: checking, environment: environment).parse()
    lock.withLock { parsed[source] = nodes }
    return nodes
  }
}

/// Lets a template extend others of its target.
private struct TargetTemplateLoader: Loader {
  let texts: [String: String]
  let printed: PrintedValues

  func loadTemplate(name: String, environment: Environment) throws -> Template {
    guard let text = texts[name] else { throw TemplateDoesNotExist(templateNames: [name]) }
    return Template(
      templateString: printed.checking(text, as: name), environment: environment, name: name)
  }

  func loadTemplate(names: [String], environment: Environment) throws -> Template {
    for name in names where texts[name] != nil {
      return try loadTemplate(name: name, environment: environment)
    }
    throw TemplateDoesNotExist(templateNames: names)
  }
}
