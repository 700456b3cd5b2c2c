/// The title of a page in Markdown: the first of the given keys in its front matter, or its first
/// heading. Nil if it has none.
func pageTitle(_ bytes: [UInt8]?, keys: [String]) -> String? {
  guard let bytes, let text = String(validating: bytes, as: UTF8.self) else { return nil }
  var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
  if lines.first == "---" {
    lines.removeFirst()
    let matter = lines.prefix { $0 != "---" }
    lines = lines.dropFirst(matter.count + 1)
    for key in keys {
      guard let line = matter.first(where: { $0.hasPrefix("\(key):") }) else { continue }
      let value = line.dropFirst(key.count + 1).withoutOuterBlanks
      let quotes = Set("\"'")
      let isQuoted =
        value.count > 1 && value.first == value.last && quotes.contains(value[value.startIndex])
      let title = isQuoted ? String(value.dropFirst().dropLast()) : value
      if !title.isEmpty { return title }
    }
  }
  let heading = lines.first { $0.hasPrefix("# ") }
  guard let heading else { return nil }
  // An id or a class, as in `# Title { #id }`, is not part of a heading.
  let title = heading.dropFirst(2).withoutOuterBlanks
  let bare = title.hasSuffix("}") ? title.prefix { $0 != "{" }.withoutOuterBlanks : title
  return bare.isEmpty ? nil : bare
}

/// A title derived from the name of a file, a page or a key: `first-steps.md` → First steps.
func humanizedTitle(_ path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  let isIndex = ["index", "README"].contains { name == $0 || name.hasPrefix("\($0).") }
  let names = path.split(separator: "/").dropLast()
  let stem = isIndex ? names.last ?? name : name
  let bare = stem.lastIndex(of: ".").map { $0 == stem.startIndex ? stem : stem[..<$0] } ?? stem
  return humanizedName(bare)
}

/// A title derived from a name without an extension: `first-steps` → First steps.
func humanizedName(_ name: some StringProtocol) -> String {
  let words = name.split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ")
  return words == words.lowercased() ? words.prefix(1).uppercased() + words.dropFirst() : words
}
