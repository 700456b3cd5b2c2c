import MenuCompiler

/// The catalogs of the project's menus. Two menus can share a catalog only if their keys differ,
/// because otherwise each would mark the other's texts as obsolete.
struct CatalogOwners {
  private struct Owner {
    let document: String
    let rule: CatalogKeyRule?
  }

  /// The menus that use each path of catalogs. The path may contain `{language}`.
  private var owners: [String: [Owner]] = [:]

  /// - Parameter menus: The texts of the menus, each with its document.
  init(_ menus: [(texts: SourceTexts, document: SourceFile)]) {
    for (texts, document) in menus {
      for path in texts.paths {
        owners[Self.key(path, document), default: []].append(
          Owner(document: document.name, rule: path.rule(menu: texts.name)))
      }
    }
  }

  private static func key(_ path: TranslationPath, _ document: SourceFile) -> String {
    Disk.normalized(Disk.join(Disk.parent(of: document.identity), path.path))
  }

  /// Throws an error if a catalog of a menu is also a catalog of a different menu with the same
  /// keys.
  func check(_ texts: SourceTexts, _ document: SourceFile) throws {
    for path in texts.paths {
      let rule = path.rule(menu: texts.name)
      let other = owners[Self.key(path, document)]?.first { owner in
        owner.document != document.name
          && (rule == nil || owner.rule == nil || owner.rule == rule)
      }
      guard let other else { continue }
      throw UsageError(
        "\(document.name): '\(path.path)' is also a catalog of '\(other.document)', and their keys can't be distinguished",
        help: "after the path in both menus, write a rule with the menu's name:"
          + " '\(path.path)#{menu}/{id}/{text}'")
    }
  }
}
