/// A file that was read, its tree, and what is needed to find the position of a value.
public struct ParsedFile: Sendable {
  public let file: SourceFile
  /// The document, or nil if a syntax error hides it.
  public let root: SourceNode?
  /// Where the values start, by their number. Empty for TOML: see ``TOMLPositions``.
  let marks: [YAMLMark]

  init(file: SourceFile, root: SourceNode?, marks: [YAMLMark] = []) {
    self.file = file
    self.root = root
    self.marks = marks
  }
}

/// Where a value of a YAML document and its key start, as libyaml counts: lines and columns from 1,
/// columns in Unicode scalars. For a value without a key, the key's line is 0.
struct YAMLMark: Sendable {
  var keyLine: Int32 = 0
  var keyColumn: Int32 = 0
  var line: Int32
  var column: Int32
}

/// All files of one menu: the document first, then what it includes, in the order of inclusion.
public struct Sources: Sendable {
  public private(set) var files: [ParsedFile] = []

  public init() {}

  /// The index of the next file to be added.
  package var next: Int32 { Int32(files.count) }

  package mutating func add(_ file: ParsedFile) { files.append(file) }
}

extension Sources {
  /// The name of the document itself.
  public var rootName: String? { files.first?.file.name }
}
