import MenuCompiler

/// The settings that apply in the working directory, as a configuration with their origins in
/// comments: `menuc dump --config`.
struct ConfigurationText {
  let assignment: Assignment
  let options: InputOptions

  init(_ assignment: Assignment, _ options: InputOptions) {
    self.assignment = assignment
    self.options = options
  }

  func text() throws -> String {
    var text =
      name.isEmpty
      ? "# configuration: none found here or above\n"
      : "# configuration: \(name); paths are relative to its directory\n"
    text += try requiredVersion() + menus() + strict() + baseline() + allowOutside()
    text += try severities() + generate()
    return text
  }

  private func requiredVersion() -> String {
    guard let setting = assignment.project?.configuration.requiredVersion else { return "" }
    return "required-version = \(quoted(setting.value))  # \(place(setting.line))\n"
  }

  private func menus() throws -> String {
    guard let project = assignment.project else { return "menus = []\n" }
    var text = "menus = [\n"
    for document in try project.documents() {
      let pattern = document.pattern
      text += "  \(quoted(document.file)),  # \(place(pattern.line)): \(quoted(pattern.value))\n"
    }
    return text + "]\n"
  }

  private func strict() -> String {
    let setting = assignment.project?.configuration.isStrict
    let reason = options.strict ? "--strict" : setting.map { place($0.line) } ?? "default"
    return "strict = \(assignment.severities.isStrict)  # \(reason)\n"
  }

  private func baseline() -> String {
    guard let setting = assignment.project?.configuration.baseline else { return "" }
    return "baseline = \(quoted(setting.value))  # \(place(setting.line))\n"
  }

  private func allowOutside() -> String {
    let project = assignment.project
    let directory = project.map { Disk.normalized($0.directory + "/.") }
    let own = project?.configuration.allowedOutside.map { ($0.value, place($0.line)) } ?? []
    let flags = assignment.allowedOutside.map { path in
      // The path is relative to the configuration, like all paths in this text.
      let relative =
        path.isAbsolutePath
        ? nil
        : directory.map {
          Disk.relative(Disk.absolute(path), to: $0)
        }
      return (relative.map { $0.isEmpty ? "." : $0 } ?? path, "--allow-outside")
    }
    guard !(own + flags).isEmpty else { return "" }
    return "allow-outside = [\n"
      + (own + flags).map { "  \(quoted($0)),  # \($1)\n" }.joined() + "]\n"
  }

  /// The severities of all rules that a setting can change. Errors can't be lowered.
  private func severities() -> String {
    let set = assignment.project?.configuration.severities ?? []
    var text = "\n[severities]\n"
    for rule in DiagnosticName.allCases where rule.severity != .error {
      let name = rule.rawValue
      let choice = assignment.severities.severity(of: rule).map { severity in
        severity == .error ? "error" : "warn"
      }
      let reason =
        options.flag(of: name).map { "--\($0)" }
        ?? set.first { $0.name == name }.map { place($0.choice.line) } ?? "default"
      let isRaised = assignment.severities.isStrict && choice == "error" && reason != "--error"
      text += "\(name) = \(quoted(choice ?? "allow"))  # \(reason)"
      text += isRaised ? ", strict\n" : "\n"
    }
    for (kind, choice) in assignment.project?.configuration.changes ?? [] {
      text += "\(kind.rawValue) = \(quoted(choice.value.rawValue))  # \(place(choice.line))\n"
    }
    return text
  }

  private func generate() throws -> String {
    guard let project = assignment.project, !project.configuration.generate.isEmpty else {
      return "\n# menus without `generate` write target swift into Generated beside them: default\n"
    }
    var text = ""
    for setting in project.configuration.generate {
      let entry = setting.value
      text += "\n[[generate]]  # \(place(setting.line)), for menus without `generate`\n"
      if let target = entry.target { text += "target = \(quoted(target))\n" }
      if let template = entry.template { text += "template = \(quoted(template))\n" }
      text += "output = \(quoted(entry.output))\n"
      if !entry.defines.isEmpty {
        let values = entry.defines.map { "\($0.condition) = \(quoted($0.value))" }
        text += "define = { \(values.joined(separator: ", ")) }\n"
      }
      for parameter in entry.parameters {
        text += "\(parameter.key) = \(Self.literal(parameter.value.value))\n"
      }
    }
    return text
  }

  /// The path of the configuration; empty if there is none.
  private var name: String {
    PrintableText.visible(assignment.project?.configuration.file.name ?? "")
  }

  private func place(_ line: Int) -> String { "\(name):\(line)" }

  private static func literal(_ value: SourceNode.Value) -> String {
    switch value {
    case .text(let text), .plain(let text): quoted(text)
    case .boolean(let flag): "\(flag)"
    case .integer(let integer): "\(integer)"
    case .number(let number): "\(number)"
    case .nothing, .unsupported, .array, .table: "\"\""
    }
  }
}

/// A string as a TOML basic string.
private func quoted(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  return "\"" + PrintableText.visible(escaped) + "\""
}
