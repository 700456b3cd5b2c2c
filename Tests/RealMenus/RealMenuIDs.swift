import Foundation

/// Declares ids where the language requires one: where a title has no slug, or an earlier item has the
/// derived id. Slugs are computed in another way than the compiler's.
struct RealMenuIDs {
  private let appearance: NSRegularExpression
  private let outsideWords: NSRegularExpression
  private let wholeID: NSRegularExpression
  private var taken: Set<String> = []
  private var count = 0

  init() throws {
    appearance = try NSRegularExpression(pattern: #"[\p{Me}\p{Variation_Selector}]"#)
    outsideWords = try NSRegularExpression(pattern: #"[^\p{L}\p{M}\p{Nd}]+"#)
    wholeID = try NSRegularExpression(pattern: #"\A[\p{L}\p{M}\p{Nd}._-]+\z"#)
  }

  mutating func assign(to items: inout [RealMenuItem], under parent: String? = nil) {
    for index in items.indices {
      count += 1
      if items[index].isSeparator { continue }
      let slug = slug(of: items[index].title)
      let derived = parent.map { "\($0).\(slug)" } ?? slug
      let id: String
      if !slug.isEmpty, taken.insert(derived).inserted {
        id = derived
      } else {
        id = declared(for: items[index])
        items[index].declaresID = true
      }
      items[index].id = id
      assign(to: &items[index].children, under: id)
    }
  }

  /// The id in the source if it is valid and free, else a number.
  private mutating func declared(for item: RealMenuItem) -> String {
    if let id = item.sourceID, isValid(id), taken.insert(id).inserted { return id }
    var id = "n\(count)"
    while !taken.insert(id).inserted { id += "x" }
    return id
  }

  private func slug(of title: String) -> String {
    let lower = title.lowercased().precomposedStringWithCanonicalMapping
    func whole(_ text: String) -> NSRange { NSRange(location: 0, length: text.utf16.count) }
    let plain = appearance.stringByReplacingMatches(
      in: lower, range: whole(lower), withTemplate: "")
    let words = outsideWords.stringByReplacingMatches(
      in: plain, range: whole(plain), withTemplate: "-")
    return words.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
  }

  private func isValid(_ id: String) -> Bool {
    let whole = NSRange(location: 0, length: id.utf16.count)
    guard wholeID.firstMatch(in: id, range: whole) != nil else { return false }
    return id.precomposedStringWithCanonicalMapping.utf8.elementsEqual(id.utf8)
  }
}
