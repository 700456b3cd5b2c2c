import Foundation

/// Finds the catalogs of a menu, without parsing it: the files that match a word in its text that
/// contains `{language}` or has the extension of a catalog.
///
/// A false positive costs a build that changes nothing.
enum CatalogSearch {
  private static let placeholder = "{language}"
  static let extensions = ["po", "xliff", "xlf", "xcstrings"]

  /// The catalogs, sorted.
  static func catalogs(of menu: URL) -> [URL] {
    let document = menu.resolvingSymlinksInPath()
    let text = (try? Data(contentsOf: document)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard text.contains("translations") else { return [] }
    let directory = document.deletingLastPathComponent()
    let ends = CharacterSet.whitespacesAndNewlines.union(CharacterSet(charactersIn: "\"'[],"))
    let paths = Set(text.components(separatedBy: ends)).filter { word in
      word.contains(placeholder) || extensions.contains((word as NSString).pathExtension)
    }
    return Set(paths.flatMap { files(at: $0, in: directory) }).sorted { $0.path < $1.path }
  }

  /// The files that a path leads to, with any text in place of the placeholder.
  private static func files(at path: String, in directory: URL) -> [URL] {
    var found = [directory]
    for part in path.split(separator: "/") {
      guard let place = part.firstRange(of: placeholder) else {
        found = found.map { $0.appending(path: String(part)) }
        continue
      }
      let (start, end) = (part[..<place.lowerBound], part[place.upperBound...])
      found = found.flatMap { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasPrefix(start) && $0.hasSuffix(end) && !$0.hasPrefix(".") }
          .map { folder.appending(path: $0) }
      }
    }
    return found.map(\.standardizedFileURL).filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }
}
