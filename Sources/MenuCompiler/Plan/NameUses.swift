/// The names of one kind that a target generates, and the names that collide.
struct NameUses {
  /// The places of collisions that have been reported for another target.
  let known: Set<[SourceAnchor?]>
  private var first: [String: (source: String, anchor: SourceAnchor)] = [:]
  /// The sources seen so far. Each source is reported once, where it is declared or first used.
  private var sources: Set<String> = []
  /// The names without collisions, in order.
  private(set) var uses: [(name: String, source: String, anchor: SourceAnchor)] = []
  private var collisions: [(message: String, anchor: SourceAnchor, first: SourceAnchor)] = []

  init(besides known: Set<[SourceAnchor?]>) {
    self.known = known
  }

  mutating func add(
    _ name: String, of source: String, at anchor: SourceAnchor,
    message: (_ other: String, _ name: String) -> String
  ) {
    guard sources.insert(source).inserted else { return }
    guard let earlier = first[name] else {
      first[name] = (source, anchor)
      uses.append((name, source, anchor))
      return
    }
    guard !known.contains([anchor, earlier.anchor]) else { return }
    collisions.append((message(earlier.source, name), anchor, earlier.anchor))
  }

  /// Reserves a name whose collisions are reported elsewhere.
  mutating func reserve(_ name: String, of source: String, at anchor: SourceAnchor) {
    if first[name] == nil { first[name] = (source, anchor) }
  }

  func report(_ help: String, into diagnostics: inout Diagnostics) {
    for collision in collisions {
      diagnostics.report(
        .nameCollision, collision.message, at: collision.anchor, label: "second",
        related: .init(collision.first, "first"), help: help)
    }
  }
}
