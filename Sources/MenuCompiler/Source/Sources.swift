/// A file that was read, its tree, and the data needed to find the position of a value.
package struct ParsedFile: Sendable {
  package private(set) var file: SourceFile
  /// The document. Nil if the text has a syntax error, or if the tree was dropped; see
  /// ``isReadable``.
  package private(set) var root: SourceNode?
  /// Whether the text could be parsed, and can therefore be parsed again.
  package let isReadable: Bool
  /// The starts of values, by their numbers; empty for TOML and JSON, see ``SyntaxTree``.
  private(set) var marks: [YAMLMark]
  /// The syntax tree of a JSON document, which is built while its values are read.
  private(set) var syntax: SyntaxTree?

  init(
    file: SourceFile, root: SourceNode?, marks: [YAMLMark] = [], syntax: SyntaxTree? = nil
  ) {
    self.syntax = syntax
    self.file = file
    self.root = root
    self.marks = marks
    isReadable = root != nil
  }

  /// A file whose tree is created when a place in it is looked up.
  init(unparsed file: SourceFile) {
    self.file = file
    root = nil
    marks = []
    isReadable = true
  }

  /// The file with a different index among the files of a menu.
  func numbered(asFile file: Int32) -> ParsedFile {
    var parsed = self
    parsed.root = root?.numbered(asFile: file)
    return parsed
  }

  fileprivate mutating func dropTree() {
    root = nil
    marks = []
    syntax = nil
  }

  fileprivate mutating func dropText() {
    dropTree()
    file = SourceFile(name: file.name, identity: file.identity, format: file.format, bytes: [])
  }
}

/// The start of a YAML value and of its key, as counted by libyaml: lines and columns from 1, and
/// columns in Unicode scalars. For a value without a key, the key's line is 0.
struct YAMLMark: Sendable {
  var keyLine: Int32 = 0
  var keyColumn: Int32 = 0
  var line: Int32
  var column: Int32
}

/// All files of a menu: the document first, followed by the included documents in the order of
/// inclusion, and then by the configuration and the catalogs that the menu uses.
package struct Sources: Sendable {
  package private(set) var files: [ParsedFile] = []

  package init() {}

  /// The index of the next file to be added.
  package var next: Int32 { Int32(files.count) }

  package mutating func add(_ file: ParsedFile) { files.append(file) }

  /// Frees the trees, which use several times as much memory as the text. A tree is parsed again if
  /// a place in it is looked up later.
  mutating func dropTrees() {
    for index in files.indices { files[index].dropTree() }
  }

  /// Frees the trees and the texts, so that places can no longer be looked up.
  mutating func dropTexts() {
    for index in files.indices { files[index].dropText() }
  }

  mutating func replace(_ file: Int32, with parsed: ParsedFile) { files[Int(file)] = parsed }
}

extension Sources {
  /// The name of the document itself.
  package var rootName: String? { files.first?.file.name }

  /// The identity of the document itself.
  package var rootIdentity: String? { files.first?.file.identity }
}
