/// Reads the files of a job back and compares their contents with the menu.
///
/// Files that several menus share contain no table. The table is in the file that has the extension
/// of the target's language.
///
/// - Parameters:
///   - files: The files of the menu.
///   - languages: The languages of the files other than the document's.
func certify(
  _ files: [GeneratedFile], of menu: LoweredMenu, _ job: RenderJob, languages: [LoweredLanguage]
) -> [Certificate] {
  // A custom target may have the name of a built-in target.
  let isBuiltIn = (try? TargetLibrary.target(named: job.target.name))?.texts == job.target.texts
  guard isBuiltIn else { return unreadable(files, job.target.name, "the template is custom") }
  let names =
    job.hasResources ? AndroidResourceName(prefix: job.resourcePrefix(of: menu.name)) : nil
  return certify(
    files, of: menu, writtenBy: job.target.name, languages: languages, resources: names)
}

/// Reads the files of a built-in target back.
///
/// - Parameter resources: The names of texts in resource files; nil if the texts are in the code.
func certify(
  _ files: [GeneratedFile], of menu: LoweredMenu, writtenBy target: String,
  languages: [LoweredLanguage], resources: AndroidResourceName? = nil
) -> [Certificate] {
  guard let reader = TableReader.of(target) else {
    return unreadable(files, target, "the target writes no table")
  }
  let own = files.filter { !$0.isShared }
  let table = own.first { $0.name.hasSuffix(reader.suffix) && !$0.name.hasSuffix(".d.ts") }
  guard let file = table ?? own.first else { return [] }
  guard reader.marker.isEmpty || file.text.contains(reader.marker) else {
    return unreadable([file], target, "it contains no table")
  }
  var facts = Facts()
  let texts = own.filter { $0.name.hasSuffix(".xml") }
  guard reader.read(&facts, file.text),
    resources.map({ facts.readResources(texts, of: menu, languages, names: $0) }) ?? true
  else {
    let found = ["the table can't be read"]
    return [Certificate(target: target, file: file.name, outcome: .differs(found))]
  }
  var expected = expectedFacts(of: menu, languages: languages)
  if resources != nil { expected.facts.expectResources(of: menu, languages) }
  let (count, found) = expected.differences(from: facts, omits: reader.omits)
  return [
    Certificate(
      target: target, file: file.name,
      outcome: found.isEmpty ? .agrees(facts: count) : .differs(found))
  ]
}

private func unreadable(
  _ files: [GeneratedFile], _ target: String, _ reason: String
) -> [Certificate] {
  files.filter { !$0.isShared }.map {
    Certificate(target: target, file: $0.name, outcome: .unreadable(reason))
  }
}

/// Reads the table of an output language.
private struct TableReader {
  /// The end of the name of the file with the table.
  let suffix: String
  /// The string that a file with a table contains; empty if all files have tables.
  var marker = ""
  let read: (inout Facts, String) -> Bool
  /// The names of facts that the language leaves out, because programs compute them or the table
  /// writes them differently. A name that ends in `*` matches all names with that prefix.
  let omitted: [String]

  func omits(_ name: String) -> Bool {
    if name.hasPrefix("@.") { return omitted.contains("@.*") }
    return omitted.contains { $0.hasSuffix("*") ? name.hasPrefix($0.dropLast()) : name == $0 }
  }

  static func of(_ target: String) -> TableReader? {
    let json = ["document-order", "border-of", "footer-of", "terms", "enabled-terms"]
    let computed = ["depth", "first-child", "child-count", "shown-rows", "size-tree"]
    let packed = ["plain-flags", "shortcut-keys", "whole-*", "value.*"] + json + ["values of *"]
    let scripts =
      computed + packed + ["former id *", "top-level-count", "bits", "value-count"]
    return switch target {
    case "swift", "uikit", "appkit", "swiftui":
      TableReader(
        suffix: ".swift", read: { $0.readSwift($1) },
        omitted: packed.filter { $0 != "shortcut-keys" } + ["choices", "bit", "condition-name"])
    case "typescript": TableReader(suffix: ".ts", read: { $0.readTypeScript($1) }, omitted: scripts)
    case "kotlin", "android":
      TableReader(suffix: ".kt", read: { $0.readKotlin($1) }, omitted: scripts)
    case "webcomponent": TableReader(suffix: ".js", read: { $0.readElement($1) }, omitted: scripts)
    case "html":
      TableReader(
        suffix: ".html", marker: "data-menu=\"items\"", read: { $0.readPage($1) },
        omitted: scripts + ["is-right-to-left"])
    case "c", "gtk", "objc":
      TableReader(
        suffix: target == "objc" ? ".m" : ".c", read: { $0.readC($1) },
        omitted: [
          "depth", "shown-rows", "size-tree", "plain-flags", "indicator.*", "value.*", "was", "@.*",
          "bits",
        ] + json)
    case "json":
      TableReader(
        suffix: ".json", read: { $0.readJSON($1) },
        omitted: [
          "rank", "size-tree", "flags", "shortcut-keys", "indicator.*", "@*", "former id *",
          "initial", "bit",
          "bits", "value-count", "clause *", "when",
          "value of condition *", "values of *",
        ])
    default: nil
    }
  }
}
