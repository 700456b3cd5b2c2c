/// The outputs of the two menus, paired by target.
struct ComparedJobs {
  /// The pairs of entries for a target: first, the entries that fix the same conditions; then the
  /// first of the remaining entries in the old menu with the first in the new menu, and so on.
  let pairs: [(old: RenderJob, new: RenderJob)]
  let removed: [RenderJob]

  init(_ old: MenuSide, _ new: MenuSide) {
    var later = new.jobs
    func take(_ fits: (RenderJob) -> Bool) -> RenderJob? {
      later.firstIndex(where: fits).map { later.remove(at: $0) }
    }
    var partners = old.jobs.map { job in
      take { $0.target.name == job.target.name && $0.defines == job.defines }
    }
    for (index, job) in old.jobs.enumerated() where partners[index] == nil {
      partners[index] = take { $0.target.name == job.target.name }
    }
    let all = zip(old.jobs, partners)
    pairs = all.compactMap { job, partner in partner.map { (job, $0) } }
    removed = all.filter { $0.1 == nil }.map(\.0)
  }

  /// The names of the targets for which a test succeeds on both sides, as one string for a message;
  /// nil if there are none.
  func targets(with isPresent: (RenderJob) -> Bool) -> String? {
    let names = Set(pairs.filter { isPresent($0.old) && isPresent($0.new) }.map(\.new.target.name))
    return names.isEmpty ? nil : names.sorted().joined(separator: ", ")
  }
}

/// Finds changes to the generated targets, their parameters and their directories.
func findTargetChanges(_ comparison: inout MenuComparison) {
  let (old, new) = (comparison.old, comparison.new)
  let jobs = ComparedJobs(old, new)
  for job in jobs.removed {
    let name = job.target.name
    comparison.add(
      DocumentChange(
        .targetRemoved, name, "the target '\(name)' is no longer generated",
        at: new.anchor(.generate), old: job.entry.map { .value($0.place) },
        oldLabel: "generated here"))
  }
  var reported: Set<String> = []
  for (before, after) in jobs.pairs {
    let types = (before.typeName(of: old.declared.name), after.typeName(of: new.declared.name))
    if types.0 != types.1, reported.insert("\(types.0) \(types.1)").inserted {
      comparison.addTypeChange(types.0, types.1, in: after)
    }
    findParameterChanges(&comparison, before, after)
    findElementName(&comparison, before, after)
    findStateKeyChange(&comparison, before, after)
  }
}

/// Finds changes to the name of a custom element, which pages use in their own markup.
private func findElementName(
  _ comparison: inout MenuComparison, _ before: RenderJob, _ after: RenderJob
) {
  guard after.isElement, before.isElement else { return }
  let names = (
    before.elementName(of: comparison.old.declared.name),
    after.elementName(of: comparison.new.declared.name)
  )
  guard names.0 != names.1 else { return }
  comparison.add(
    .elementRenamed, before.anchor(WellKnownParameter.tag, or: .menu, in: comparison.old),
    after.anchor(WellKnownParameter.tag, or: .menu, in: comparison.new), names.0,
    "the element '<\(names.0)>' is now '<\(names.1)>'; pages that use the old name show nothing",
    before: names.0, after: names.1,
    help: "keep the name: give the target '\(after.target.name)' tag = \"\(names.0)\"")
}

private func findParameterChanges(
  _ comparison: inout MenuComparison, _ before: RenderJob, _ after: RenderJob
) {
  let name = after.target.name
  func add(_ kind: ChangeKind, _ key: String, _ first: String, _ second: String) {
    guard first != second else { return }
    comparison.add(
      DocumentChange(
        kind, name, "'\(key)' of the target '\(name)' changed from '\(first)' to '\(second)'",
        at: after.entry.map { .entry($0.place, key: key) } ?? comparison.new.anchor(.generate),
        old: before.entry.map { .entry($0.place, key: key) },
        before: first, after: second))
  }
  add(.outputChanged, GenerateKey.output.rawValue, before.directory.path, after.directory.path)
  add(.parameterChanged, GenerateKey.define.rawValue, before.definedWords, after.definedWords)
  for parameter in after.target.parameters {
    // Other kinds of changes report these parameters.
    let reported = [WellKnownParameter.type, WellKnownParameter.ids, WellKnownParameter.tag]
    if reported.contains(parameter.name) { continue }
    if parameter.name == stateKey, before.keepsState { continue }
    let values = (before.written(parameter.name), after.written(parameter.name))
    guard let first = values.0, let second = values.1 else { continue }
    let isFile = parameter.name == WellKnownParameter.file
    add(isFile ? .outputChanged : .parameterChanged, parameter.name, first, second)
  }
}

/// The parameter of the target `html` that names a page's entry in the browser's storage.
private let stateKey = "key"

/// Finds changes to the key under which a page stores the items that users opened. By default, the
/// key contains the menu's name.
private func findStateKeyChange(
  _ comparison: inout MenuComparison, _ before: RenderJob, _ after: RenderJob
) {
  guard before.keepsState else { return }
  let keys = (
    before.stateKey(of: comparison.old.declared), after.stateKey(of: comparison.new.declared)
  )
  guard keys.0 != keys.1 else { return }
  comparison.add(
    .stateKeyChanged, before.anchor(stateKey, or: .menu, in: comparison.old),
    after.anchor(stateKey, or: .menu, in: comparison.new), DocumentKey.menu.rawValue,
    "the page now uses the key '\(keys.1)' to store what users opened; what it stored under '\(keys.0)' is lost",
    before: keys.0, after: keys.1, help: "keep the key: give the target 'html' key = \"\(keys.0)\"")
}

extension MenuComparison {
  fileprivate mutating func add(
    _ kind: ChangeKind, _ oldAnchor: SourceAnchor, _ anchor: SourceAnchor, _ id: String,
    _ message: String, before: String, after: String, help: String
  ) {
    add(
      DocumentChange(
        kind, id, message, at: anchor, old: oldAnchor, before: before, after: after, help: help))
  }

  fileprivate mutating func addTypeChange(_ before: String, _ after: String, in job: RenderJob) {
    let isDeclared = job.entry?.parameters.contains { $0.key == WellKnownParameter.type } ?? false
    let place = isDeclared ? job.entry?.place : nil
    add(
      DocumentChange(
        .typeRenamed, before, "the generated type '\(before)' is now '\(after)'",
        at: place.map { .entry($0, key: WellKnownParameter.type) } ?? new.anchor(.menu),
        old: old.anchor(.menu), before: before, after: after,
        help:
          "to change only what users see, change the document's 'title' and leave 'menu' as it is"))
  }
}

extension RenderJob {
  /// The conditions whose values the output fixes, with these values.
  fileprivate var definedWords: String {
    defines.isEmpty
      ? "none" : defines.map { "\($0.condition)=\($0.value)" }.joined(separator: ", ")
  }

  /// Whether the target writes a custom element.
  fileprivate var isElement: Bool {
    target.parameters.contains { $0.name == WellKnownParameter.tag }
  }

  /// Whether the target writes a page that stores the items that users opened.
  fileprivate var keepsState: Bool { target.name == "html" && written("remember") != "false" }

  /// The place of a parameter, or of the document's key that replaces it.
  fileprivate func anchor(
    _ parameter: String, or key: DocumentKey.Structure, in side: MenuSide
  ) -> SourceAnchor {
    guard let entry, entry.parameters.contains(where: { $0.key == parameter }) else {
      return side.anchor(.structure(key))
    }
    return .entry(entry.place, key: parameter)
  }

  fileprivate func stateKey(of menu: Menu) -> String {
    let key = text(MenuCompiler.stateKey) ?? ""
    return key.isEmpty ? "menu.\(menu.name)" : key
  }

  fileprivate func written(_ parameter: String) -> String? {
    switch parameters[parameter] {
    case .text(let text)?: text
    case .boolean(let flag)?: String(flag)
    case .integer(let integer)?: String(integer)
    case nil: nil
    }
  }
}

extension OutputDirectory {
  fileprivate var path: String {
    switch self {
    case .besideDocument(let path), .besideConfiguration(let path), .workingDirectory(let path):
      path
    }
  }
}
