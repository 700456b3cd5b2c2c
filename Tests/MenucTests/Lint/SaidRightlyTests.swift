import Foundation
import TestSupport
import Testing

/// Failures are named correctly, and reported for each menu.
@Suite struct SaidRightlyTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    for name in ["one", "two"] {
      try directory.write(
        "menu: \(name.capitalized)\nitems: [x]\n", to: "\(name).yaml")
    }
  }

  private func menuc(_ arguments: String...) throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url)
  }

  /// Whether a file system of 64 KiB can be mounted, which only an administrator can do.
  private static let canMount: Bool = {
    let script = "mount -t tmpfs -o size=64k none /mnt"
    return (try? Command.run("unshare", ["-m", "sh", "-c", script]))?.status == 0
  }()

  @Test(.enabled(if: canMount, "needs the right to mount a file system"))
  func aFullDisk() throws {
    let items = (0..<900).map { "- A rather long title with the number \($0)\n" }.joined()
    try directory.write("menu: Big\nitems:\n" + items, to: "big.yaml")
    let script = """
      mkdir small && mount -t tmpfs -o size=64k none small || exit 99
      "$0" build big.yaml one.yaml --allow wide-group --output small/out --format junit --output-file report
      status=$?
      ls -a small/out
      "$0" lint big.yaml --warn leaf-without-action --write-baseline small/known.json
      cat /dev/zero > small/full 2>/dev/null
      "$0" lint one.yaml --format checkstyle --output-file small/report
      exit $status
      """
    let result = try Command.run(
      "unshare", ["-m", "sh", "-c", script, Repository.menuc.path], in: directory.url)
    #expect(result.status == 2, "\(result.errors)")
    let words = "the disk is full (no space left on device)"
    #expect(result.errors.contains("small/out/MenuRuntime.swift: \(words)"), "\(result.errors)")
    #expect(result.errors.contains("small/known.json: \(words)"), "\(result.errors)")
    #expect(result.errors.contains("small/report: \(words)"), "\(result.errors)")
    #expect(!result.errors.contains("no such file"))
    #expect(!result.output.contains("BigMenu.swift") && !result.output.contains(".part"))
    let report = try Repository.text(directory.url.appending(path: "report"))
    for name in ["big.yaml", "one.yaml"] {
      #expect(
        report.contains("<testcase name=\"\(name)\" classname=\"menuc.cannot-run\""), "\(report)")
    }
    #expect(report.contains("<testsuites name=\"menuc\" tests=\"2\" failures=\"0\" errors=\"2\">"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "dump one.yaml", "schema", "lint one.yaml --format json --warn leaf-without-action",
      "template cat swift", "build one.yaml", "lint - --input-format yaml --fix < one.yaml",
    ])
  func aFullDiskBehindStandardOutput(arguments: String) throws {
    let result = try Command.run(
      "sh", ["-c", "'\(Repository.menuc.path)' \(arguments) > /dev/full"], in: directory.url)
    #expect(result.status == 2)
    #expect(
      result.errors.contains(
        "standard output can't be written: the disk is full (no space left on device)"),
      "\(result.errors)")
  }

  /// A failure that two menus share is a finding of both; in text, it is printed once.
  @Test(arguments: FormatGoldenTests.formats) func eachMenuHasItsFinding(format: String) throws {
    let result = try menuc(
      "build", "one.yaml", "two.yaml", "--template", "no.stencil", "--format", format,
      "--output-file", "report")
    #expect(result.status == 2)
    let report = try Repository.text(directory.url.appending(path: "report"))
    let message = "no.stencil: no such file or directory"
    let count = report.components(separatedBy: message).count - 1
    switch format {
    case "text", "concise", "xcode": #expect(count == 1, "\(report)")
    // JUnit contains the message twice: in an attribute and as text.
    case "junit": #expect(count == 4, "\(report)")
    default: #expect(count == 2, "\(report)")
    }
    if !["text", "concise", "xcode"].contains(format) {
      #expect(report.contains("one.yaml") && report.contains("two.yaml"), "\(report)")
    }
    #expect(result.errors.components(separatedBy: message).count == 2, "\(result.errors)")
  }

  /// A file that can't be written is in the report, too.
  @Test(arguments: FormatGoldenTests.formats) func whatIsNotWrittenIsReported(format: String) throws
  {
    try directory.write("mine", to: "Generated/OneMenu.swift")
    let result = try menuc(
      "build", "one.yaml", "two.yaml", "--format", format, "--output-file", "report")
    #expect(result.status == 2)
    let message = "Generated/OneMenu.swift: menuc did not write this file"
    let report = try Repository.text(directory.url.appending(path: "report"))
    #expect(report.contains(message), "\(report)")
    #expect(result.errors.components(separatedBy: message).count == 2, "\(result.errors)")
  }

  /// Targets can't be written to standard output, and no directory named `-` is created.
  @Test(arguments: ["--output", "-o", "--depfile"]) func aDashIsNoDirectory(flag: String) throws {
    let result = try menuc("build", "one.yaml", flag, "-")
    #expect(result.status == 64)
    #expect(result.errors.contains("needs a "), "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
    #expect(names.sorted() == ["one.yaml", "two.yaml"])
  }
}
