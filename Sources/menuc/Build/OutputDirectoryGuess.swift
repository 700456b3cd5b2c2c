import MenuCompiler

/// Guesses the directories that a menu's outputs may have been written to, without parsing the
/// menu. A wrong guess costs a compilation, but never gives a wrong result, because the result
/// depends only on the data that a build kept for the directory.
enum OutputDirectoryGuess {
  static func directories(
    of document: String, _ bytes: [UInt8], request: BuildRequest, project: Project?
  ) -> [String] {
    if let output = request.output { return [output] }
    let folder = Disk.parent(of: document)
    let beside = ([GenerateEntry.standardOutput] + values(of: "output", in: bytes))
      .map { Disk.join(folder, $0) }
    let generate = project?.configuration.generate.map(\.value.output) ?? []
    return beside + generate.compactMap { project?.path($0) }
  }

  /// The values of a key, in TOML, YAML or JSON: `output = "a"`, `output: a`, `"output": "a"`.
  static func values(of key: String, in bytes: [UInt8]) -> [String] {
    let key = Array(key.utf8)
    var values: [String] = []
    var index = 0
    while index + key.count < bytes.count {
      guard bytes[index] == key[0], bytes[index..<index + key.count].elementsEqual(key) else {
        index += 1
        continue
      }
      index += key.count
      if let value = value(after: index, in: bytes) { values.append(value) }
    }
    return values
  }

  private static func value(after start: Int, in bytes: [UInt8]) -> String? {
    var index = start
    func skip(_ skipped: String) {
      while index < bytes.count, skipped.utf8.contains(bytes[index]) { index += 1 }
    }
    skip("\"' \t")
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "=") || bytes[index] == UInt8(ascii: ":")
    else { return nil }
    index += 1
    skip(" \t")
    guard index < bytes.count else { return nil }
    let quote = bytes[index]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    let first = isQuoted ? index + 1 : index
    let ends = isQuoted ? [quote, 0x0A] : Array(",}]#\r\n".utf8)
    let end = bytes[first...].firstIndex { ends.contains($0) } ?? bytes.endIndex
    let text = String(decoding: bytes[first..<end], as: UTF8.self)
    return isQuoted ? text : text.split(separator: " ").joined(separator: " ")
  }
}
