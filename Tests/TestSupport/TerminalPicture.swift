/// A picture of colored terminal output, as SVG.
public struct TerminalPicture {
  private struct Run {
    var text: String
    var style: String
  }

  private static let margin = 16
  private static let lineHeight = 20
  private static let columnWidth = 8.4

  private let lines: [[Run]]

  /// - Parameter output: Text with the escape sequences that menuc uses: bold, faint and three colors.
  public init(_ output: String) {
    var style = ""
    lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      var runs: [Run] = []
      for (index, piece) in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
        .enumerated()
      {
        var text = piece
        if index > 0, let end = piece.firstIndex(of: "m") {
          style = String(piece[..<end])
          text = piece[piece.index(after: end)...]
        }
        if !text.isEmpty { runs.append(Run(text: String(text), style: style)) }
      }
      return runs
    }
  }

  /// The picture, whose colors follow the reader's preference for light or dark.
  public var svg: String {
    let columns = lines.map { $0.reduce(0) { $0 + $1.text.unicodeScalars.count } }.max() ?? 0
    let width = Int(Double(columns) * Self.columnWidth) + 2 * Self.margin
    let height = lines.count * Self.lineHeight + 2 * Self.margin
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="What menuc prints about a menu">
      <style>
      rect { fill: #ffffff; stroke: #d0d7de; }
      text { fill: #1f2328; font: 14px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; \
      white-space: pre; }
      .b { font-weight: 600; } .f { fill: #59636e; } .e { fill: #cf222e; font-weight: 600; }
      .w { fill: #9a6700; font-weight: 600; } .n { fill: #0969da; font-weight: 600; }
      @media (prefers-color-scheme: dark) {
        rect { fill: #0d1117; stroke: #3d444d; } text { fill: #f0f6fc; } .f { fill: #9198a1; }
        .e { fill: #ff7b72; } .w { fill: #d29922; } .n { fill: #4493f8; }
      }
      </style>
      <rect x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="8"/>

      """
    for (index, line) in lines.enumerated() {
      let y = Self.margin + Self.lineHeight * index + 14
      let spans = line.map { run in
        let style = Self.classes[run.style].map { " class=\"\($0)\"" } ?? ""
        return style.isEmpty
          ? Self.escape(run.text) : "<tspan\(style)>\(Self.escape(run.text))</tspan>"
      }
      text +=
        "<text x=\"\(Self.margin)\" y=\"\(y)\" xml:space=\"preserve\">\(spans.joined())</text>\n"
    }
    return text + "</svg>\n"
  }

  private static let classes = ["1": "b", "2": "f", "1;31": "e", "1;33": "w", "1;36": "n"]

  private static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
