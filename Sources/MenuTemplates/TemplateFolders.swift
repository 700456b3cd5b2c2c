import MenuFiles

/// The folders of the built-in targets, which are part of the program.
///
/// A folder in `Templates` is a target. All files in it and in the folders below it belong to the
/// target; a link to another target's folder shares the files of that folder.
package enum TemplateFolders {
  private static let folders = EmbeddedFolders(
    menu_templates, in: "MenuTemplates/Templates")

  /// The names of the folders, sorted.
  package static let names: [String] = folders.names

  /// The files of a folder, by their names; nil if there is no such folder.
  package static func files(of folder: String) -> [String: String]? { folders.files(of: folder) }
}
