import Foundation
import MenuCompiler

/// A document of any bytes gives a table or errors with places inside it; reports can be read; a table
/// that was read back agrees with the menu; layout, conversion and fixes keep the meaning.
func checkDocument(_ bytes: [UInt8], _ format: SourceFormat) throws {
  let file = SourceFile(name: "menu", format: format, bytes: bytes)
  let compiled = try compileMenu(file, goal: .files(request(for: bytes)), input: .none)
  // There are no templates here.
  if compiled.failure != nil { return }
  let hasErrors = compiled.diagnostics.contains { $0.severity == .error }
  try require(
    (compiled.menu == nil) == hasErrors, "a table beside errors, or neither")
  try checkPlaces(compiled, in: bytes)
  try checkReports(compiled)
  try checkLayout(file)
  try checkConversion(file)
  try checkFixes(file)
}

/// A build of one target, which depends on the input.
private func request(for bytes: [UInt8]) -> BuildRequest {
  var request = BuildRequest()
  request.ignoresGenerate = true
  request.isCertified = true
  let names = TargetLibrary.names
  let sum = bytes.reduce(into: 0) { $0 &+= Int($1) }
  request.targets = [names[sum % names.count]]
  return request
}

private func checkPlaces(_ compiled: CompiledMenu, in bytes: [UInt8]) throws {
  for diagnostic in compiled.diagnostics {
    guard let range = diagnostic.range else { continue }
    try require(
      range.bytes.lowerBound >= 0 && range.bytes.upperBound <= bytes.count
        && range.startLine >= 1 && range.startColumn >= 1, "a place outside: \(diagnostic)")
  }
}

private func checkReports(_ compiled: CompiledMenu) throws {
  var report = Report(version: "0")
  report.add(compiled)
  for format in ReportFormat.allCases {
    let text = report.printed(as: format)
    switch format {
    case .sarif, .gitlab: _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    case .json:
      for line in text.split(separator: "\n") {
        _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
      }
    case .text, .concise, .xcode, .github, .checkstyle, .junit:
      try require(
        !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" },
        "a control character in the report \(format)")
    }
  }
}

private func checkLayout(_ file: SourceFile) throws {
  guard let bytes = formatDocument(file).bytes else { return }
  let laidOut = SourceFile(name: "menu", format: file.format, bytes: bytes)
  try require(formatDocument(laidOut).bytes == bytes, "a second layout differs from the first")
  try require(areSameMenu(file, laidOut) { _ in .none }, "the layout changes the menu")
}

/// A menu stays the same in other formats; documents with errors are converted as far as possible.
private func checkConversion(_ file: SourceFile) throws {
  let isMenu = try compileMenu(file, goal: .table, input: .none, offersFixes: false).menu != nil
  for format in SourceFormat.documents where format != file.format {
    let converted = convertDocument(file, to: format, name: "menu")
    guard isMenu, let other = converted.file else { continue }
    try require(
      areSameMenu(file, other) { _ in .none }, "another menu after the conversion to \(format)")
  }
}

/// Fixes settle and keep comments, and a menu without errors stays one.
private func checkFixes(_ file: SourceFile) throws {
  for safety in [Fix.Safety.safe, .unsafe] {
    guard let first = fixMenus([file], safety, input: { _ in .none }).files.first else { continue }
    let fixed = SourceFile(name: "menu", format: file.format, bytes: first.bytes)
    let again = fixMenus([fixed], safety, input: { _ in .none }).files.first
    try require(again == nil, "fixes that are \(safety) do not settle")
    let before = try compileMenu(file, goal: .table, input: .none, offersFixes: false)
    let after = try compileMenu(fixed, goal: .table, input: .none, offersFixes: false)
    // A fix can reveal problems of what could not be read before it.
    try require(before.menu == nil || after.menu != nil, "a fix causes an error")
    try require(after.sources.files[0].root != nil, "a fix breaks the document")
    // The reason of a deleted `menuc:allow` becomes a comment.
    var comments = commentLines(fixed)[...]
    for comment in commentLines(file) {
      let place = comments.firstIndex(of: comment)
      try require(place != nil, "a fix loses a comment")
      if let place { comments = comments[(place + 1)...] }
    }
    // White space around a title is not meant.
    let padded = before.diagnostics.contains { $0.name.rawValue == "padded-title" }
    guard safety == .safe, before.menu != nil, !padded else { continue }
    try require(areSameMenu(file, fixed) { _ in .none }, "a safe fix changes the menu")
  }
}

/// The lines that contain only comments, except comments that menuc reads, which may be misspelled.
private func commentLines(_ file: SourceFile) -> [String] {
  file.bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    .filter { $0.drop(while: \.isWhitespace).hasPrefix("#") && !$0.lowercased().contains("menuc") }
}
