struct TOMLPositions {
  struct Entry {
    var key: Range<Int>?
    var value: Range<Int>
  }
  enum Step {
    case key(String)
    case index(Int)
  }
  init(_ bytes: [UInt8]) {}
  func locate(_ path: [Step]) -> Entry? { nil }
  var duplicates: [(name: String, first: Range<Int>, second: Range<Int>)] { [] }
  var nulEscapes: [Range<Int>] { [] }
}
