/// The words of a title, which are used to find the item's earlier title: "Dark" for "Dark mode".
struct TitleWords {
  /// Longer titles are not compared.
  private static let maximum = 256

  private let words: Set<String>

  init(_ title: String) {
    var words: Set<String> = []
    var word = ""
    func end() {
      if !word.isEmpty { words.insert(word) }
      word = ""
    }
    for scalar in title.utf8.count > Self.maximum ? "".unicodeScalars : title.unicodeScalars {
      let properties = scalar.properties
      // Ideographic scripts do not separate words with spaces.
      if properties.isIdeographic {
        end()
        words.insert(String(scalar))
      } else if properties.isAlphabetic || properties.numericType != nil
        || properties.canonicalCombiningClass != .notReordered
      {
        word += properties.lowercaseMapping
      } else {
        end()
      }
    }
    end()
    self.words = words
  }

  /// The share of words that two titles have in common; 0 if they have too few words in common to
  /// be versions of the same title.
  func likeness(to other: TitleWords) -> Double {
    let common = words.intersection(other.words).count
    let (fewer, more) = (
      min(words.count, other.words.count), max(words.count, other.words.count)
    )
    guard common == fewer || 2 * common > more else { return 0 }
    return Double(common) / Double(max(words.count + other.words.count - common, 1))
  }
}
