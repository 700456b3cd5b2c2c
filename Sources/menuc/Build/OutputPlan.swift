import Foundation
import MenuCompiler

/// All files that a build will write, known before the first byte is written.
struct OutputPlan {
  /// A file to write, and the menus that generate it.
  struct File {
    /// The path in printed form: relative to the working directory, or as the user wrote it.
    let path: String
    /// The absolute path.
    let absolute: String
    let contents: OutputContents
    /// Whether menus share the file, as they share an engine.
    let isShared: Bool
    /// The documents that the file is generated from, as in `BuiltMenu.document`.
    var owners: [String]

    var hash: String { contents.hash }
    var directory: String { Disk.parent(of: path) }
    var name: String { Disk.lastComponent(of: path) }

    /// Whether the file is generated from a document, which may have two names.
    ///
    /// - Parameter document: The document in the form of `BuiltMenu.document`.
    func isGenerated(from document: String) -> Bool {
      owners.contains { $0 == document || Disk.isSame($0, document) }
    }
  }

  /// A menu that was compiled without errors.
  struct BuiltMenu {
    /// The absolute path of the document, or `<stdin>`.
    let document: String
    /// The absolute path of the link that the command line names in place of the document.
    let link: String?
    /// The path as given on the command line, or `<stdin>`.
    let name: String
    /// The flags that selected the outputs; empty if the document selected them.
    let flags: String
    /// The document, the documents that it includes, templates and the configuration.
    let inputs: [BuildInput]
    /// The files that the menu writes, as indices into `files` of the plan.
    var files: [Int] = []
  }

  var files: [File] = []
  private(set) var menus: [BuiltMenu] = []
  /// The documents of the menus.
  private(set) var documents: Set<String> = []
  /// Whether the build includes all menus that the project's configuration names.
  var isWholeProject = false
  /// The files that the build reads. They are never removed.
  var inputs = ClaimedFiles()

  /// The output that a depfile names and a build rule touches: the first output that menus do not
  /// share or, if they share all outputs, the first output.
  var primary: File? { files.first { !$0.isShared } ?? files.first }

  mutating func add(_ menu: BuiltMenu) {
    menus.append(menu)
    documents.insert(menu.document)
  }

  /// Removes documents, and the files that only they write.
  mutating func leaveOut(_ documents: Set<String>) {
    guard !documents.isEmpty else { return }
    menus.removeAll { documents.contains($0.document) }
    self.documents.subtract(documents)
    for index in files.indices { files[index].owners.removeAll(where: documents.contains) }
    var places: [Int?] = []
    var left: [File] = []
    for file in files {
      places.append(file.owners.isEmpty ? nil : left.count)
      if !file.owners.isEmpty { left.append(file) }
    }
    files = left
    for index in menus.indices { menus[index].files = menus[index].files.compactMap { places[$0] } }
  }

  /// The names of the menus whose files are in a directory, as given on the command line.
  func names(ofMenusIn directory: OutputLayout.Directory) -> [String] {
    directory.shares.map { menus[$0.menu].name }
  }
}
