/// The state of an import: the files that were read, and the losses.
struct ImportContext {
  let request: ImportRequest
  private(set) var sources = Sources()
  /// Whether documents of the format can contain several menus, one of which the request can name.
  var offersMenus = false
  private var losses: [ImportLoss] = []
  /// The ranges of values in files whose trees are not made by ``parse(_:as:into:keepsOwnKeys:)``,
  /// keyed by the number of the file.
  private var ranges: [Int32: [Range<Int>]] = [:]

  /// - Parameter sources: The files that have already been read.
  init(_ request: ImportRequest, sources: Sources = Sources()) {
    self.request = request
    self.sources = sources
  }

  /// The name of the document without its directories.
  var fileName: String { request.name.pathNames.last ?? request.name }

  /// The name of the document without its directories and extensions. A version, such as 0.77, is
  /// part of the name.
  var stem: String {
    let name = fileName.drop { $0 == "." }
    let dots = name.indices.filter { index in
      let next = name.index(after: index)
      return name[index] == "." && !(next < name.endIndex && name[next].isNumber)
    }
    return String(name.prefix(upTo: dots.first ?? name.endIndex))
  }

  // MARK: Losses

  /// Records something that the new menu does not contain.
  mutating func lose(_ message: String, at anchor: SourceAnchor) {
    losses.append(ImportLoss(message: message, anchor: anchor, isCommon: false))
  }

  /// Records a key that has no counterpart. Many items may have the key, so its places are listed
  /// on one line.
  mutating func lose(key: String, at anchor: SourceAnchor) {
    losses.append(
      ImportLoss(message: "'\(key)' has no counterpart", anchor: anchor, isCommon: true))
  }

  /// Records an entry of the wrong type.
  mutating func loseEntry(_ node: SourceNode) {
    lose("an entry is left out, because it is \(node.kind)", at: .value(node.place))
  }

  /// Records an element that has no counterpart.
  mutating func loseElement(_ element: ForeignElement) {
    lose(key: element.name, at: element.anchor)
  }

  /// The losses with their places, in the order of the files.
  func report() -> [String] {
    var locator = SourceLocator(sources)
    var lines: [(file: Int32, line: Int, message: String)] = []
    var common: [String: Int] = [:]
    var more: [Int: [Int]] = [:]
    for loss in losses {
      let anchor = located(loss.anchor)
      let line = locator.range(of: anchor)?.startLine ?? 0
      let key = "\(anchor.file) \(loss.message)"
      if loss.isCommon, let first = common[key] {
        more[first, default: []].append(line)
        continue
      }
      if loss.isCommon { common[key] = lines.count }
      lines.append((anchor.file, line, loss.message))
    }
    let order = lines.indices.sorted { first, second in
      (lines[first].file, lines[first].line, first)
        < (lines[second].file, lines[second].line, second)
    }
    return order.map { index in
      let (file, line, message) = lines[index]
      let name = PrintableText.leading(sources.files[Int(file)].file.name)
      let place = line > 0 ? "\(name):\(line)" : name
      return "\(place): \(PrintableText.visible(message))\(Self.also(more[index] ?? []))"
    }
  }

  /// The text that lists the other lines of a common loss.
  private static func also(_ lines: [Int]) -> String {
    guard !lines.isEmpty else { return "" }
    let numbers = Set(lines).subtracting([0]).sorted()
    let shown = numbers.prefix(8).map(String.init).joined(separator: ", ")
    guard !shown.isEmpty else { return "; \(lines.count) more times" }
    let rest = numbers.count - min(numbers.count, 8)
    return "; also in line \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }

  private func located(_ anchor: SourceAnchor) -> SourceAnchor {
    guard let place = anchor.place, let ranges = ranges[place.file] else { return anchor }
    guard ranges.indices.contains(Int(place.node)) else { return .file(place.file) }
    return .bytes(file: place.file, ranges[Int(place.node)])
  }

  // MARK: Files

  /// Adds a file that is not parsed as TOML, YAML or JSON, and returns its number.
  mutating func add(_ file: SourceFile) -> Int32 {
    defer { sources.add(ParsedFile(unparsed: file)) }
    return sources.next
  }

  /// Sets the ranges of a file's values, in the order of the values' numbers.
  mutating func setRanges(_ ranges: [Range<Int>], of file: Int32) { self.ranges[file] = ranges }

  /// Parses a document in TOML, YAML or JSON.
  mutating func tree(_ bytes: [UInt8], name: String, as format: SourceFormat) throws -> SourceNode {
    let file = SourceFile(name: name, format: format, bytes: bytes)
    var diagnostics = Diagnostics(SeveritySettings())
    let number = sources.next
    let parsed = parse(
      file, as: number, into: &diagnostics, keepsOwnKeys: true, allowsTags: true)
    sources.add(parsed)
    guard let root = parsed.root else {
      throw failure(diagnostics.all.first, in: number)
    }
    // A duplicate key is the only problem for which the parser still returns a tree.
    for problem in diagnostics.all { lose(problem.message, at: problem.anchor) }
    return root
  }

  private func failure(_ problem: Diagnostic?, in file: Int32) -> ImportError {
    guard let problem else { return ImportError("\(request.name): the document is empty") }
    return error(problem.message, at: problem.anchor, help: problem.help)
  }

  /// An error with its place in the document.
  func error(_ message: String, at anchor: SourceAnchor, help: String? = nil) -> ImportError {
    var locator = SourceLocator(sources)
    let name = PrintableText.leading(sources.files[Int(anchor.file)].file.name)
    let range = locator.range(of: located(anchor))
    let place = range.map { "\(name):\($0.startLine):\($0.startColumn)" } ?? name
    return ImportError("\(place): \(PrintableText.visible(message))", help: help)
  }
}

/// Something that a document has and the new menu lacks.
private struct ImportLoss {
  let message: String
  let anchor: SourceAnchor
  /// Whether equal losses are reported on one line.
  let isCommon: Bool
}
