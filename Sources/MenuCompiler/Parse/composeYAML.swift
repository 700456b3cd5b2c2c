import Yams

/// libyaml's tree, in which the second and later uses of a key are disguised.
struct ComposedYAML {
  /// The root node; nil for a text without a document.
  let node: Node?
  /// The original key for each disguise.
  let disguised: [String: String]
  /// The markers that were added to keys. They shift the columns after them.
  let columns: FlowKeyMarks
}

/// The reason why libyaml or Yams refused a text. Its line and column are counted as the parser
/// counts them.
struct YAMLFailure: Error {
  let name: DiagnosticName
  let message: String
  var mark: (line: Int, column: Int)?
  var label: String?
  var related: (line: Int, column: Int)?
  var relatedLabel = ""
  var help: String?

  /// Reports the failure with the parser's message. The diagnostic points at the mistake that
  /// caused the failure if it can be found, and otherwise at the place where the parser gave up.
  func report(in file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics) {
    guard let mark else {
      diagnostics.report(name, message, at: .file(number), help: help(in: file, at: nil))
      return
    }
    let index = LineIndex(file.bytes)
    let offset = index.offset(line: mark.line, column: mark.column)
    let begun = related.map { index.offset(line: $0.line, column: $0.column) }
    if name == .syntax,
      let culprit = SyntaxCulprit.yaml(message, at: offset, begun: begun, in: file.bytes)
    {
      culprit.report(
        message, noticedAt: offset, in: file, as: number, ending: Self.ending,
        into: &diagnostics)
      return
    }
    let other = begun.map {
      Diagnostic.Related(.bytes(file: number, file.character(at: $0)), relatedLabel)
    }
    diagnostics.report(
      name, message, at: .bytes(file: number, file.character(at: offset)), label: label,
      related: other, help: help(in: file, at: offset))
  }

  /// Advice on how to correct the failure. For a syntax error, this depends on the parser's message
  /// and the text at its position.
  private func help(in file: SourceFile, at offset: Int?) -> String? {
    guard name == .syntax else { return help }
    let hint = SyntaxHint.yaml(message, at: offset, in: file.bytes).map { "\($0); " } ?? ""
    return hint + Self.ending
  }

  private static let ending = "this is a YAML syntax error; nothing else in this file was checked"
}

/// Composes a text. Yams refuses a mapping with a duplicate key, which would hide every other
/// problem. Therefore, the duplicate is replaced by a disguise of the same length and the text is
/// composed again, as often as a budget allows. If libyaml does not recognize a key within braces,
/// the key is marked, and the text is also composed again.
func composeYAML(_ text: String) -> Result<ComposedYAML, YAMLFailure> {
  var disguise = YAMLKeyDisguise(text)
  var columns = FlowKeyMarks()
  // Each pass costs as much as the first. Reporting a hundred duplicate keys per run is enough.
  var budget = 64 << 20
  while true {
    budget -= max(text.utf8.count, 640 << 10)
    do {
      let node = try Yams.compose(yaml: disguise.text, .basic)
      return .success(ComposedYAML(node: node, disguised: disguise.names, columns: columns))
    } catch YamlError.duplicatedKeysInMapping(let duplicates, let context) {
      guard let key = duplicates.first, budget > 0,
        disguise.hideRepetitions(of: key, line: context.mark.line, column: context.mark.column)
      else {
        return .failure(
          YAMLFailure(
            name: .duplicateKey, message: "'\(duplicates.first ?? "")' appears twice",
            mark: columns.original(line: context.mark.line, column: context.mark.column),
            label: "first used here",
            help: "keep one of them; nothing else in this file was checked"))
      }
    } catch let error as YamlError {
      if isUnmarkedKey(error), let marked = columns.mark(disguise.text) {
        disguise.text = marked
        continue
      }
      var failure = failure(of: error)
      failure.mark = failure.mark.map { columns.original(line: $0.line, column: $0.column) }
      failure.related = failure.related.map { columns.original(line: $0.line, column: $0.column) }
      return .failure(failure)
    } catch {
      return .failure(YAMLFailure(name: .syntax, message: "\(error)"))
    }
  }
}

/// Whether libyaml encountered a colon within braces without recognizing the key before it.
private func isUnmarkedKey(_ error: YamlError) -> Bool {
  guard case .parser(_, let problem, _, _) = error else { return false }
  return problem.contains("did not find expected ',' or '}'")
}

/// The failure with libyaml's own message.
private func failure(of error: YamlError) -> YAMLFailure {
  switch error {
  case .scanner(let context, let problem, let mark, _),
    .parser(let context, let problem, let mark, _),
    .composer(let context, let problem, let mark, _):
    let words = context.map { "\($0.text.trimmed), \(problem)" } ?? problem
    var failure = YAMLFailure(name: .syntax, message: words, mark: (mark.line, mark.column))
    if let context, context.mark.line != mark.line {
      failure.related = (context.mark.line, context.mark.column)
      failure.relatedLabel = "begun here"
    }
    return failure
  case .reader(let problem, _, let value, let text):
    let character = value >= 0 ? " (U+\(String(value, radix: 16, uppercase: true)))" : ""
    // The error concerns the first occurrence of the character. The position from Yams is not used,
    // because it counts grapheme clusters, which may consist of several characters.
    let before = text.unicodeScalars.prefix { Int64($0.value) != Int64(value) }
    let position = LineIndex(Array(text.utf8)).position(of: String(before).utf8.count)
    return YAMLFailure(
      name: .syntax, message: problem + character, mark: (position.line, position.column))
  case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded,
    .duplicatedKeysInMapping:
    return YAMLFailure(name: .syntax, message: "\(error)")
  }
}

extension String {
  /// The string without leading and trailing spaces.
  fileprivate var trimmed: String {
    var slice = self[...]
    while slice.first == " " { slice = slice.dropFirst() }
    while slice.last == " " { slice = slice.dropLast() }
    return String(slice)
  }
}
