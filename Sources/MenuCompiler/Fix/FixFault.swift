/// A fault after some fixes, with what is known about its cause.
enum FixFault {
  /// One of the fixes.
  case unknown
  /// A fix that leaves its problem.
  case fix(FixCandidate.Key)
  /// Something at places of the files before their fixes.
  case places([Place])

  struct Place {
    let region: FixRegion
    let position: Int?
  }
}

/// Finds the places of faults in the files before the fixes.
struct FaultTracer {
  private var before: SourceLocator
  private var after: SourceLocator
  private let scripts: [String: EditScript]

  init(_ check: FixCheck) {
    before = SourceLocator(check.before.sources)
    after = SourceLocator(check.after.sources)
    scripts = check.scripts
  }

  /// A value of the menu before.
  mutating func fault(before place: SourcePlace) -> FixFault {
    let identity = before.sources.files[Int(place.file)].file.identity
    return .places([
      FixFault.Place(
        region: FixRegion(identity, before.tree(place.file).indices(to: place)),
        position: before.bytes(of: place, isKey: false)?.lowerBound)
    ])
  }

  /// A problem of the menu afterwards, with the other place that it names.
  mutating func fault(after diagnostic: LocatedDiagnostic) -> FixFault {
    guard let own = place(after: diagnostic.anchors.own) else { return .unknown }
    let related = diagnostic.anchors.related.flatMap { place(after: $0) }
    return .places([own] + [related].compactMap { $0 })
  }

  private mutating func place(after anchor: SourceAnchor) -> FixFault.Place? {
    guard let range = after.range(of: anchor) else { return nil }
    let identity = after.sources.files[range.file].file.identity
    let position = range.bytes.lowerBound
    let indices = anchor.place.map { after.tree($0.file).indices(to: $0) } ?? []
    return FixFault.Place(
      region: FixRegion(identity, indices),
      position: scripts[identity]?.origin(of: position) ?? position)
  }
}

/// Finds the fixes that may be to blame for faults.
struct FaultBlame {
  private var byKey: [FixCandidate.Key: Int] = [:]
  private var byRegion: [FixRegion: [Int]] = [:]
  /// The starts of all edits, in order, by the identity of the file.
  private var starts: [String: [(start: Int, fix: Int)]] = [:]

  init(_ fixes: [FixCandidate]) {
    for (index, fix) in fixes.enumerated() {
      byKey[fix.key] = index
      for region in fix.regions { byRegion[region, default: []].append(index) }
      for edit in fix.key.edits {
        starts[fix.key.identity, default: []].append((edit.bytes.lowerBound, index))
      }
    }
    for identity in starts.keys { starts[identity]?.sort { $0.start < $1.start } }
  }

  /// Groups of fixes, in each of which at least one is to blame; nil if that is unknown.
  func groups(_ faults: [FixFault]) -> [[Int]]? {
    var sets = DisjointSets()
    for fault in faults {
      let blamed = blamed(for: fault)
      guard let first = blamed.first else { return nil }
      sets.insert(first)
      for other in blamed.dropFirst() { sets.join(first, other) }
    }
    return sets.all
  }

  private func blamed(for fault: FixFault) -> [Int] {
    switch fault {
    case .unknown: return []
    case .fix(let key): return byKey[key].map { [$0] } ?? []
    case .places(let places):
      let known = places.flatMap { byRegion[$0.region] ?? [] }
      return known.isEmpty ? places.lazy.map(nearest).first { !$0.isEmpty } ?? [] : known
    }
  }

  /// The fixes next to a place: that of an anchor, or of a comment.
  private func nearest(to place: FixFault.Place) -> [Int] {
    guard let position = place.position, let starts = starts[place.region.identity] else {
      return []
    }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].start < position { low = middle + 1 } else { high = middle }
    }
    return [low - 1, low].filter(starts.indices.contains).map { starts[$0].fix }
  }
}

/// Numbers in disjoint groups.
private struct DisjointSets {
  private var parents: [Int: Int] = [:]

  mutating func insert(_ number: Int) {
    if parents[number] == nil { parents[number] = number }
  }

  mutating func join(_ first: Int, _ second: Int) {
    insert(second)
    let (one, other) = (root(of: first), root(of: second))
    parents[max(one, other)] = min(one, other)
  }

  /// In order, each in order.
  var all: [[Int]] {
    mutating get {
      var sets: [Int: [Int]] = [:]
      for number in parents.keys.sorted() { sets[root(of: number), default: []].append(number) }
      return sets.values.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    }
  }

  private mutating func root(of number: Int) -> Int {
    var root = number
    while let parent = parents[root], parent != root { root = parent }
    var next = number
    while let parent = parents[next], parent != root {
      parents[next] = root
      next = parent
    }
    return root
  }
}
