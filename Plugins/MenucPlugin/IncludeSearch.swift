import Foundation

/// Finds the files that a menu may read, without parsing it: all documents and catalogs in its
/// directory and below that are not menus, because the menu may name them later; and the menus
/// whose names occur in its text, or in the text of a document found in this way.
///
/// A false positive costs a run of `menuc` that changes nothing; a missed document would leave an
/// outdated table.
struct IncludeSearch {
  /// The documents below a directory.
  private var directories: [URL: [URL]] = [:]
  private var texts: [URL: MenuText] = [:]

  /// The documents that a menu may read, sorted.
  mutating func documents(of menu: URL) -> [URL] {
    // Includes are relative to the actual file, not to a link to it.
    let root = menu.resolvingSymlinksInPath()
    let candidates = candidates(in: root.deletingLastPathComponent())
    var found: Set<URL> = []
    var unread = [root]
    while let document = unread.popLast() {
      let text = text(of: document)
      guard text.mayInclude else { continue }
      for candidate in candidates
      where candidate != root && !found.contains(candidate)
        && text.mayName(candidate.lastPathComponent)
      {
        found.insert(candidate)
        unread.append(candidate)
      }
    }
    found.formUnion(candidates.filter { !MenuName.isMenu($0) })
    return found.sorted { $0.path < $1.path }
  }

  private mutating func text(of document: URL) -> MenuText {
    if let known = texts[document] { return known }
    let text = MenuText((try? Data(contentsOf: document)) ?? Data())
    texts[document] = text
    return text
  }

  private mutating func candidates(in directory: URL) -> [URL] {
    if let known = directories[directory] { return known }
    let found = IncludeSearch.documents(below: directory)
    directories[directory] = found
    return found
  }

  private static let extensions = ["toml", "yaml", "yml", "json"] + CatalogSearch.extensions

  /// Links to directories are not followed: their targets are found in their own places, or are
  /// outside, and can't be included.
  private static func documents(below directory: URL) -> [URL] {
    let children = try? FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: [.isDirectoryKey])
    return (children ?? []).flatMap { child -> [URL] in
      if (try? child.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
        // Hidden directories are, for example, .build and .git. Asset catalogs have a JSON file for
        // each image.
        return child.lastPathComponent.hasPrefix(".") || child.pathExtension == "xcassets"
          ? [] : documents(below: child)
      }
      return extensions.contains(child.pathExtension) ? [child] : []
    }
  }
}

/// A document's text, searched as bytes.
struct MenuText {
  private let bytes: Data
  /// Whether a character may be written as an escape, or a name may continue on the next line.
  private let hasEscapes: Bool
  /// Whether the document may include anything at all.
  let mayInclude: Bool

  init(_ bytes: Data) {
    self.bytes = bytes
    hasEscapes = ["\\u", "\\U", "\\x", "\\\n", "\\\r"].contains {
      bytes.range(of: Data($0.utf8)) != nil
    }
    mayInclude = hasEscapes || bytes.range(of: Data("include".utf8)) != nil
  }

  /// Whether a file's name occurs in the text, or may occur in a different spelling.
  func mayName(_ name: String) -> Bool {
    hasEscapes || !MenuText.hasOneSpelling(name) || bytes.range(of: Data(name.utf8)) != nil
  }

  /// Whether a text can spell a name in only one way. In YAML, a space may be a line break, and a
  /// quote may be doubled; a letter may be decomposed.
  private static func hasOneSpelling(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
