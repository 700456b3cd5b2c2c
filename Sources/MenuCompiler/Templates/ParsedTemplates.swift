import Foundation
import Stencil

/// The templates of a target. Each template is parsed when it is first rendered, and is also
/// checked unless it is part of menuc.
///
/// All menus of a build share them, because parsing a template takes longer than rendering a small
/// menu. `Sendable` is unchecked, because a lock guards the mutable state, and nodes do not change
/// after parsing.
final class ParsedTemplates: @unchecked Sendable {
  /// The key of this object in a template's context. No template can contain it.
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

  /// The templates of a target, which all copies of the target share.
  static func of(_ target: Target) -> ParsedTemplates {
    target.derived.object {
      var target = target
      // Prevents a reference cycle: the object would otherwise retain itself.
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
  /// - Parameter name: The template's name in errors.
  func nodes(of text: String, as name: String) throws -> [any NodeType] {
    try nodes(of: text, as: name, isIncluded: false)
  }

  /// The nodes of an included template, which was checked together with the template that includes
  /// it.
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
    if !isIncluded, !target.isBuiltIn {
      var check = TemplateCheck(of: name, in: target)
      check.check(tokens, source: text)
      if let problem = check.problems.first { throw TargetError(problem) }
    }
    let checking = printedValues.checking(tokens)
    // Computes the lazy components of the tokens now, before other threads have access.
    for token in checking { _ = token.components }
    let nodes = try TokenParser(tokens: checking, environment: environment).parse()
    lock.withLock { parsed[source] = nodes }
    return nodes
  }
}

/// Lets a template extend other templates of its target.
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
