/// A stretch of a file. Lines and columns count from 1, columns in Unicode scalars; the end is the
/// position behind the last character.
public struct SourceRange: Sendable, Hashable {
  public let file: Int
  public let bytes: Range<Int>
  public let startLine: Int
  public let startColumn: Int
  public let endLine: Int
  public let endColumn: Int
}

/// A diagnostic whose places have been looked up, ready to be printed in any form.
public struct LocatedDiagnostic: Sendable {
  public let name: DiagnosticName
  public let severity: Severity
  public let message: String
  /// The name of the file, as the user wrote it.
  public let fileName: String
  /// Nil if the problem is the file's as a whole.
  public let range: SourceRange?
  public let label: String?
  public let related: Related?
  public let help: String?

  public struct Related: Sendable {
    public let fileName: String
    public let range: SourceRange
    public let label: String
  }
}

extension Diagnostics {
  /// The diagnostics in the order of the files and of their places in them.
  public func located(in sources: Sources) -> [LocatedDiagnostic] {
    guard !all.isEmpty else { return [] }
    var locator = SourceLocator(sources)
    let located = all.map { diagnostic in
      LocatedDiagnostic(
        name: diagnostic.name, severity: diagnostic.name.severity, message: diagnostic.message,
        fileName: sources.name(of: diagnostic.anchor.file),
        range: locator.range(of: diagnostic.anchor), label: diagnostic.label,
        related: diagnostic.related.flatMap { related in
          locator.range(of: related.anchor).map {
            .init(
              fileName: sources.name(of: related.anchor.file), range: $0, label: related.label)
          }
        },
        help: diagnostic.help)
    }
    let order = zip(all.indices, all.map(\.anchor.file)).sorted { first, second in
      let firstStart = located[first.0].range?.bytes.lowerBound ?? -1
      let secondStart = located[second.0].range?.bytes.lowerBound ?? -1
      return (first.1, firstStart, first.0) < (second.1, secondStart, second.0)
    }
    return order.map { located[$0.0] }
  }
}

extension SourceAnchor {
  /// The index of the file that the anchor is in.
  var file: Int32 {
    switch self {
    case .file(let file), .bytes(let file, _): file
    case .value(let place), .key(let place), .entry(let place, _), .entryKey(let place, _):
      place.file
    }
  }
}

extension Sources {
  func name(of file: Int32) -> String { files[Int(file)].file.name }
}
