/// A catalog with only a header, which has all fields that `msgfmt --check` requires. The dates are
/// empty, so that the result is always the same.
func emptyPO(language: String, project: String) -> [UInt8] {
  let name = String(project.map { $0.isNewline ? " " : $0 })
  let header = """
    Project-Id-Version: \(name)
    PO-Revision-Date:\u{20}
    Last-Translator:\u{20}
    Language-Team:\u{20}
    Language: \(POLanguage.name(of: language))
    MIME-Version: 1.0
    Content-Type: text/plain; charset=UTF-8
    Content-Transfer-Encoding: 8bit

    """
  var lines = POLines(lineBreak: [.lineFeed])
  lines.add(.msgid, "")
  lines.add(.msgstr, header)
  return lines.bytes
}
