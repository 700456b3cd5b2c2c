import Foundation
import MenuCompiler

/// A path of catalogs, such as `translations/{language}.po`, and the matching files.
struct CatalogPattern {
  private static let placeholder = TranslationPath.placeholder
  /// The directory whose entries are matched.
  let directory: String
  /// The parts of the pattern's name before and after the language.
  private let start: Substring
  private let end: Substring
  /// The rest of the path, below the matched folders; empty if the matched entries are files.
  private let rest: String
  /// The whole path.
  let path: String

  /// Returns nil if the path has no `{language}`.
  init?(_ path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)[...]
    guard let index = parts.firstIndex(where: { $0.contains(Self.placeholder) }),
      let range = parts[index].firstRange(of: Self.placeholder)
    else { return nil }
    self.path = path
    start = parts[index][..<range.lowerBound]
    end = parts[index][range.upperBound...]
    rest = parts[(index + 1)...].joined(separator: "/")
    parts = parts[..<index]
    let before = parts.joined(separator: "/")
    directory = parts.isEmpty ? "." : before.isEmpty ? "/" : before
  }

  /// The matching names, in order. Hidden files are ignored.
  func names() -> [String] {
    names(in: Disk().names(in: directory), exists: Disk.exists)
  }

  /// The given names that match, in order.
  ///
  /// - Parameters:
  ///   - names: The names in ``directory``.
  ///   - exists: Whether there is a file at a path.
  func names(in names: some Sequence<String>, exists: (String) -> Bool) -> [String] {
    names.filter { name in
      guard name.hasPrefix(start), name.hasSuffix(end), !name.hasPrefix("."),
        name.count > start.count + end.count,
        CatalogLanguage.tag(of: written(in: name), behind: start, before: end) != nil
      else { return false }
      return rest.isEmpty || exists(file(name))
    }.sorted()
  }

  /// The path of the file for one of ``names()``.
  func file(_ name: String) -> String {
    Disk.join(directory, rest.isEmpty ? name : "\(name)/\(rest)")
  }

  /// The part of a name that matches `{language}`.
  private func written(in name: String) -> String {
    String(name.dropFirst(start.count).dropLast(end.count))
  }

  /// The language in one of ``names()``.
  func language(in name: String) -> String {
    let written = written(in: name)
    return CatalogLanguage.tag(of: written, behind: start, before: end) ?? written
  }

  /// A hash of the matching names, which changes if files are added or removed.
  var hash: String { SHA256.hex(Array(names().joined(separator: "\n").utf8)) }
}

extension FileTree {
  /// Finds and reads catalogs.
  func catalogs(
    _ written: String, from file: SourceFile, _ confinement: Confinement,
    watched: WatchedFiles? = nil, onSearch: ((BuildInput) -> Void)? = nil,
    onMissing: () -> Void = {}
  ) -> CatalogSearch {
    let path = Disk.join(Disk.parent(of: file.identity), written)
    let boundary = confinement.boundary(ofTemplateIn: file)
    let shown = shown(written, from: file)
    func load(_ path: String, shown: String, language: String?) -> FoundCatalog? {
      watched?.look(path)
      var place = path
      do {
        switch try find(path) {
        case .missing:
          onMissing()
          return nil
        case .file(let real), .folder(let real): place = real
        }
        // A pattern such as `{language}.json` also matches the menu itself.
        guard place != file.identity else { return nil }
        if let refusal = boundary.refusal(ofResolved: place) {
          return .unreadable(shown, reason: "it \(refusal)")
        }
        guard let format = CatalogFormat(path: path) else { return nil }
        return .loaded(
          SourceFile(
            name: shown, identity: place, format: format.sourceFormat, bytes: try bytes(of: place)),
          language: language)
      } catch {
        return .unreadable(shown, reason: "\(error)".replacing("\(place): ", with: ""))
      }
    }
    do {
      let pattern = CatalogPattern(path)
      let place = pattern?.directory ?? path
      if let refusal = boundary.refusal(of: place, leadingTo: try find(place).path) {
        return .outside(refusal)
      }
      guard let pattern, let shownPattern = CatalogPattern(shown) else {
        return .found([load(path, shown: shown, language: nil)].compactMap { $0 })
      }
      let names =
        try watched?.search(path) { willList in
          willList(pattern.directory)
          return pattern.names()
        } ?? pattern.names(in: names(in: pattern.directory), exists: exists)
      onSearch?(BuildInput(search: pattern, shown: shownPattern.directory))
      return .found(
        names.compactMap { name in
          load(
            pattern.file(name), shown: shownPattern.file(name), language: pattern.language(in: name)
          )
        })
    } catch {
      return .found([.unreadable(shown, reason: "\(error)")])
    }
  }
}
