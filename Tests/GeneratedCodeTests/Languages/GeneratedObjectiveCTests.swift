import Foundation
import TestSupport
import Testing

/// The output of target `objc` compiles without warnings, with and without reference counting.
@Suite(.needs("gcc", "gnustep-config")) struct GeneratedObjectiveCTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private var output: URL { directory.url.appending(path: "out") }

  private func build(_ menu: String, as name: String, _ parameters: String...) throws {
    try directory.write(menu, to: name)
    try build(name, parameters)
  }

  private func build(_ path: String, _ parameters: [String] = []) throws {
    let built = try Command.run(
      Repository.menuc.path,
      ["build", path, "--target", "objc", "--output", "out"]
        + parameters.flatMap { ["--param", $0] }, in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
  }

  private func run() throws -> String {
    let program = directory.url.appending(path: "program").path
    try ConformanceLanguage.compileObjectiveC(
      ConformanceLanguage.files("m", in: output), engine: output, to: program)
    let result = try Command.run(program, [])
    #expect(result.status == 0, "\(result.errors.prefix(4_000))")
    return result.output
  }

  /// The example of the article has the output that the article shows.
  @Test func theArticlesExampleRuns() throws {
    let article = try Article("GeneratedObjectiveC")
    try build(article.block("toml"), as: "menu.toml")
    try directory.write(article.block("objc"), to: "out/main.m")
    let printed = try run()
    let expected = try article.block("text")
    #expect(printed == expected)
  }

  /// Tests the order of listeners, a custom prefix, columns, and an animation for some events.
  @Test func membersBeyondTheTraces() throws {
    try build(
      """
      menu: Pets
      collapsed: true
      expansion: single
      columns:
        copy: { type: string, default: "a \\"??\\" b" }
        legs: { type: integer, default: -4 }
        share: { type: number, default: 0.5 }
        is-new: { type: boolean, default: true }
      items:
      - { title: Cats, id: cats, items: [Tom], values: { legs: 4, share: 0.25, is-new: false } }
      - { title: Dogs, id: dogs, items: [Rex] }

      """, as: "pets.yaml", "prefix=ABC")
    try directory.write(
      """
      #import "PetsMenu.h"
      #include <stdio.h>

      @interface Listener : NSObject <ABCMenuListener>
      @end
      @implementation Listener
      - (void)menuWillToggleNode:(ABCMenuNode)node expands:(BOOL)expands
      {
          printf("will %d %d\\n", (int)node, expands);
      }
      - (void)menuMoveRows:(ABCMenuChange *)change
      {
          printf("rows %d\\n", (int)[[change inserted] count]);
      }
      - (void)menuDidToggleNode:(ABCMenuNode)node expands:(BOOL)expands
      {
          printf("did %d %d\\n", (int)node, expands);
      }
      @end

      int main(void)
      {
          NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
          ABCMenuExpansion *state = [[ABCMenuExpansion alloc] initWithTable:[PetsMenu table]];
          ABCMenuAnimation animation = [state animation];
          Listener *listener = [[Listener alloc] init];
          [state toggle:PetsMenuIDDogs];
          animation.insertion = ABCMenuAnimationLeft;
          [state setAnimation:animation];
          ABCMenuChange *change = [state toggle:PetsMenuIDCats];
          [change performWithListener:listener];
          printf("%d %d\\n", [change animation].insertion == ABCMenuAnimationLeft, [change isEmpty]);
          printf("%s %d %g %d\\n", [[PetsMenu columnCopyOfNode:0] UTF8String],
              (int)[PetsMenu columnLegsOfNode:0], [PetsMenu columnShareOfNode:0],
              [PetsMenu columnIsNewOfNode:0]);
          printf("%d %g %d\\n", (int)[PetsMenu columnLegsOfNode:1], [PetsMenu columnShareOfNode:1],
              [PetsMenu columnIsNewOfNode:NSNotFound]);
          printf("%s\\n", [[[[state collapsedByID] allKeysForObject:[NSNumber numberWithBool:NO]]
              componentsJoinedByString:@" "] UTF8String]);
          [state setHidden:YES ofNodes:nil];
          [state updateNodes:nil];
          [listener release];
          [state release];
          [pool release];
          return 0;
      }

      """, to: "out/main.m")
    let printed = try run()
    #expect(
      printed == """
        will 1 0
        will 0 1
        rows 1
        did 1 0
        did 0 1
        1 0
        a "??" b 4 0.25 0
        -4 0.5 1
        cats

        """)
  }

  /// clang, which supports nullability and generics, checks the same source with reference counting
  /// and without.
  @Test(.needs("clang"), arguments: ["-fobjc-arc", "-fno-objc-arc"])
  func clangAcceptsIt(counting: String) throws {
    try build(Repository.samples.appending(path: "tour/menu.yaml").path)
    let result = try ConformanceLanguage.checkByClang(output, counting)
    #expect(result.status == 0, "\(result.errors.prefix(4_000))")
  }

  /// clang also accepts it with a Foundation that has Apple's nullability.
  @Test(.needs("clang"), arguments: ["-fobjc-arc", "-fno-objc-arc"])
  func clangAcceptsItWithNullability(counting: String) throws {
    try build(Repository.samples.appending(path: "tour/menu.yaml").path)
    let foundation = Repository.root.appending(path: "Tests/HeadlessFoundation").path
    let sources = try FileManager.default.contentsOfDirectory(
      at: output, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "m" }.map(\.path).sorted()
    let result = try Command.run(
      "clang",
      ["-fsyntax-only", "-ObjC", "-fobjc-runtime=macosx-10.15", counting, "-I", foundation]
        + ["-Wall", "-Wextra", "-Werror", "-Wnullable-to-nonnull-conversion"]
        + ["-Wnullability-completeness", "-Wnullability"] + sources)
    #expect(result.status == 0, "\(result.errors.prefix(4_000))")
  }
}
