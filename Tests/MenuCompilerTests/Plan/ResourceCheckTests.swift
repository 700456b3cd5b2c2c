import Testing

@testable import MenuCompiler

/// Texts, packages and languages that can't be resources of an app for Android.
@Suite struct ResourceCheckTests {
  @Test func theClassHasAPackage() throws {
    #expect(
      try problems("items: [A]", output: "")
        == ["texts as resources need the package of the class 'R'"])
    #expect(try problems("items: [A]", output: ", namespace: com.example") == [])
    #expect(try problems("items: [A]") == [])
  }

  @Test func aLongTextIsNoString() throws {
    func menu(_ size: Int) -> String {
      "items: [{ title: A, body: \"\(String(repeating: "a", count: size))\" }]"
    }
    #expect(try problems(menu(32_767)) == [])
    #expect(
      try problems(menu(32_768))
        == ["a string of an app can have at most 32767 bytes; this text has 32768"])
  }

  @Test func aLanguageHasAFolder() throws {
    let found = try problems(
      "language: en\ntranslations: \"{language}.toml\"\nitems: [{ id: a, title: A }]",
      languages: ["de", "de-x-formal", "sr-Latn"])
    #expect(found == ["no resource folder can name the language 'de-x-formal'"])
  }

  @Test(arguments: [
    ("de", "de"), ("pt-BR", "pt-rBR"), ("he", "iw"), ("id-ID", "in-rID"), ("sr-Latn", "b+sr+Latn"),
    ("es-419", "b+es+419"),
  ])
  func foldersOfLanguages(tag: String, qualifiers: String) throws {
    #expect(AndroidLanguage.qualifiersInApps(of: try #require(LanguageTag(tag))) == qualifiers)
  }

  /// The problems of a menu whose texts are resources.
  private func problems(
    _ text: String, output: String = ", package: com.example", languages: [String] = []
  ) throws -> [String] {
    let file = SourceFile(
      name: "menu.yaml", format: .yaml,
      text: "menu: M\n\(text)\ngenerate: [{ target: android, texts: resources\(output) }]\n")
    let input = CompilerInput(
      loadInclude: CompilerInput.none.loadInclude, loadTarget: CompilerInput.none.loadTarget,
      loadCatalogs: { _, _ in
        .found(
          languages.map { tag in
            .loaded(
              SourceFile(name: "\(tag).toml", format: .toml, text: "a = 'B'"), language: tag)
          })
      })
    return try compileMenu(file, goal: .check, input: input).diagnostics
      .filter { $0.name == .androidResource }.map(\.message)
  }
}
