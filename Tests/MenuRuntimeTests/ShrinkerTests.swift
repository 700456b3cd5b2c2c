import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// A failure is reported as a course that a person can follow.
@Suite(.endingInTime) struct ShrinkerTests {
  /// Stands for a bug: two siblings were closed by one event while some body is open.
  private func fails(_ course: Course) -> Bool {
    var oracle = Oracle(course.menu)
    for event in course.events {
      let before = oracle
      _ = oracle.apply(event)
      let closed = oracle.nodes.indices.filter { before.open[$0] && !oracle.open[$0] }
      let hasBody = oracle.nodes.contains { $0.item.body != nil }
      let parents = closed.map { oracle.nodes[$0].parent }
      if parents.count == 2, parents[0] == parents[1], hasBody { return true }
    }
    return false
  }

  @Test func leavesWhatTheFailureNeeds() throws {
    var dice = Dice(seed: 5)
    var course = Course.random(&dice, size: 200, depth: 6, events: 50)
    while !fails(course) { course = Course.random(&dice, size: 200, depth: 6, events: 50) }
    let small = Shrinker { fails($0) }.shrink(course)
    #expect(fails(small))
    #expect(small.events.count <= 4, "\(small.text)")
    #expect(small.menu.numbered().count <= 8, "\(small.text)")
  }

  @Test func eventsSurviveTheirText() {
    var dice = Dice(seed: 2)
    for _ in 0..<1_000 {
      let event = MenuEvent.random(&dice, nodes: 9, saved: ["v1", "v1 +a -b  x", ""])
      #expect(MenuEvent(event.line) == event)
    }
    #expect(MenuEvent("jump 3") == nil)
  }
}
