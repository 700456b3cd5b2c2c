import MenuCompiler

extension OutputSizes {
  /// The sentence in which a build reports the size of an output.
  var sentence: String {
    "\(PrintableText.visible(file)): the table needs \(sizes.table) bytes, \(sizes.texts) of them for texts"
      + (sizes.state.map { "; a state needs \($0) bytes" } ?? "")
  }
}
