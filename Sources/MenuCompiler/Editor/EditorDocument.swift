/// One version of a document that is open in an editor. The syntax tree is read when it is first
/// needed.
package final class EditorDocument {
  package let file: SourceFile
  /// Whether the document is a project's configuration.
  package let isConfiguration: Bool
  private(set) lazy var syntax = EditorSyntax(file.bytes, file.format)

  package init(_ file: SourceFile, isConfiguration: Bool = false) {
    self.file = file
    self.isConfiguration = isConfiguration
  }
}
