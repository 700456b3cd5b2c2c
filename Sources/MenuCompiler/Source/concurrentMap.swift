extension Array where Element: Sendable {
  /// Maps elements on all processors. The calling thread also does some of the work, so calls can
  /// be nested, and they finish even if no thread can be started.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    if count < 2 { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      // Each call initializes its own element.
      nonisolated(unsafe) let results = results
      SharedWork.run(count: count) { index in
        results.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
