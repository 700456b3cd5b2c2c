import TestSupport
import Testing

@Test func versionIsPrinted() throws {
  let result = try Command.menuc("--version")
  #expect(result.status == 0)
  #expect(result.output == "0.1.0\n")
}
