/// The end of the article on diagnostics: a table of all names, and the topics.
func diagnosticIndex() throws -> String {
  let rules = try Rule.all()
  var text = "## All names\n\n| name | severity | meaning |\n| --- | --- | --- |\n"
  for rule in rules {
    let name = rule.name.rawValue
    text += "| [\(name)](Diagnostics/\(name).md) | \(rule.weight) | \(rule.summary) |\n"
  }
  text += "\n## Topics\n\n### Errors\n\n"
  for rule in rules where rule.severity == .error { text += "- <doc:\(rule.name.rawValue)>\n" }
  text += "\n### Warnings\n\n"
  for rule in rules where rule.severity != .error { text += "- <doc:\(rule.name.rawValue)>\n" }
  return text
}
