import Foundation
import MenuCompiler

/// The documents that a document can include: the documents below its directory.
struct FilesBelow {
  private let document: OpenDocument
  private static let mostFiles = 500
  private static let mostFolders = 200

  init(_ document: OpenDocument) { self.document = document }

  /// The paths relative to the document's directory, sorted. Hidden files, hidden folders and links
  /// are left out.
  var paths: [String] {
    guard document.identity.isAbsolutePath else { return [] }
    let top = Disk.parent(of: document.identity)
    var found: [String] = []
    var folders = [""]
    var index = 0
    while index < folders.count, index < Self.mostFolders, found.count < Self.mostFiles {
      let folder = folders[index]
      index += 1
      for name in Disk().names(in: Disk.join(top, folder)).sorted() where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        let place = Disk.join(top, path)
        switch Disk.kind(of: place) {
        case S_IFDIR: folders.append(path)
        case S_IFREG where SourceFormat(path: name) != nil && place != document.identity:
          found.append(path)
        default: break
        }
      }
    }
    return found.sorted()
  }
}
