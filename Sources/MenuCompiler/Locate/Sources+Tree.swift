extension Sources {
  /// A file with its tree. The file is parsed again if the tree was dropped.
  mutating func withTree(_ file: Int32) -> ParsedFile {
    let known = files[Int(file)]
    guard known.root == nil, known.isReadable else { return known }
    // The problems of the file were reported when it was first parsed.
    var diagnostics = Diagnostics()
    let parsed = parse(known.file, as: file, into: &diagnostics)
    replace(file, with: parsed)
    return parsed
  }
}
