import Foundation
import MenuCompiler
import TestSupport
import Testing

/// The hash equals that of `sha256sum`, with and without the processor's instructions.
@Suite struct SHA256Tests {
  /// Lengths around the size of a block and of the padding, and one of many blocks.
  private static let lengths = [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 100_003]

  private func bytes(_ count: Int) -> [UInt8] {
    var value: UInt32 = 1
    return (0..<count).map { _ in
      value = value &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: value >> 24)
    }
  }

  private func hash(_ bytes: [UInt8], inPartsOf size: Int, usesInstructions: Bool) -> String {
    var hash = SHA256(usesInstructions: usesInstructions)
    for start in stride(from: 0, to: bytes.count, by: size) {
      hash.add(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    return hash.hex()
  }

  @Test(arguments: [true, false]) func isThatOfOtherPrograms(usesInstructions: Bool) throws {
    let directory = try TemporaryDirectory()
    let names = Self.lengths.map { "\($0)" }
    for length in Self.lengths {
      try Data(bytes(length)).write(to: directory.url.appending(path: "\(length)"))
    }
    let result = try Command.run("sha256sum", names, in: directory.url)
    let expected = result.output.split(separator: "\n").map { String($0.prefix(64)) }
    try #require(expected.count == names.count)
    for (length, expected) in zip(Self.lengths, expected) {
      for size in [1, 63, 64, 65, 200_000] where size > 1 || length < 1000 {
        let hash = hash(bytes(length), inPartsOf: size, usesInstructions: usesInstructions)
        #expect(hash == expected, "\(length) bytes in parts of \(size)")
      }
    }
  }
}
