import Foundation
import TestSupport
import Testing

/// How long a function takes on a Cortex-M0+, whose simulator counts no cycles: the sum over the instructions that
/// the simulator carries out, with the cycles of the processor's manual ("Cortex-M0+ Technical Reference Manual",
/// instruction set summary) for memory without wait states.
struct CortexCycles {
  let instructions: Int
  let cycles: Int

  /// Counts the first call of a function.
  ///
  /// - Parameter program: The program, which is compiled for a Cortex-M0+.
  init(of function: String, in program: String, _ directory: TemporaryDirectory) throws {
    let listing = try Command.run("arm-none-eabi-objdump", ["-d", program], in: directory.url)
    var code: [Int: Instruction] = [:]
    var start = -1
    for line in listing.output.split(separator: "\n") {
      if line.hasSuffix("<\(function)>:") {
        start = line.split(separator: " ").first.flatMap { Int($0, radix: 16) } ?? -1
      }
      guard let instruction = Instruction(line) else { continue }
      code[instruction.place] = instruction
    }
    _ = try SmallBoard.runOnCortex(
      program, in: directory, ["-singlestep", "-d", "exec,nochain", "-D", "trace.log"])
    let trace = try Repository.text(directory.url.appending(path: "trace.log"))
    // [flags/place/mode/…]
    let places = trace.split(separator: "\n").compactMap { line -> Int? in
      let parts = line.split(separator: "/")
      return parts.count > 2 ? Int(parts[1], radix: 16) : nil
    }
    let first = try #require(places.firstIndex(of: start))
    let call = try #require(code[places[first - 1]])
    let end = try #require(places[first...].firstIndex(of: call.place + call.size))
    instructions = end - first
    cycles = try (first..<end).reduce(0) {
      try $0 + #require(code[places[$1]]).cycles(before: places[$1 + 1])
    }
  }

  /// An instruction, as objdump lists it.
  private struct Instruction {
    let place: Int
    let size: Int
    let name: Substring
    let operands: Substring

    init?(_ line: Substring) {
      let cells = line.split(separator: "\t")
      guard cells.count > 2, let place = Int(cells[0].dropLast().drop { $0 == " " }, radix: 16)
      else { return nil }
      self.place = place
      size = cells[1].count { $0.isHexDigit } / 2
      name = cells[2].prefix { $0 != "." && $0 != " " }
      operands = cells.count > 3 ? cells[3] : ""
    }

    /// - Parameter next: The place of the instruction that follows.
    func cycles(before next: Int) -> Int {
      let isTaken = next != place + size
      return switch name {
      case "bl": 3
      case "push", "pop": registers + (operands.contains("pc") ? 3 : 1)
      case _ where name.hasPrefix("ldm") || name.hasPrefix("stm"): registers + 1
      case _ where name.hasPrefix("ldr") || name.hasPrefix("str"): 2
      case "mrs", "msr", "dmb", "dsb", "isb": 3
      default: isTaken ? 2 : 1
      }
    }

    /// The number of registers in a list such as `{r4, r6-r7, lr}`.
    private var registers: Int {
      let list = operands.drop { $0 != "{" }.dropFirst().prefix { $0 != "}" }
      return list.split(separator: ",").reduce(0) { count, range in
        let ends = range.split(separator: "-").compactMap { Int($0.filter(\.isNumber)) }
        return count + (ends.count == 2 ? ends[1] - ends[0] + 1 : 1)
      }
    }
  }
}
