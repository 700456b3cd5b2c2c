import Foundation
import RegexBuilder
import TestSupport
import Testing

@testable import MenuCompiler

/// The texts of views, and those that are built in.
@Suite struct InterfaceTextTests {
  /// Each language has every text, with the places of the English one, each once, and no stray spaces.
  @Test func everyLanguageHasEveryText() {
    #expect(InterfaceText.languages.count > 15)
    for (tag, texts) in interfaceTranslations {
      #expect(LanguageTag(tag)?.text == tag && LanguageTag(tag)?.isKnown == true, "\(tag)")
      #expect(Set(texts.keys) == Set(InterfaceText.allCases), "\(tag)")
      for (text, translation) in texts {
        for place in ["%1", "%2"] {
          let isThere = translation.matches(of: Regex(verbatim: place)).count
          #expect(isThere == (text.english.contains(place) ? 1 : 0), "\(tag): \(translation)")
        }
        #expect(translation.count { $0 == "%" } == text.english.count { $0 == "%" })
        #expect(translation == translation.split(separator: " ").joined(separator: " "))
        #expect(translation.unicodeScalars.allSatisfy { !$0.properties.isBidiControl })
      }
      // States and actions are heard beside each other, so they must differ.
      let spoken: [InterfaceText] = [.expanded, .collapsed, .mixed]
      #expect(Set(spoken.map { texts[$0] }).count == 3, "\(tag)")
      #expect(texts[.expand] != texts[.collapse], "\(tag)")
    }
  }

  /// A text of a language of another script has letters of this script, and no others but those of
  /// JavaScript.
  @Test(
    arguments: [
      ("ar", 0x600...0x6FF), ("he", 0x590...0x5FF), ("ru", 0x400...0x4FF), ("uk", 0x400...0x4FF),
    ] as [(String, ClosedRange<UInt32>)])
  func scriptsAreRight(tag: String, letters: ClosedRange<UInt32>) throws {
    for (text, translation) in try #require(interfaceTranslations[tag]) {
      let own = translation.replacing("JavaScript", with: "").unicodeScalars
        .filter { $0.properties.isAlphabetic }
      #expect(!own.isEmpty && own.allSatisfy { letters.contains($0.value) }, "\(text)")
    }
  }

  @Test func languagesFallBack() throws {
    let search = { (tag: String) in
      LanguageTag(tag).flatMap { InterfaceText.search.builtIn(in: $0) }
    }
    #expect(search("de-AT") == "Suchen")
    #expect(search("en-GB") == "Search")
    #expect(search("zh-TW") == "搜尋")
    #expect(search("zh-CN") == "搜索")
    #expect(search("eu") == nil)
  }

  /// The article lists the languages, and for each text the targets that show it.
  @Test func theArticleListsThem() throws {
    let article = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/Translating.md"))
    let tags = InterfaceText.languages.filter { $0 != "zh-Hans" } + ["en"]
    let listed = try #require(
      article.firstMatch(of: /The built-in languages are (.+?)\./.dotMatchesNewlines()))
    #expect(Set(listed.output.1.matches(of: /`(.+?)`/).map { String($0.output.1) }) == Set(tags))
    for text in InterfaceText.allCases {
      var shown: [String] = []
      for name in TargetLibrary.names {
        guard let target = try TargetLibrary.target(named: name) else { continue }
        let isShown = target.files.contains { $0.interfaceTexts.contains(text) }
        if isShown { shown.append("`\(name)`") }
      }
      #expect(!shown.isEmpty, "\(text)")
      let row = "| `\(text.rawValue)` | \(text.english) | \(shown.joined(separator: ", ")) |"
      #expect(article.contains(row), "\(row)")
    }
  }
}

extension Regex<Substring> {
  fileprivate init(verbatim text: String) { self = Regex { text } }
}
