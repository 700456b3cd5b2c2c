import Stencil

/// The names of the filters that templates can use.
enum TemplateFilters {
  static let names = [
    "as", "capitalize", "chunks", "comment", "decimal", "default", "escaped", "filter",
    "identifier", "indent", "join", "list", "lowercase", "map", "named", "pad", "quoted", "raw",
    "replace", "split", "uppercase",
  ]
}

/// The tags and filters that menuc adds to Stencil's.
func templateExtension(for target: Target) -> Extension {
  let ours = Extension()
  ours.registerTag("each") { try EachTag.parse($0, $1, of: target) }
  ours.registerSimpleTag(nothingTag) { _ in "" }
  ours.registerTag("include") { try IncludeTag($1) }
  registerTextFilters(in: ours)
  // The unescaped text.
  ours.registerFilter("raw") { (value: Any?) in (value as? TemplateText)?.raw ?? value }
  // A string, such as a parameter, escaped like menu texts.
  ours.registerFilter("escaped") { (value: Any?) in
    target.escaping.escape(try text(of: value, by: "escaped"))
  }
  // An escaped text in double quotes.
  ours.registerFilter("quoted") { (value: Any?) in
    "\"\(target.escaping.escape(try text(of: value, by: "quoted")))\""
  }
  // `as:"name"`: the text in an additional form that the target describes.
  ours.registerFilter("as") { (value: Any?, arguments: [Any?]) in
    let name = try arguments.first.map { try text(of: $0, by: "as") } ?? ""
    guard let form = target.forms[name] else {
      throw TemplateSyntaxError("'as' takes the name of one of the target's forms, not '\(name)'")
    }
    return form.escape(try text(of: value, by: "as"))
  }
  // A number with a decimal point, for languages that distinguish `1.0` from `1`.
  ours.registerFilter("decimal") { (value: Any?) -> Any? in
    guard value != nil else { return nil }
    let number = try text(of: value, by: "decimal")
    return number.allSatisfy { $0.isNumber || $0 == "-" } && !number.isEmpty
      ? number + ".0" : number
  }
  // `chunks:1000`, `chunks:40000,"record"` or `chunks:40000,"record","form"`: splits rows into
  // parts.
  ours.registerFilter("chunks") { (value: Any?, arguments: [Any?]) in
    try chunks(of: value, arguments, forms: target.forms)
  }
  // A word of the menu language, converted to an identifier of the target's language.
  ours.registerFilter("identifier") { (value: Any?) in
    target.identifiers.identifier(for: try text(of: value, by: "identifier"))
  }
  // The text in a form that is safe in a comment.
  ours.registerFilter("comment") { (value: Any?) in
    TextEscaping.comment(try text(of: value, by: "comment"))
  }
  // `replace:"a","b"`: replaces each `a` with `b`.
  ours.registerFilter("replace") { (value: Any?, arguments: [Any?]) in
    guard arguments.count == 2 else {
      throw TemplateSyntaxError(
        "'replace' takes two strings: the string to replace, and the replacement")
    }
    let old = try text(of: arguments[0], by: "replace")
    let text = try text(of: value, by: "replace")
    return old.isEmpty
      ? text : replace(old, by: try MenuCompiler.text(of: arguments[1], by: "replace"), in: text)
  }
  // `map:"a","A","b","B"`: the text for a value. A value without a text remains unchanged, or
  // becomes the last argument if the number of arguments is odd.
  ours.registerFilter("map") { (value: Any?, arguments: [Any?]) -> Any? in
    guard arguments.count > 1 else {
      throw TemplateSyntaxError(
        "'map' takes values and their texts, such as `map:\"a\",\"A\",\"b\",\"B\"`")
    }
    let value = (key: try text(of: value, by: "map"), whole: value)
    for index in stride(from: 0, to: arguments.count - 1, by: 2)
    where try text(of: arguments[index], by: "map") == value.key {
      return arguments[index + 1]
    }
    return arguments.count.isMultiple(of: 2) ? value.whole : arguments.last ?? nil
  }
  // `pad:5`: right-aligned. A negative number means "none", and becomes spaces.
  ours.registerFilter("pad") { (value: Any?, arguments: [Any?]) -> Any? in
    guard let width = arguments.first as? Int, arguments.count == 1 else {
      throw TemplateSyntaxError("'pad' takes a width")
    }
    let isNone = (value as? Int).map { $0 < 0 } ?? false
    let text = isNone ? "" : try printedText(of: value, by: "pad")
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
  // The flags of a row in the target's language.
  ours.registerFilter("named") { (value: Any?) -> Any? in
    guard let value = value as? TemplateFlags else {
      throw TemplateSyntaxError("'named' takes the column `flags`")
    }
    var bytes: [UInt8] = []
    target.flagNames.print(value.flags, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
  // `list` or `list:"'"`: the values of a column, separated by commas, on lines of up to 100
  // characters.
  ours.registerFilter("list") { (value: Any?, arguments: [Any?]) in
    guard let column = value as? RowColumnValue else {
      throw TemplateSyntaxError("'list' takes a column, such as `items.parent`")
    }
    let quote = try arguments.first.map { try text(of: $0, by: "list") } ?? "\""
    return wrapped(column.printed(quote: quote))
  }
  return ours
}

private func chunks(
  of value: Any?, _ arguments: [Any?], forms: [String: TextEscaping]
) throws -> [RowSet] {
  guard let rows = value as? RowSet, let limit = arguments.first as? Int, limit > 0 else {
    throw TemplateSyntaxError(
      "'chunks' takes rows and a number above 0, such as `items|chunks:1000`")
  }
  guard arguments.count > 1 else { return rows.chunks(ofRows: limit) }
  let name = try text(of: arguments[1], by: "chunks")
  guard case .texts(let texts)? = rows.column(name) else {
    throw TemplateSyntaxError("'chunks' takes a column of texts, not '\(name)'")
  }
  let form = arguments.count > 2 ? forms[try text(of: arguments[2], by: "chunks")] : rows.escaping
  guard let form else {
    throw TemplateSyntaxError(
      "the target has no form '\(try text(of: arguments[2], by: "chunks"))'")
  }
  return rows.chunks(ofBytes: limit, in: name, texts, as: form)
}

/// The unescaped text of a value.
private func text(of value: Any?, by filter: String) throws -> String {
  if let text = value as? TemplateText { return text.raw }
  return try printedText(of: value, by: filter)
}

/// Replaces strings byte by byte, because comparing `Character`s would be slow for a runtime of 60
/// KB.
private func replace(_ old: String, by new: String, in text: String) -> String {
  let old = Array(old.utf8)
  let source = Array(text.utf8)
  var result: [UInt8] = []
  result.reserveCapacity(source.count)
  var copied = 0
  var index = 0
  while index + old.count <= source.count {
    guard source[index] == old[0], old.indices.allSatisfy({ source[index + $0] == old[$0] }) else {
      index += 1
      continue
    }
    result += source[copied..<index]
    result += new.utf8
    index += old.count
    copied = index
  }
  result += source[copied...]
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
