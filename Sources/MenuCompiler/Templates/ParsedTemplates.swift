import Foundation
import Stencil

/// The templates of a target, each checked and parsed when it is first rendered.
///
/// All menus of a build share them: to parse a template takes longer than to render a small menu.
/// Unchecked, because a lock guards what changes, and nodes do not change once they are parsed.
final class ParsedTemplates: @unchecked Sendable {
  let environment: Environment
  /// Whether a template may use Stencil's block `filter`.
  let hasFilterBlocks: Bool
  private let target: Target
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
    environment = Environment(
      loader: TargetTemplateLoader(texts: target.texts),
      extensions: [templateExtension(for: target)],
      trimBehaviour: .smart)
    hasFilterBlocks = target.texts.contains {
      $0.key.hasSuffix(".stencil") && $0.value.contains("filter")
    }
  }

  /// The nodes of a template.
  ///
  /// - Parameter name: What errors call it.
  func nodes(of text: String, as name: String) throws -> [any NodeType] {
    let source = Source(name: name, text: text)
    if let nodes = lock.withLock({ parsed[source] }) { return nodes }
    let tokens = templateTokens(of: text, as: name)
    var check = TemplateCheck(of: name, in: target)
    try check.check(tokens, source: text)
    // Splits the tokens while no other thread has them.
    for token in tokens { _ = token.components }
    let nodes = try TokenParser(tokens: tokens, environment: environment).parse()
    lock.withLock { parsed[source] = nodes }
    return nodes
  }
}

/// Lets a template include the others of its target.
private struct TargetTemplateLoader: Loader {
  let texts: [String: String]

  func loadTemplate(name: String, environment: Environment) throws -> Template {
    guard let text = texts[name] else { throw TemplateDoesNotExist(templateNames: [name]) }
    return Template(templateString: text, environment: environment, name: name)
  }

  func loadTemplate(names: [String], environment: Environment) throws -> Template {
    for name in names where texts[name] != nil {
      return try loadTemplate(name: name, environment: environment)
    }
    throw TemplateDoesNotExist(templateNames: names)
  }
}
