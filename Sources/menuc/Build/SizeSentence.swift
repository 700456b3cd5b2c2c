import MenuCompiler

extension OutputSizes {
  /// What a build reports about the size of an output.
  var sentence: String {
    "\(PrintableText.visible(file)): the table takes \(sizes.table) bytes, \(sizes.texts) of them for texts"
      + (sizes.state.map { "; a state takes \($0) bytes" } ?? "")
  }
}
