/// The interface texts that the outputs of a menu show or speak. Outputs with unusable targets show
/// none.
func shownInterfaceTexts(
  of menu: Menu, in file: SourceFile, load: TargetLoader
) -> Set<InterfaceText> {
  var shown: Set<InterfaceText> = []
  // Problems are reported when the outputs are planned.
  var values = ValueReader(diagnostics: Diagnostics())
  for entry in menu.generate {
    guard let target = try? namedTarget(of: entry, in: file, load: load) else { continue }
    var parameters: [String: TargetParameter.Value] = [:]
    for parameter in target.parameters {
      let given = entry.parameters.first { $0.key == parameter.name }?.value
      parameters[parameter.name] =
        given.flatMap { values.parameter(parameter, $0) } ?? parameter.defaultValue
    }
    shown.formUnion(target.interfaceTexts(with: parameters))
  }
  return shown
}

/// The target that an entry names, or that its template defines; nil if there is no target with the
/// name.
func namedTarget(
  of entry: GenerateEntry, in file: SourceFile, load: TargetLoader
) throws -> Target? {
  if let path = entry.template { return try readTarget(load(path, entry.origin ?? file)) }
  return try entry.target.flatMap { try TargetLibrary.target(named: $0) }
}
