import Dispatch

extension Array where Element: Sendable {
  /// The same as `map`, on all processors. The calling thread works, too, so that calls can be nested.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    if count < 2 { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      // Each iteration initializes an element of its own.
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: count) { index in
        results.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
