/// Reads the tables that pages contain as HTML attributes and templates.
extension Facts {
  mutating func readPage(_ text: String) -> Bool {
    let tags = PageTag.all(in: text)
    guard let menu = tags.first(where: { $0.classes.contains("menuc") }) else { return false }
    for (name, value) in menu.attributes where name.hasPrefix("data-") {
      readSetting(String(name.dropFirst(5)), value)
    }
    var found = false
    for tag in tags where tag.name == "template" {
      guard let name = tag.attributes["data-menu"] else { continue }
      let content = tag.content
      switch name {
      case "items":
        found = readItems(content, isUTF8: false, numbers: ["parent", "rank", "flags"]) != nil
        guard found else { return false }
      case "conditions": guard readConditions(Facts.lines(content)) else { return false }
      case "when-clauses": guard readClauses(Facts.lines(content)) else { return false }
      case "conditional-items":
        guard readConditionalItems(Facts.lines(content), itemIsFirst: false) else { return false }
      case "followers": guard readFollowers(Facts.lines(content)) else { return false }
      case _ where name.hasPrefix("texts-"):
        guard
          readTexts(content, in: String(name.dropFirst(6)), isUTF8: false, isNumbered: true) != nil
        else { return false }
      default: break
      }
    }
    guard found else { return false }
    for heading in tags where heading.name == "h1" && heading.attributes["data-of"] == "languages" {
      guard let tag = heading.attributes["lang"] else { continue }
      if tag == menu.attributes["data-language"] {
        let own = ["title": heading.content, "plurals": heading.attributes["data-plurals"] ?? ""]
        guard saysOfMenu(own) else { return false }
        continue
      }
      say("title", heading.content, of: tag)
      if let rule = heading.attributes["data-plurals"] { say("plurals", rule, of: tag) }
    }
    return true
  }
}

/// An element of a page, up to the next tag.
struct PageTag {
  let name: String
  fileprivate(set) var attributes: [String: String] = [:]
  /// The text up to the next tag, without escapes.
  let content: String

  var classes: [Substring] { (attributes["class"] ?? "").split(separator: " ") }

  /// The start tags of a page. A heading inside the list of languages gets the attribute `data-of`.
  static func all(in page: String) -> [PageTag] {
    var tags: [PageTag] = []
    var isInLanguages = false
    var isInScript = false
    for part in page.utf8.split(separator: UInt8(ascii: "<")).dropFirst() {
      let part = Substring(part)
      let isEnd = part.utf8.first == UInt8(ascii: "/")
      if isEnd {
        if part.hasPrefix("/script") || part.hasPrefix("/style") { isInScript = false }
        if part.hasPrefix("/template") { isInLanguages = false }
      }
      guard !isEnd, !isInScript, var tag = tag(part) else { continue }
      if tag.name == "script" || tag.name == "style" { isInScript = true }
      if isInLanguages, tag.name == "h1" { tag.attributes["data-of"] = "languages" }
      if tag.attributes["data-menu"] == "languages" { isInLanguages = true }
      tags.append(tag)
    }
    return tags
  }

  /// - Parameter part: The text after `<`.
  private static func tag(_ part: Substring) -> PageTag? {
    var rest = part.utf8[...]
    func run(_ holds: (UInt8) -> Bool) -> String {
      let text = rest.prefix(while: holds)
      rest = rest.dropFirst(text.count)
      return String(Substring(text))
    }
    let isName = { (byte: UInt8) in byte > 0x20 && !"=>\"/".utf8.contains(byte) }
    let name = run(isName)
    guard let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    else {
      return nil
    }
    var attributes: [String: String] = [:]
    while let next = rest.first, next != UInt8(ascii: ">") {
      guard isName(next) else {
        rest = rest.dropFirst()
        continue
      }
      let attribute = run(isName)
      guard rest.first == UInt8(ascii: "=") else {
        attributes[attribute] = ""
        continue
      }
      rest = rest.dropFirst()
      guard rest.first == UInt8(ascii: "\"") else {
        attributes[attribute] = run(isName)
        continue
      }
      rest = rest.dropFirst()
      attributes[attribute] = unescaped(run { $0 != UInt8(ascii: "\"") })
      rest = rest.dropFirst()
    }
    let content = unescaped(String(Substring(rest.dropFirst())))
    return PageTag(name: name, attributes: attributes, content: content)
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    var result = ""
    var rest = text[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      guard let end = rest.utf8.firstIndex(of: UInt8(ascii: ";")) else {
        return result + "&" + rest
      }
      let name = String(rest[..<end])
      let number = name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      result += named[name] ?? number.flatMap(Unicode.Scalar.init).map { String($0) } ?? "&\(name);"
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }
}
