import Foundation

/// Known findings that are tolerated, so that only new findings are reported.
///
/// A finding is identified by its file, the name of its rule, its item and its text, never by its
/// line, so that edits elsewhere do not bring it back. If several findings agree in all four, the
/// baseline states how many of them are known.
package struct Baseline: Sendable, Equatable {
  /// The properties that distinguish a finding from other findings.
  package struct Entry: Sendable, Hashable, Codable {
    /// The path of the file, relative to the baseline's directory.
    package let file: String
    package let name: String
    /// The id of the item that has the finding, or the item's position if it has no id; outside
    /// items, the key, such as `generate#1`. Empty for the document itself.
    package let item: String
    /// The message without the parts that edits elsewhere change: numbers and other items' titles.
    package let text: String
  }

  package private(set) var counts: [Entry: Int] = [:]

  package init() {}

  /// Collects the findings of several menus. A finding in a file that several menus include is
  /// counted once.
  ///
  /// - Parameter path: Returns a file's path relative to the baseline's directory.
  package init(of menus: [CompiledMenu], path: (SourceFile) -> String) {
    var seen: Set<Baseline.Finding> = []
    for menu in menus {
      var locator = SourceLocator(menu.sources)
      for diagnostic in menu.diagnostics where Self.canHold(diagnostic, of: menu) {
        let entry = Entry(diagnostic, &locator, path: path)
        guard seen.insert(Finding(entry: entry, diagnostic)).inserted else { continue }
        counts[entry, default: 0] += 1
      }
    }
  }

  /// Whether a finding can be tolerated. A finding that keeps its file from being read can't be
  /// tolerated, because it may hide other problems.
  package static func canHold(_ diagnostic: LocatedDiagnostic, of menu: CompiledMenu) -> Bool {
    menu.sources.files[diagnostic.file].isReadable
  }

  /// A finding and its position, which are the same in every menu that includes the file.
  struct Finding: Hashable {
    let entry: Entry
    let place: Range<Int>?

    init(entry: Entry, _ diagnostic: LocatedDiagnostic) {
      self.entry = entry
      place = diagnostic.range?.bytes
    }
  }

  /// A message without the parts that edits elsewhere change.
  static func lastingText(_ message: String, without title: String?) -> String {
    var text = message
    if let title, !title.isEmpty { text = text.replacing("'\(title)'", with: "'…'") }
    guard text.utf8.contains(where: { (48...57).contains($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !("0"..."9").contains(scalar) {
        result.append(scalar)
      } else if result.last != "#" {
        result.append("#")
      }
    }
    return String(result)
  }
}

extension Baseline.Entry {
  init(
    _ diagnostic: LocatedDiagnostic, _ locator: inout SourceLocator, path: (SourceFile) -> String
  ) {
    let other = diagnostic.anchors.related.flatMap { locator.title(of: $0) }
    self.init(
      file: path(locator.sources.files[diagnostic.file].file), name: diagnostic.name.rawValue,
      item: locator.item(of: diagnostic.anchors.own),
      text: Baseline.lastingText(diagnostic.message, without: other))
  }
}

extension Baseline.Entry: Comparable {
  /// Compares bytes, so that the order is the same on every machine.
  package static func < (first: Self, second: Self) -> Bool {
    for (one, other) in [
      (first.file, second.file), (first.item, second.item), (first.name, second.name),
      (first.text, second.text),
    ] where one != other {
      return one.utf8Precedes(other)
    }
    return false
  }
}

/// The format of a baseline: JSON, with one finding per line.
extension Baseline {
  /// The reason why a file is not a valid baseline.
  package struct FormatError: Error, CustomStringConvertible {
    package let description: String
  }

  private struct Document: Codable {
    struct Finding: Codable {
      let file: String
      let name: String
      let item: String
      let text: String
      let count: Int
    }

    let version: Int
    let findings: [Finding]
  }

  /// Reads a baseline in the form of ``text``. Throws ``FormatError`` if the form or the version is
  /// a different one.
  package init(text: [UInt8]) throws {
    let document: Document
    do { document = try JSONDecoder().decode(Document.self, from: Data(text)) } catch {
      throw FormatError(description: "this is not a menuc baseline; write a new one")
    }
    guard document.version == 1 else {
      throw FormatError(
        description: "this baseline has version \(document.version); this menuc supports version 1"
      )
    }
    for one in document.findings where one.count > 0 {
      let entry = Entry(file: one.file, name: one.name, item: one.item, text: one.text)
      counts[entry, default: 0] += min(one.count, Limits.items)
    }
  }

  /// The contents of the baseline's file. The findings are in the order of their files and items.
  package var text: String {
    let lines = counts.sorted { $0.key < $1.key }.map { entry, count in
      let value = JSONValue.members([
        ("file", .string(entry.file)), ("item", .string(entry.item)), ("name", .string(entry.name)),
        ("text", .string(entry.text)), ("count", .integer(count)),
      ])
      return "    " + value.printedOnOneLine()
    }
    let findings = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": 1,\n  \"findings\": \(findings)\n}\n"
  }
}
