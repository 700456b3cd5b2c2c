/// Finds the problems in a custom target: those in its description and its templates and, if there
/// are none, those that a sample menu reveals with different parameter values.
package func checkTarget(_ source: TargetSource) -> [TemplateProblem] {
  var problems: [TemplateProblem] = []
  guard let target = readTarget(source, into: &problems) else { return problems }
  problems += checkTemplates(source.texts, of: target)
  if problems.isEmpty { problems = problemsOfSample(source, target) }
  var known: Set<TemplateProblem> = []
  return problems.filter { known.insert($0).inserted }
}

/// Finds the problems in a target's templates and file names.
func checkTemplates(_ texts: [String: String], of target: Target) -> [TemplateProblem] {
  var problems: [TemplateProblem] = []
  for file in target.files {
    check(file.template, of: target, source: texts[file.template], into: &problems)
    checkOutput(of: file, target, into: &problems)
  }
  return problems
}

/// - Parameter source: The source of the template; nil if the template belongs to the target that
///   this target extends.
private func check(
  _ template: String, of target: Target, source: String?, into problems: inout [TemplateProblem]
) {
  guard let source else { return }
  var check = TemplateCheck(of: template, in: target)
  check.check(templateTokens(of: source, as: template), source: source)
  problems += check.problems
}

/// Checks the name of a file, which is also a template.
private func checkOutput(
  of file: TargetFile, _ target: Target, into problems: inout [TemplateProblem]
) {
  var found: [TemplateProblem] = []
  check(file.template, of: target, source: file.output, into: &found)
  problems += found.map {
    TemplateProblem(
      in: file.template, "in the file name '\(file.output)': \($0.message)", help: $0.help)
  }
}

/// Finds the problems that occur when a sample menu is written. The columns that the templates use
/// are declared as integers or, if problems occur, as strings.
private func problemsOfSample(_ source: TargetSource, _ target: Target) -> [TemplateProblem] {
  let tags = source.texts.flatMap { templateTags(of: $1, as: $0) }
  let names = tags.flatMap { tag in
    tag.matches(of: /\bvalues\.([A-Za-z][A-Za-z0-9_-]*)/).map { String($0.1) }
  }
  let columns = Set(names).subtracting(["since"]).sorted()
  var problems: [TemplateProblem] = []
  for type in [#"{ "type": "integer", "default": 1 }"#, #"{ "type": "string", "default": "1" }"#] {
    let declarations = columns.map { #", "\#($0)": \#(type)"# }.joined()
    problems = problemsOfSample(sampleMenu(with: declarations), source, target)
    if problems.isEmpty || columns.isEmpty { break }
  }
  return problems
}

/// Finds the problems that occur when a menu is written with the defaults, and with each other
/// value of each parameter that is a boolean or a choice. Only the first error of each attempt is
/// reported.
private func problemsOfSample(
  _ menu: String, _ source: TargetSource, _ target: Target
) -> [TemplateProblem] {
  var input = CompilerInput.none
  input.loadTarget = { _, _ in source }
  let document = SourceFile(name: "sample.json", format: .json, text: menu)
  var problems: [TemplateProblem] = []
  // Android resources need the package of the app's class `R`.
  let hasResources = target.files.contains { $0.once == .language }
  for parameters in [[]] + otherValues(of: target).map({ [$0] }) {
    var request = BuildRequest()
    request.templates = [source.name]
    request.parameters = parameters + (hasResources ? [("package", "sample")] : [])
    let reason: String
    do {
      let compiled = try compileStages(
        document, goal: .files(request), input: input, severities: SeveritySettings())
      guard let error = compiled.diagnostics.first(where: { $0.severity == .error }) else {
        continue
      }
      reason = error.message
    } catch let error as TargetError {
      problems.append(error.problem ?? TemplateProblem(in: source.name, error.description))
      continue
    } catch {
      reason = "\(error)"
    }
    let with = parameters.map { " with \($0.name)=\($0.value)" }.joined()
    problems.append(TemplateProblem(in: source.name, "a menu can't be written\(with): \(reason)"))
  }
  return problems
}

/// The values, other than the default, of each parameter that is a boolean or a choice, as written
/// on the command line.
private func otherValues(of target: Target) -> [(name: String, value: String)] {
  target.parameters.flatMap { parameter -> [(name: String, value: String)] in
    let values =
      switch parameter.kind {
      case .boolean: ["false", "true"]
      case .choice: parameter.choices
      case .text, .integer: [String]()
      }
    return values.filter { $0 != parameter.defaultValue.written }.map { (parameter.name, $0) }
  }
}

/// A menu with each kind of item, and with texts that need escapes.
///
/// - Parameter columns: The declarations of the columns other than `since`, each preceded by a
///   comma.
private func sampleMenu(with columns: String) -> String {
  #"""
  {
    "menu": "Sample",
    "title": "A \"sample\" menu \\ with <signs> & ${more}",
    "conditions": {
      "signed-in": {},
      "device": { "choices": ["desktop", "tablet"], "default": "desktop" }
    },
    "columns": { "since": { "type": "integer", "default": 1 }\#(columns) },
    "actions": { "create": {}, "crop": { "arguments": { "ratio": ["free", "square"] } } },
    "items": [
      {
        "title": "File",
        "id": "file",
        "items": [
          { "title": "New", "id": "new", "action": "create", "shortcut": "Mod+N" },
          { "title": "Recent", "id": "recent", "slot": true, "placeholder": "Nothing yet" },
          { "separator": true },
          { "title": "Account", "id": "account", "when": "signed-in", "detail": "Who \"you\" are" }
        ]
      },
      {
        "title": "Size",
        "id": "size",
        "collapsed": true,
        "choice": "one",
        "items": [
          { "title": "Large", "id": "large", "checked": true },
          { "title": "Small*", "id": "small" }
        ]
      },
      {
        "title": "Crop",
        "id": "crop",
        "action": { "crop": { "ratio": "square" } },
        "values": { "since": 2 },
        "badge": "3"
      },
      { "title": "Help 🎉", "id": "help", "url": "https://example.com/?a=1&b=2", "hidden": true },
      { "title": "Pens", "id": "pens", "role": "destructive", "enabled": "device=tablet" }
    ]
  }
  """#
}
