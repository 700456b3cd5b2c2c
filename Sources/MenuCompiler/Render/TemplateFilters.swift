import Stencil

/// The filters that templates have beyond Stencil's own.
func templateExtension(for target: Target) -> Extension {
  let ours = Extension()
  ours.registerTag("each") { try EachTag.parse($0, $1) }
  // A text as it is, not escaped.
  ours.registerFilter("raw") { (value: Any?) in (value as? TemplateText)?.raw ?? value }
  // A text escaped, in double quotes.
  ours.registerFilter("quoted") { (value: Any?) in
    "\"\(target.escaping.escape(text(of: value)))\""
  }
  // A word of the language as an identifier of the target's.
  ours.registerFilter("identifier") { (value: Any?) in
    target.identifiers.identifier(for: text(of: value))
  }
  // A text fit for a comment.
  ours.registerFilter("comment") { (value: Any?) in TextEscaping.comment(text(of: value)) }
  // `replace:"a","b"`: each a by b.
  ours.registerFilter("replace") { (value: Any?, arguments: [Any?]) in
    guard arguments.count == 2 else {
      throw TemplateSyntaxError("'replace' takes two texts: what to replace, and by what")
    }
    let old = text(of: arguments[0])
    return old.isEmpty
      ? text(of: value) : replace(old, by: text(of: arguments[1]), in: text(of: value))
  }
  // `list` or `list:"'"`: a column's values with commas between them, on lines of up to 100.
  ours.registerFilter("list") { (value: Any?, arguments: [Any?]) in
    guard let column = value as? RowColumnValue else {
      throw TemplateSyntaxError("'list' takes a column, such as `items.parent`")
    }
    let quote = arguments.first.map { text(of: $0) } ?? "\""
    return wrapped(column.printed(quote: quote))
  }
  return ours
}

private func text(of value: Any?) -> String {
  switch value {
  case let text as String: text
  case let text as TemplateText: text.raw
  case let value as any CustomStringConvertible: value.description
  default: ""
  }
}

/// Works on bytes: a runtime of 60 KB is replaced in at once, where `Character`s would take long.
private func replace(_ old: String, by new: String, in text: String) -> String {
  let old = Array(old.utf8)
  let source = Array(text.utf8)
  var result: [UInt8] = []
  result.reserveCapacity(source.count)
  var index = 0
  while index < source.count {
    if source[index] == old[0], source[index...].starts(with: old) {
      result += new.utf8
      index += old.count
    } else {
      result.append(source[index])
      index += 1
    }
  }
  return String(decoding: result, as: UTF8.self)
}

private func wrapped(_ values: [String]) -> String {
  var lines: [String] = []
  var line = ""
  for (index, value) in values.enumerated() {
    let item = index == values.count - 1 ? value : value + ","
    if !line.isEmpty, line.count + item.count + 1 > 100 {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? item : " " + item
  }
  return (lines + [line]).joined(separator: "\n")
}
