import Stencil

/// Rejects templates that would make Stencil lose text, overflow the stack or loop forever.
struct TemplateShape {
  let name: String

  private static let maximalTag = 4_000
  private static let maximalDepth = 60
  private static let maximalNumber = 100_000

  /// Checks that every tag is closed. Stencil would drop everything after an unclosed tag.
  func check(_ source: String) throws {
    let bytes = Array(source.utf8)
    let closers: [UInt8: UInt8] = [
      UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "%"): UInt8(ascii: "%"),
      UInt8(ascii: "#"): UInt8(ascii: "#"),
    ]
    var line = 1
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == 0x0A { line += 1 }
      guard bytes[index] == UInt8(ascii: "{"), let closer = closers[bytes[index + 1]] else {
        index += 1
        continue
      }
      let end = [closer, UInt8(ascii: "}")]
      guard let close = bytes[(index + 2)...].firstRange(of: end)?.lowerBound else {
        let opener = String(decoding: bytes[index...index + 1], as: UTF8.self)
        throw TargetError("\(name):\(line): '\(opener)' is never closed")
      }
      line += bytes[index..<close].count { $0 == 0x0A }
      index = close + 2
    }
  }

  /// Limits the length and depth of tags, and the numbers in them.
  func check(_ token: Token, depth: Int) throws {
    guard token.kind == .variable || token.kind == .block else { return }
    let place = token.sourceMap.place(in: name)
    guard token.contents.utf8.count <= Self.maximalTag else {
      throw TargetError("\(place): a tag has more than \(Self.maximalTag) characters")
    }
    guard depth <= Self.maximalDepth else {
      throw TargetError("\(place): blocks are nested more than \(Self.maximalDepth) deep")
    }
    let numbers = token.contents.split { !$0.isNumber }
    if let number = numbers.first(where: { (Int($0) ?? .max) > Self.maximalNumber }) {
      throw TargetError(
        "\(place): the number \(number) is more than \(Self.maximalNumber)")
    }
  }
}
