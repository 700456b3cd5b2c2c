/// A menu to measure: who stands below whom, numbered breadth first, and what is open at first.
struct ExpansionShape {
  let name: String
  private(set) var parents: [Int] = []
  private(set) var firstChildren: [Int] = []
  private(set) var childCounts: [Int] = []
  private(set) var depths: [Int] = []
  private(set) var isOpen: [Bool] = []
  private(set) var topLevelCount = 0

  var count: Int { parents.count }
  /// The nodes that can be toggled.
  var categories: [Int] { childCounts.indices.filter { childCounts[$0] > 0 } }

  /// - Parameter breadth: How many children the node at this place of its group gets, or below
  ///   depth −1 the menu at its top level.
  init(_ name: String, breadth: (_ depth: Int, _ place: Int) -> Int) {
    self.name = name
    topLevelCount = breadth(-1, 0)
    var groups = [(parent: -1, count: topLevelCount)]
    var next = 0
    while next < groups.count {
      let (parent, size) = groups[next]
      next += 1
      let depth = parent < 0 ? 0 : depths[parent] + 1
      if parent >= 0 { firstChildren[parent] = count }
      for place in 0..<size {
        let children = breadth(depth, place)
        if children > 0 { groups.append((count, children)) }
        parents.append(parent)
        firstChildren.append(0)
        childCounts.append(children)
        depths.append(depth)
        isOpen.append(children > 0 && (place.isMultiple(of: 2) || size == 1))
      }
    }
  }

  /// √N categories of √N items, every second one open.
  static func balanced(_ items: Int) -> ExpansionShape {
    let root = Int(Double(items).squareRoot())
    return ExpansionShape("√N × √N") { depth, _ in depth < 1 ? root : 0 }
  }

  /// Categories of one child, in one group.
  static func siblings(_ count: Int) -> ExpansionShape {
    ExpansionShape("one group of \(count)") { depth, _ in depth < 0 ? count : depth == 0 ? 1 : 0 }
  }

  /// Two categories with this many items each.
  static func wide(_ items: Int) -> ExpansionShape {
    ExpansionShape("2 × \(items / 2)") { depth, _ in
      depth < 0 ? 2 : depth == 0 ? items / 2 : 0
    }
  }

  /// Levels of 16 items of which the first leads on, all open.
  static func chain(_ levels: Int) -> ExpansionShape {
    ExpansionShape("chain, \(levels) deep") { depth, place in
      depth + 1 < levels && place == 0 ? 16 : 0
    }
  }
}
