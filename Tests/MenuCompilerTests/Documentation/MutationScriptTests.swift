import Foundation
import TestSupport
import Testing

/// The script that puts faults into the code (`Tests/Mutation`) turns each of them on, one at a time.
@Suite struct MutationScriptTests {
  @Test func everyFaultCanBeTurnedOn() throws {
    let folder = Repository.root.appending(path: "Tests/Mutation")
    let command = try Command.run(
      "python3", ["-B", "-m", "unittest", "discover", "-p", "*_test.py"], in: folder)
    #expect(command.status == 0, "\(command.errors)")
  }
}
