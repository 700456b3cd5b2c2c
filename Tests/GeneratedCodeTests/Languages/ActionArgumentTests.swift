import Foundation
import TestSupport
import Testing

/// The response to a tap carries the action with its arguments, in every language, whatever the
/// arguments are.
@Suite struct ActionArgumentTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let texts = [
    "", "plain", "\"quotes\" and 'others'", "back\\slash", "line\nbreak\r\n\ttab", "*/ /* // #",
    "${x} $x `y` \\(z) %@ %s", "</script><!--", "😀 ü e\u{301} \u{202E}", "??/ trigraph",
    "\u{FEFF}bom",
    "</template>", "{{ name }}{% if x %}",
  ]

  /// The menu: an item for each text, one for each form of `adjust`, one without arguments, and one
  /// without an action.
  private static func menu() throws -> Data {
    var items: [[String: Any]] = texts.enumerated().map {
      ["title": "Text \($0)", "action": ["go": ["class": $1]]]
    }
    let adjusted: [String: Any] = [
      "default": -9_007_199_254_740_991, "in": -0.25, "on": true, "side": "right",
    ]
    items.append(["title": "All", "action": ["adjust": adjusted]])
    items.append(["title": "Defaults", "action": ["adjust": ["default": 7]]])
    items.append(["title": "Stop", "action": "stop"])
    items.append(["title": "None", "url": "https://example.org"])
    let arguments: [String: Any] = [
      "default": "integer", "in": ["type": "number", "default": 1.5],
      "on": ["type": "boolean", "default": false],
      "side": ["type": ["left", "right"], "default": "left", "summary": "*/ ${side} \\"],
    ]
    let actions: [String: Any] = [
      "go": ["arguments": ["class": "string"]], "adjust": ["arguments": arguments],
      "stop": [:] as [String: Any], "string": ["arguments": ["class": "string", "n": "number"]],
    ]
    return try JSONSerialization.data(
      withJSONObject: ["menu": "Given", "actions": actions, "items": items])
  }

  private static var expected: String {
    texts.map { text in
      "go \(text.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())\n"
    }.joined() + """
      adjust -9007199254740991 -1 true right
      adjust 7 6 false left
      stop
      url

      """
  }

  /// A language: the file of the program, what compiles it, and what runs it.
  struct Language: CustomTestStringConvertible, Sendable {
    let target: String
    let file: String
    let needs: [String]
    let build: String
    let run: String
    let program: String

    var testDescription: String { target }

    var isThere: Bool {
      Repository.isCI || needs.allSatisfy { (try? Command.run("which", [$0]).status) == 0 }
    }
  }

  static let languages = [
    Language(
      target: "swift", file: "main.swift", needs: ["swiftc"],
      build: "swiftc -swift-version 6 -warnings-as-errors -Onone *.swift -o program",
      run: "./program",
      program: """
        func hex(_ text: String) -> String {
          text.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        }
        var state = MenuExpansion(GivenMenu.table)
        for number in 0..<GivenMenu.table.count {
          switch GivenMenu.tap(MenuNode(number), in: &state).response {
          case .action(.go(let text)): print("go \\(hex(text))")
          case .action(.adjust(let whole, let part, let on, let side)):
            print("adjust \\(whole) \\(Int(part * 4)) \\(on) \\(side.rawValue)")
          case .action(.stop): print("stop")
          case .action(.string): print("string")
          case .url: print("url")
          case .choose, .toggle, .open, .nothing: print("nothing")
          }
        }

        """),
    Language(
      target: "c", file: "main.c", needs: ["gcc"],
      build: "gcc -std=c99 -Wall -Wextra -pedantic -Wshadow -Wconversion -Werror *.c -o program",
      run: "./program",
      program: """
        #include "given_menu.h"
        #include <stdio.h>

        static void perform(struct given_menu_response response)
        {
            const char *text;

            switch (response.action) {
            case GIVEN_MENU_ACTION_GO:
                fputs("go ", stdout);
                for (text = response.arguments.go.class_; *text != '\\0'; text++)
                    printf("%02x", (unsigned)(unsigned char)*text);
                putchar('\\n');
                break;
            case GIVEN_MENU_ACTION_ADJUST:
                printf("adjust %lld %d %s %s\\n", (long long)response.arguments.adjust.default_,
                    (int)(response.arguments.adjust.in * 4),
                    response.arguments.adjust.on ? "true" : "false",
                    response.arguments.adjust.side == GIVEN_MENU_SIDE_ARGUMENT_RIGHT ? "right" : "left");
                break;
            case GIVEN_MENU_ACTION_STOP: puts("stop"); break;
            case GIVEN_MENU_ACTION_STRING: puts("string"); break;
            }
        }

        int main(void)
        {
            static menu_word memory[GIVEN_MENU_WORDS];
            menu_expansion state;
            struct given_menu_response response;
            menu_node node;

            menu_expansion_init(&state, memory, sizeof memory, &given_menu);
            for (node = 0; node < given_menu.item_count; node++) {
                given_menu_tap(&state, node, MENU_TAP_ROW, NULL, &response);
                if (response.kind == MENU_RESPONSE_ACTION)
                    perform(response);
                else
                    puts(response.url != NULL ? "url" : "nothing");
            }
            return 0;
        }

        """),
    Language(
      target: "objc", file: "main.m", needs: ["gcc", "gnustep-config"],
      build: "gcc $(gnustep-config --objc-flags) *.m *.c $(gnustep-config --base-libs) -o program",
      run: "./program",
      program: """
        #import "GivenMenu.h"
        #include <stdio.h>

        static void perform(GivenMenuResponse *response)
        {
            const char *text;

            switch ([response action]) {
            case GivenMenuActionGo:
                fputs("go ", stdout);
                for (text = [[response argumentClassOfGo] UTF8String]; *text != '\\0'; text++)
                    printf("%02x", (unsigned)(unsigned char)*text);
                putchar('\\n');
                break;
            case GivenMenuActionAdjust:
                printf("adjust %lld %d %s %s\\n", (long long)[response argumentDefaultOfAdjust],
                    (int)([response argumentInOfAdjust] * 4), [response argumentOnOfAdjust] ? "true" : "false",
                    [response argumentSideOfAdjust] == GivenMenuSideArgumentRight ? "right" : "left");
                break;
            case GivenMenuActionStop: puts("stop"); break;
            case GivenMenuActionString: puts("string"); break;
            }
        }

        int main(void)
        {
            NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
            MNUMenuExpansion *state = [[MNUMenuExpansion alloc] initWithTable:[GivenMenu table]];
            MNUMenuNode node;

            for (node = 0; node < (MNUMenuNode)[[GivenMenu table] count]; node++) {
                GivenMenuResponse *response = nil;

                [GivenMenu tap:node at:MNUMenuTapRow inState:state response:&response];
                if ([response kind] == MNUMenuResponseAction)
                    perform(response);
                else
                    puts([response kind] == MNUMenuResponseURL ? "url" : "nothing");
            }
            [state release];
            [pool release];
            return 0;
        }

        """),
    Language(
      target: "kotlin", file: "Main.kt", needs: ["kotlinc", "java"],
      build: "kotlinc -Werror -include-runtime -d program.jar *.kt",
      run: "java -Dfile.encoding=UTF-8 -cp program.jar MainKt",
      program: """
        import GivenMenu.Action

        fun perform(action: Action): String = when (action) {
            is Action.Go -> "go " + action.class_.toByteArray().joinToString("") { "%02x".format(it) }
            is Action.Adjust ->
                "adjust ${action.default} ${(action.`in` * 4).toInt()} ${action.on} ${action.side.text}"
            Action.Stop -> "stop"
            is Action.StringAction -> "string"
        }

        fun main() {
            val state = MenuExpansion(GivenMenu.table)
            for (node in GivenMenu.table.nodes) {
                val response = GivenMenu.tap(state, node).response
                println(
                    when (response) {
                        is MenuTapResponse.Action -> perform(response.action)
                        is MenuTapResponse.Url -> "url"
                        else -> "nothing"
                    }
                )
            }
        }

        """),
    Language(
      target: "typescript", file: "main.ts", needs: ["tsc", "node"],
      build: "tsc \(TypeScript.flags.joined(separator: " ")),dom --outDir out *.ts"
        + " && echo '{\"type\":\"module\"}' > out/package.json",
      run: "node out/main.js",
      program: """
        import { MenuExpansion } from "./menuRuntime.js";
        import { GivenMenu, type ActionCall } from "./GivenMenu.js";

        function hex(text: string): string {
          const bytes = [...new TextEncoder().encode(text)];
          return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
        }

        function perform(call: ActionCall): string {
          switch (call.action) {
            case "go": return `go ${hex(call.arguments.class)}`;
            case "adjust": {
              const { default: whole, in: part, on, side } = call.arguments;
              return `adjust ${whole} ${part * 4} ${on} ${side}`;
            }
            case "stop": return "stop";
            case "string": return "string";
          }
        }

        const state = new MenuExpansion(GivenMenu.table);
        for (const node of GivenMenu.table.nodes()) {
          const { response } = state.tap(node, "row");
          console.log(response.kind === "action" ? perform(response) : response.kind);
        }

        """),
  ]

  @Test(arguments: languages.filter(\.isThere))
  func theResponseHasTheArguments(language: Language) throws {
    try directory.write(String(decoding: try Self.menu(), as: UTF8.self), to: "menu.json")
    let built = try Command.menuc(
      "build", "menu.json", "--target", language.target, "--output", "out", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    let folder = directory.url.appending(path: "out")
    try directory.write(language.program, to: "out/\(language.file)")
    let compiled = try Command.run("sh", ["-c", language.build], in: folder)
    try #require(compiled.status == 0, "\((compiled.output + compiled.errors).prefix(4_000))")
    let run = try Command.run("sh", ["-c", language.run], in: folder)
    #expect(run.output == Self.expected, "\(run.errors.prefix(4_000))")
  }

  /// Without an action that has no arguments, the code of each language compiles, too.
  @Test(
    .needs("tsc"),
    arguments: [
      ["go: { arguments: { to: string } }"],
      ["go: { arguments: { to: string } }", "set: { arguments: { n: number } }"],
    ])
  func eachActionHasArguments(actions: [String]) throws {
    try directory.write(
      "menu: Given\nactions:\n\(actions.map { "  \($0)\n" }.joined())items:\n"
        + "- { title: A, id: a, action: { go: { to: x } } }\n", to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", "typescript", "--param", "ids=all", "--output", "out",
      in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    let compiled = try Command.run(
      "sh", ["-c", "tsc \(TypeScript.flags.joined(separator: " ")),dom --noEmit *.ts"],
      in: directory.url.appending(path: "out"))
    #expect(compiled.status == 0, "\(compiled.output.prefix(4_000))")
  }

  /// An action that only items of the other variant use is still one of the menu's.
  @Test func aDeclaredActionIsInEachVariant() throws {
    try directory.write(
      """
      menu: Given
      actions:
        buzz: { arguments: { long: boolean } }
        split: {}
      conditions:
        phone: {}
      items:
      - { title: Buzz, when: phone, action: { buzz: { long: true } } }
      - { title: Split, when: "!phone", action: split }

      """, to: "menu.yaml")
    for value in ["true", "false"] {
      let built = try Command.menuc(
        "build", "menu.yaml", "--target", "swift", "--output", value, "--define",
        "phone=\(value)", in: directory.url)
      try #require(built.status == 0, "\(built.errors)")
      let menu = try Repository.text(directory.url.appending(path: "\(value)/GivenMenu.swift"))
      #expect(menu.contains("case buzz(long: Bool)"))
      #expect(menu.contains("case split\n"))
    }
  }
}
