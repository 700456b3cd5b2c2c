import Foundation
import FuzzProperties

/// What libFuzzer calls with each input. The variable `MENUC_FUZZ` names the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do { try target.check(bytes) } catch { fatalError("\(target): \(error)") }
  return 0
}

private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["MENUC_FUZZ"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("MENUC_FUZZ must be one of \(FuzzTarget.allCases.map(\.rawValue))")
  }
  return target
}()
