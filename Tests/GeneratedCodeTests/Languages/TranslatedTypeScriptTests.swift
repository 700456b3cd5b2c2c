import Foundation
import TestSupport
import Testing

/// The texts of a menu in several languages, in the output of target `typescript`.
@Suite(.enabled(if: TypeScript.canTest, "needs tsc and node"))
struct TranslatedTypeScriptTests {
  @Test func everyTextIsInItsLanguage() throws {
    let directory = try TemporaryDirectory()
    let out = directory.url.appending(path: "out")
    try TranslatedMenu.write(to: directory)
    try LocalMenu.write(to: directory)
    try directory.write("menu: Other\nlanguage: en\nitems: [A, B]\n", to: "other.yaml")
    let built = try Command.menuc(
      "build", "menu.json", "other.yaml", "local.yaml", "--target", "typescript", "--output", "out",
      in: directory.url)
    try #require(built.status == 0, "\(built.errors.prefix(4_000))")
    try directory.write(
      "declare const console: { log(...values: unknown[]): void };\n", to: "out/console.d.ts")
    try directory.write(Self.texts, to: "out/texts.ts")
    try directory.write(Self.state, to: "out/state.ts")
    try directory.write(Self.local, to: "out/local.ts")
    try directory.write(Self.lookup(of: LanguageLookup.lines()), to: "out/lookup.ts")
    let compiled = try TypeScript.compile(out)
    try #require(compiled.status == 0, "\(compiled.output)")

    func output(_ program: String) throws -> String {
      let result = try Command.run("node", [program], in: out)
      #expect(result.errors == "")
      return result.output
    }
    let isSame = try output("texts.js") == TranslatedMenu.printed
    #expect(isSame)
    #expect(
      try output("state.js") == #"""
        true true de
        true v1 -many 6 1 2 true
        true true v1 -many
        true
        */ `${note}` | Wichtig */ ${note} \ | none

        """#)
    #expect(try output("local.js") == LocalMenu.printed)
    let answers = try LanguageLookup.all().map(\.answer)
    #expect(try output("lookup.js").split(separator: "\n").map(String.init) == answers)
  }

  private static let texts = """
    import { TranslatedMenu } from "./TranslatedMenu.js";

    const { languages, tableIn } = TranslatedMenu;
    for (const { tag, isRightToLeft } of languages) {
      const table = tableIn([tag]);
      console.log(`${tag} ${isRightToLeft} ${table.title}`);
      for (const node of table.nodes()) {
        const keywords = table.keywordsOf(node);
        const texts: [string, string | undefined][] = [
          ["title", table.titleOf(node)],
          ["detail", table.detailOf(node)],
          ["body", table.bodyOf(node)],
          ["footer", table.footerOf(node)],
          ["url", table.urlOf(node)],
          ["mnemonic", table.mnemonicOf(node)],
          ["badge", table.badgeOf(node)],
          ["help", table.helpOf(node)],
          ["placeholder", table.placeholderOf(node)],
          ["loading", table.loadingOf(node)],
          ["keywords", keywords.length > 0 ? keywords.join("\\n") : undefined],
          ["accessibility.label", table.accessibilityLabelOf(node)],
          ["accessibility.hint", table.accessibilityHintOf(node)],
          ["values.note", table.stringOf("note", node)],
        ];
        for (const [field, text] of texts) {
          if (text !== undefined) console.log(`${node} ${field} ${text}`);
        }
      }
    }
    """

  private static let state = """
    import { OtherMenu } from "./OtherMenu.js";
    import { TranslatedMenu } from "./TranslatedMenu.js";
    import { MenuExpansion } from "./menuRuntime.js";

    const { columns, id, table, tableIn } = TranslatedMenu;
    const german = tableIn(["fr", "DE-at", "ar"]);
    console.log(german === tableIn(["de"]), tableIn([]) === table, german.language?.tag);

    const state = new MenuExpansion(table);
    state.toggle(id.many);
    state.setHidden([id.untranslated], true);
    state.setCount(2, id.recent);
    state.setCurrent(id.about);
    const all = (): string =>
      [
        state.savedState, state.rowCount, state.current, state.countIn(id.recent),
        state.isHidden(id.untranslated),
      ].join(" ");
    const before = all();
    state.table = german;
    console.log(all() === before, before);
    const copy = new MenuExpansion(table, state);
    console.log(state.copy().table === german, copy.table === table, copy.savedState);
    state.table = OtherMenu.tableIn([]);
    console.log(state.table === german);
    const notes = [columns.note(id.theme), columns.note(id.theme, german)];
    console.log([...notes, columns.note(id.about, german)].join(" | "));
    """

  private static let local = """
    import { LocalMenu } from "./LocalMenu.js";
    import { MenuExpansion, setTable, type MenuRange } from "./menuRuntime.js";

    const { id, tableIn } = LocalMenu;
    const state = new MenuExpansion(tableIn(["de"]));
    const rows = (): string =>
      Array.from({ length: state.rowCount }, (_, row) =>
        state.table.idOf(state.nodeAtRow(row)!)).join(" ");
    const ranges = (list: readonly MenuRange[]): string =>
      "[" + list.map(({ start, end }) => `${start}-${end}`).join(", ") + "]";
    console.log(`de: ${rows()}`);
    for (const tag of ["fr", "fr", "en"]) {
      const { removed, inserted, updated } = setTable(state, tableIn([tag]));
      console.log(
        `${tag}: ${ranges(removed)} ${ranges(inserted)} ${JSON.stringify(updated)} ${rows()}`,
        state.isEnabled(id.legalTerms),
      );
    }
    """

  private static func lookup(of lines: [Substring]) -> String {
    """
    import { lookUpLanguage } from "./menuRuntime.js";

    const rows: readonly { available: string[]; ranges: string[]; answer: string }[] = [
    \(lines.joined(separator: ",\n")),
    ];
    for (const { available, ranges } of rows) {
      const languages = available.map((tag) => ({ tag, isRightToLeft: false }));
      console.log(available[lookUpLanguage(languages, ranges)]);
    }
    """
  }
}
