import Foundation
import TestSupport
import Testing

/// Whatever a menu, its name or the command line contains, no report controls a terminal or gives a
/// command to a service that reads logs.
@Suite struct PrintableReportTests {
  static let hostile = [
    "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9B}31m", "\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}",
    "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}x", "\u{206F}", "\u{FEFF}", "\u{FFF9}",
    "\u{E0041}", "\u{E0001}", "\r", "\n::error::forged", "::error title=forged::x",
    " ::error title=forged::x", "##vso[task.setvariable variable=x]y", "##[error]x",
    "###[error]x", "##teamcity[buildStatus status='x']",
  ]

  /// A few strings that contain all of these characters; each is passed through many commands.
  static let joined = [
    hostile.filter { !$0.contains("::") && !$0.contains("\u{1B}") }.joined(),
    "\u{1B}[31m##[error]x", "\n::error::forged", "::error title=forged::x",
    " ::error title=forged::x",
  ]

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// - Parameter isGitHub: Whether each line is a GitHub command.
  private func check(_ text: String, _ about: String, isGitHub: Bool = false) {
    #expect(!text.unicodeScalars.contains(where: Self.isUnprintable), "\(about): \(text)")
    for line in text.split(separator: "\n") {
      let start = line.drop(while: \.isWhitespace)
      if isGitHub {
        #expect(line.hasPrefix("::") && line.contains("title="), "\(about): \(line)")
        #expect(!line.hasPrefix("::error title=forged"), "\(about): \(line)")
        continue
      }
      #expect(!start.hasPrefix("::") || start.hasPrefix(":::"), "\(about): \(line)")
      #expect(!line.contains("##[") && !line.contains("##vso["), "\(about): \(line)")
      #expect(!line.contains("##teamcity["), "\(about): \(line)")
    }
  }

  @Test(arguments: ["text", "xcode", "json", "sarif", "github", "checkstyle", "junit"])
  func reports(format: String) throws {
    for text in Self.joined {
      let directory = try TemporaryDirectory()
      let name = "\(text.replacing("/", with: "")).json"
      let json = try JSONSerialization.data(withJSONObject: [
        "menu": "A", text: text,
        "items": [["id": text, "title": text, "action": text, text: text], ["title": text]],
      ])
      try directory.write(String(decoding: json, as: UTF8.self), to: name)
      let raw = "menu: A\nitems:\n- \(text.replacing("\n", with: ""))\n- { \(text): x }\n"
      try directory.write(raw, to: "\(text).yaml")
      for arguments in [["lint", name], ["lint", "\(text).yaml"], ["lint", "\(text)/none.yaml"]] {
        let report = directory.url.appending(path: "report").path
        let result = try Command.run(
          Repository.menuc.path, arguments + ["--format", format, "--output-file", report],
          in: directory.url)
        let written = try String(contentsOfFile: report, encoding: .utf8)
        #expect(!written.isEmpty && result.status != 0, "\(arguments): \(result)")
        check(written, "\(arguments)", isGitHub: format == "github")
        check(result.errors, "\(arguments)")
        check(result.output, "\(arguments)")
      }
    }
  }

  /// Output to a terminal other than reports.
  @Test(arguments: joined) func theCommandLine(text: String) throws {
    let directory = try TemporaryDirectory()
    try directory.write("menu: A\nconditions: [x]\nitems: [a]\n", to: "menu.yaml")
    try directory.write("menu: A\nitems: [a]\n", to: "\(text).yaml")
    try directory.write("menu: A\nitems: [b]\n", to: "new.yaml")
    for arguments in [
      [text], ["lint", text], ["lint", "--\(text)", "menu.yaml"], ["lint", "-\(text)"],
      ["lint", "menu.yaml", "--define", text],
      ["lint", "menu.yaml", "--define", "\(text)=\(text)"],
      ["lint", "menu.yaml", "--define", "=\(text)"], ["lint", "menu.yaml", "--format", text],
      ["lint", "menu.yaml", "--allow", text], ["lint", "menu.yaml", "--limit", text],
      ["lint", "menu.yaml", "--configuration", text], ["lint", "menu.yaml", "--baseline", text],
      ["lint", "\(text).yaml", "--output-file", "\(text)/"],
      ["build", "menu.yaml", "--target", text],
      ["build", "menu.yaml", "--template", text], ["build", "menu.yaml", "--param", text],
      ["build", "menu.yaml", "--param", "type=\(text)"],
      ["build", "menu.yaml", "--param", "\(text)=\(text)"],
      ["build", "menu.yaml", "--output", "./\(text)", "--list-outputs"],
      ["build", "menu.yaml", "--output", text, "--list-outputs"],
      ["build", "menu.yaml", "--output", text, "--dry-run"],
      ["build", "menu.yaml", "--output", text, "--check"],
      ["build", "\(text).yaml"], ["explain", text], ["template", "show", text],
      ["translate", "menu.yaml", "--to", text], ["dump", text],
      ["diff", "\(text).yaml", "new.yaml"],
      ["diff", "\(text).yaml", "new.yaml", "--format", "json"],
      ["diff", "menu.yaml", "--against", text], ["diff", "menu.yaml", "new.yaml", "--warn", text],
      ["schema", text], ["help", text],
    ] {
      let result = try Command.run(Repository.menuc.path, arguments, in: directory.url)
      check(result.output, "\(arguments)")
      check(result.errors, "\(arguments)")
    }
  }
}
