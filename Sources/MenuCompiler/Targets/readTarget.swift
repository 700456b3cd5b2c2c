/// Reads a target, or throws its first problem. A folder has a `.toml` file that describes it. A
/// single template is described by the TOML in its leading `{# menuc … #}` comment.
package func readTarget(_ source: TargetSource) throws -> Target {
  var problems: [TemplateProblem] = []
  let target = readTarget(source, into: &problems)
  if let problem = problems.first { throw TargetError(problem) }
  guard let target else { throw TargetError("\(source.name): this is not a target") }
  return target
}

/// Reads a target as far as possible, and collects all problems of its description. Returns nil if
/// the description can't be found.
func readTarget(_ source: TargetSource, into problems: inout [TemplateProblem]) -> Target? {
  let description: TargetDescription
  do { description = try describe(source) } catch {
    problems.append(error)
    return nil
  }
  let file = SourceFile(name: description.name, format: .toml, text: description.text)
  var sources = Sources()
  var diagnostics = Diagnostics()
  let parsed = parse(file, as: 0, into: &diagnostics)
  sources.add(parsed)
  var target = Target(name: targetName(source.name), summary: "", texts: source.texts)
  if let root = parsed.root {
    var reader = TargetReader(values: ValueReader(diagnostics: diagnostics))
    do { try reader.read(root, loneTemplate: description.loneTemplate, into: &target) } catch {
      problems.append(TemplateProblem(in: description.name, "\(error)"))
    }
    diagnostics = reader.values.diagnostics
  }
  problems += diagnostics.located(in: sources).map(TemplateProblem.init)
  if target.files.isEmpty, let template = description.loneTemplate {
    target.files = [TargetFile(template: template, output: targetName(template))]
  }
  if target.base == nil, parsed.root?[TargetKey.text.rawValue] == nil,
    target.files.contains(where: \.isMarkup)
  {
    target.escaping = .markup
  }
  func report(_ message: String, help: String?) {
    problems.append(TemplateProblem(in: description.name, message, help: help))
  }
  for file in target.files {
    for name in [file.template] + file.assets where target.texts[name] == nil {
      report(
        "the target '\(target.name)' has no file '\(name)'",
        help: Suggestion.nearest(to: name, among: target.texts.keys.sorted())
          .map { "did you mean '\($0)'?" })
    }
    if let parameter = file.condition?.parameter,
      !target.parameters.contains(where: { $0.name == parameter })
    {
      report(
        "the target '\(target.name)' has no parameter '\(parameter)'",
        help: Suggestion.help(for: parameter, among: target.parameters.map(\.name)))
    }
  }
  return target
}

private struct TargetDescription {
  let name: String
  /// The TOML text, padded so that its positions are those in the file.
  let text: String
  var loneTemplate: String?
}

private func describe(
  _ source: TargetSource
) throws(TemplateProblem) -> TargetDescription {
  let descriptions = source.texts.keys.filter { $0.hasSuffix(".toml") }.sorted()
  if let name = descriptions.first, let text = source.texts[name] {
    guard descriptions.count == 1 else {
      throw TemplateProblem(
        in: source.name, "a target has one description, not \(descriptions.count)")
    }
    return TargetDescription(name: name, text: text)
  }
  guard source.texts.count == 1, let (name, text) = source.texts.first else {
    throw TemplateProblem(
      in: source.name, "the folder has no description, which is a file whose name ends in .toml")
  }
  guard text.hasPrefix("{# menuc") else {
    return TargetDescription(name: name, text: "", loneTemplate: name)
  }
  guard let end = text.firstRange(of: "#}") else {
    throw TemplateProblem(
      in: name, line: 1, "the comment that describes the target is not closed: `#}`")
  }
  // Blanks keep the text at its original position.
  let opener = "{# menuc"
  let body = text[..<end.lowerBound].dropFirst(opener.count)
  return TargetDescription(
    name: name, text: String(repeating: " ", count: opener.count) + body, loneTemplate: name)
}

/// The target's name, such as `outline.md` for `outline.md.stencil`.
private func targetName(_ name: String) -> String {
  name.hasSuffix(".stencil") ? String(name.dropLast(".stencil".count)) : name
}

extension TargetFile {
  /// Whether programs such as browsers parse markup in the file.
  fileprivate var isMarkup: Bool {
    let name = output.lowercased()
    return [".html", ".htm", ".xhtml", ".xml", ".svg"].contains { name.hasSuffix($0) }
  }
}

private struct TargetReader {
  var values: ValueReader

  mutating func read(
    _ root: SourceNode, loneTemplate: String?, into target: inout Target
  ) throws {
    if let node = root[TargetKey.extends.rawValue] { try extend(node, &target) }
    var lone = TargetFile(template: loneTemplate ?? "", output: target.name)
    var files: [TargetFile] = []
    for (key, node) in values.entries(of: root, as: TargetKey.self) {
      let name = key.rawValue
      switch key {
      case .name: target.name = values.text(name, node) ?? target.name
      case .summary: target.summary = values.text(name, node) ?? ""
      case .extends: break
      case .shares:
        target.texts.merge(try builtIn(name, node)?.texts ?? [:]) { own, _ in own }
      case .text: read(table(name, node), into: &target.escaping)
      case .forms:
        for entry in table(name, node).entries {
          read(
            table(entry.key, entry.value),
            into: &target.forms[entry.key, default: TextEscaping()])
        }
      case .identifiers: read(table(name, node), into: &target.identifiers)
      case .flags: read(table(name, node), into: &target.flagNames)
      case .files: files = elements(name, node).map { file($0) }
      case .parameters:
        for parameter in table(name, node).entries.map({ parameter($0) }) {
          target.parameters.removeAll { $0.name == parameter.name }
          target.parameters.append(parameter)
        }
        target.parameters.sort { $0.name.utf8Precedes($1.name) }
      case .output: lone.output = values.text(name, node) ?? lone.output
      case .once: lone.once = values.choice(name, node, TargetFile.Occasion.self) ?? .menu
      case .browsers: target.isForBrowsers = values.boolean(name, node) ?? target.isForBrowsers
      case .perLanguage: target.isPerLanguage = values.boolean(name, node) ?? target.isPerLanguage
      }
    }
    let isLone = loneTemplate != nil || target.files.isEmpty && files.isEmpty
    target.files += isLone ? [lone] : files
  }

  /// Extends a built-in target. Custom files replace the built-in files of the same name.
  private mutating func extend(_ node: SourceNode, _ target: inout Target) throws {
    guard let base = try builtIn(TargetKey.extends.rawValue, node) else { return }
    target.base = base.name
    target.escaping = base.escaping
    target.forms = base.forms
    target.identifiers = base.identifiers
    target.flagNames = base.flagNames
    target.isForBrowsers = base.isForBrowsers
    target.isPerLanguage = base.isPerLanguage
    target.files = base.files
    target.parameters = base.parameters
    target.texts.merge(base.texts) { own, _ in own }
  }

  /// The built-in target that a key names. An unknown name is reported, and yields nil.
  private mutating func builtIn(_ key: String, _ node: SourceNode) throws -> Target? {
    guard let name = values.text(key, node) else { return nil }
    let target = try TargetLibrary.target(named: name)
    if target == nil { values.unknownTarget(name, at: .value(node.place)) }
    return target
  }

  private mutating func read(_ node: SourceNode, into escaping: inout TextEscaping) {
    for (key, value) in values.entries(of: node, as: TextKey.self) {
      switch key {
      case .escapes:
        for entry in table(key.rawValue, value).entries {
          escaping.add(values.text(entry.key, entry.value), for: entry.key)
        }
      case .leading:
        for entry in table(key.rawValue, value).entries {
          guard let scalar = entry.key.unicodeScalars.first else { continue }
          escaping.leading[scalar] = values.text(entry.key, entry.value)
        }
      case .unicode: escaping.unicode = values.text(key.rawValue, value)
      case .nul: escaping.escapes["\0"] = values.text(key.rawValue, value)
      case .piece:
        escaping.piece =
          values.integer(key.rawValue, value, in: 1...Int64(Limits.fileBytes)).map { Int($0) }
      case .joint: escaping.joint = values.text(key.rawValue, value) ?? ""
      case .ascii: escaping.ascii = values.boolean(key.rawValue, value) ?? false
      case .units: escaping.units = values.choice(key.rawValue, value, TextUnits.self) ?? .utf8
      }
    }
  }

  private mutating func read(_ node: SourceNode, into style: inout IdentifierStyle) {
    for (key, value) in values.entries(of: node, as: IdentifierKey.self) {
      let name = key.rawValue
      switch key {
      case .case: style.style = values.choice(name, value, IdentifierStyle.Case.self) ?? .lowerCamel
      case .reserved: style.reserved.formUnion(texts(name, value))
      case .reservedForm: style.reservedForm = values.text(name, value) ?? style.reservedForm
      case .enumerationCase:
        style.enumerationCase = values.choice(name, value, IdentifierStyle.Case.self)
      case .globalCases: style.hasGlobalCases = values.boolean(name, value) ?? false
      case .unicodeForm: style.unicodeForm = values.text(name, value) ?? style.unicodeForm
      case .renamed: style.renamed.merge(map(name, value)) { $1 }
      case .renamedInOptional: style.renamedInOptional.merge(map(name, value)) { $1 }
      case .ascii: style.ascii = values.boolean(name, value) ?? false
      case .types: style.types.formUnion(texts(name, value))
      }
    }
  }

  private mutating func read(_ node: SourceNode, into flags: inout FlagNames) {
    for (key, value) in values.entries(of: node, as: FlagsKey.self) {
      switch key {
      case .separator: flags.separator = values.text(key.rawValue, value) ?? flags.separator
      case .none: flags.none = values.text(key.rawValue, value) ?? flags.none
      case .names:
        let names = map(key.rawValue, value)
        let known = FlagNames.known.map(\.key)
        for entry in value.entries where !known.contains(entry.key) {
          values.invalidChoice("names", entry.value, entry.key, among: known)
        }
        flags.names = FlagNames.known.compactMap { key, flag in
          names[key].map { (flag, $0) }
        }
      }
    }
  }

  private mutating func file(_ node: SourceNode) -> TargetFile {
    var file = TargetFile(template: "", output: "")
    for (key, value) in values.entries(of: node, as: TargetFileKey.self) {
      switch key {
      case .template: file.template = values.text(key.rawValue, value) ?? ""
      case .output: file.output = values.text(key.rawValue, value) ?? ""
      case .once: file.once = values.choice(key.rawValue, value, TargetFile.Occasion.self) ?? .menu
      case .module: file.module = values.text(key.rawValue, value) ?? ""
      case .assets: file.assets = texts(key.rawValue, value)
      case .interface:
        file.interfaceTexts = elements(key.rawValue, value).compactMap {
          values.choice(key.rawValue, $0, InterfaceText.self)
        }
      case .when:
        guard let text = values.text(key.rawValue, value) else { continue }
        file.condition = TargetFileCondition(text)
        if file.condition == nil {
          values.diagnostics.report(
            .invalidValue, "'when' can't be '\(text)'", at: .value(value.place),
            help: "write a parameter and its value, such as 'view=true'")
        }
      }
    }
    require(TargetFileKey.self, in: node)
    return file
  }

  private mutating func parameter(_ entry: SourceEntry) -> TargetParameter {
    var parameter = TargetParameter(
      name: entry.key, kind: .text, defaultValue: .text(""), summary: "")
    var defaultNode: SourceNode?
    let description = table(entry.key, entry.value)
    for (key, value) in values.entries(of: description, as: ParameterKey.self) {
      switch key {
      case .type:
        parameter.kind = values.choice(key.rawValue, value, TargetParameter.Kind.self) ?? .text
      case .values: parameter.values.merge(map(key.rawValue, value)) { $1 }
      case .default: defaultNode = value
      case .summary: parameter.summary = values.text(key.rawValue, value) ?? ""
      case .pattern:
        parameter.pattern = values.text(key.rawValue, value)
        if let pattern = parameter.pattern, (try? Regex(pattern)) == nil {
          values.diagnostics.report(
            .invalidValue, "'\(pattern)' is not a regular expression", at: .value(value.place))
        }
      }
    }
    require(ParameterKey.self, in: entry.value)
    if parameter.kind == .choice, parameter.values.isEmpty {
      values.diagnostics.report(
        .missingKey, "the choice '\(parameter.name)' needs 'values'", at: .key(entry.value.place),
        help: "list its words, each with the value that templates see: values = { dark = \"dark\" }"
      )
      return parameter
    }
    if let value = defaultNode.flatMap({ values.parameter(parameter, $0) }) {
      parameter.defaultValue = value
    }
    return parameter
  }

  private mutating func require<Key: LanguageKey>(_: Key.Type, in node: SourceNode) {
    for key in Key.allCases where key.description.isRequired && node[key.rawValue] == nil {
      values.diagnostics.report(
        .missingKey, "\(Key.owner) needs '\(key.rawValue)'", at: .value(node.place))
    }
  }

  private mutating func elements(_ name: String, _ node: SourceNode) -> [SourceNode] {
    if case .array(let nodes) = node.value { return nodes }
    values.wrongType(name, node, takes: .array)
    return []
  }

  /// The node itself if it is a table; otherwise, an empty table.
  private mutating func table(_ name: String, _ node: SourceNode) -> SourceNode {
    if case .table = node.value { return node }
    values.wrongType(name, node, takes: .table)
    return SourceNode(.table([]), at: node.place)
  }

  /// The strings of a table, by key.
  private mutating func map(_ name: String, _ node: SourceNode) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in table(name, node).entries {
      texts[entry.key] = values.text(entry.key, entry.value)
    }
    return texts
  }

  private mutating func texts(_ name: String, _ node: SourceNode) -> [String] {
    elements(name, node).compactMap { values.text(name, $0) }
  }
}

extension ValueReader {
  /// Reads a parameter's value as the type that the target declares. An invalid value is reported,
  /// and yields nil.
  mutating func parameter(_ parameter: TargetParameter, _ node: SourceNode) -> TargetParameter
    .Value?
  {
    switch parameter.kind {
    case .boolean: return boolean(parameter.name, node).map { .boolean($0) }
    case .integer:
      return integer(parameter.name, node, in: -Limits.integer...Limits.integer)
        .map { .integer($0) }
    case .text:
      guard let text = text(parameter.name, node) else { return nil }
      if parameter.accepts(text) { return .text(text) }
      diagnostics.report(
        .invalidValue, "'\(parameter.name)' can't be '\(text)'", at: .value(node.place),
        help: parameter.summary)
      return nil
    case .choice:
      guard let text = text(parameter.name, node) else { return nil }
      if parameter.values[text] != nil { return .text(text) }
      if let (word, help) = parameter.successor(of: text) {
        diagnostics.report(
          .invalidValue, "'\(parameter.name)' can no longer be '\(text)'", at: .value(node.place),
          help: help, fix: .replace(.value(node.place), with: word))
      } else {
        invalidChoice(parameter.name, node, text, among: parameter.choices)
      }
      return nil
    }
  }
}
