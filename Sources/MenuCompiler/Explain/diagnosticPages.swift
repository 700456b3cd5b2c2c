/// The page of a name in the documentation. Made from its rule; a test compares it with the page.
func diagnosticPage(of rule: Rule) throws -> String {
  var text = "# \(rule.name.rawValue)\n\n\(rule.summary)\n\n\(rule.weightInWords) \(rule.reason)\n"
  text += "\n## Wrong\n\n"
  if rule.bad.encoding == .latin1 { text += "The file is saved as Latin-1.\n\n" }
  text += listing(of: rule.bad)
  text += "menuc says:\n\n```\n\(try rule.message(as: .toml))```\n\n## Right\n\n"
  if rule.bad.encoding == .latin1 { text += "The file is saved as UTF-8.\n\n" }
  text += listing(of: rule.good)
  return String(text.dropLast())
}

/// The end of the article on diagnostics: a list of all names.
func diagnosticIndex() -> String {
  var text = "## All names\n\n| name | weight | meaning |\n| --- | --- | --- |\n"
  for rule in Rule.all {
    text += "| <doc:\(rule.name.rawValue)> | \(rule.weight) | \(rule.summary) |\n"
  }
  text += "\n## Topics\n\n### Errors\n\n"
  for rule in Rule.all where rule.severity == .error { text += "- <doc:\(rule.name.rawValue)>\n" }
  text += "\n### Warnings\n\n"
  for rule in Rule.all where rule.severity != .error { text += "- <doc:\(rule.name.rawValue)>\n" }
  return text
}

private func listing(of example: Rule.Example) -> String {
  [SourceFormat.toml, .yaml].map { format in
    let language = format.rawValue
    let menu = "```\(language)\n\(example.text(as: format).shortened)\n```\n\n"
    return example.included(as: format).reduce(menu) { text, file in
      text + "with `\(file.path)`:\n\n```\(language)\n\(file.text)\n```\n\n"
    }
  }.joined()
}
