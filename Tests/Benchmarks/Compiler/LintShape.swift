import MenuCompiler

/// A menu of which something there is much of.
struct LintShape {
  let name: String
  let format: SourceFormat
  let text: (_ count: Int) -> String

  init(
    _ name: String, _ format: SourceFormat = .toml, _ text: @escaping (_ count: Int) -> String
  ) {
    self.name = name
    self.format = format
    // If only items are given, the menu's name is added before them.
    self.text = { count in
      let menu = text(count)
      return format == .toml && !menu.hasPrefix("menu") ? "menu = \"M\"\n" + menu : menu
    }
  }

  /// Many problems of one kind, many of what rules compare, and many on one line.
  static var all: [LintShape] { names + lines + items + others }

  private static var names: [LintShape] {
    [
      LintShape("misspelled actions") { count in
        toml("[actions]\n" + repeated(count) { "open-file-\($0) = {}\n" })
          + tables(count) { "action = \"opne-file-\($0)\"" }
      },
      LintShape("unknown actions") { count in
        toml("[actions]\n" + repeated(count) { "open-\(word($0)) = {}\n" })
          + tables(count) { "action = \"zzz-\(word($0 + 7))-q\"" }
      },
      LintShape("misspelled conditions") { count in
        toml("[conditions]\n" + repeated(count) { "signed-in-\($0) = {}\n" })
          + tables(count) { "when = \"singed-in-\($0)\"" }
      },
      LintShape("misspelled columns") { count in
        toml(repeated(count) { "[columns.column-\($0)]\ntype = \"string\"\n" })
          + tables(count) { "values = { colunm-\($0) = \"x\" }" }
      },
      LintShape("misspelled columns of one item") { count in
        toml(repeated(count) { "[columns.column-\($0)]\ntype = \"string\"\n" })
          + "[[items]]\ntitle = \"T\"\n[items.values]\n"
          + repeated(count) { "colunm-\($0) = \"x\"\n" }
      },
      LintShape("misspelled choices") { count in
        toml("[conditions.device]\nchoices = [\(repeated(count) { "\"phone-\($0)\", " })]\n")
          + tables(count) { "when = \"device=phnoe-\($0)\"" }
      },
      LintShape("conditions without a choice") { count in
        toml("[conditions.device]\nchoices = [\(repeated(count) { "\"phone-\($0)\", " })]\n")
          + tables(count) { _ in "when = \"device\"" }
      },
      LintShape("choices that make no difference") { count in
        toml("[conditions.device]\nchoices = [\(repeated(count) { "\"phone-\($0)\", " })]\n")
          + "[[items]]\ntitle = \"T\"\nwhen = \"device=phone-1\"\n"
      },
      LintShape("unused actions") { count in
        toml("[actions]\n" + repeated(count) { "open-\($0) = {}\n" }) + "[[items]]\ntitle = \"T\"\n"
      },
      LintShape("unused columns") { count in
        toml(repeated(count) { "[columns.column-\($0)]\ntype = \"string\"\ndefault = \"\"\n" })
          + "[[items]]\ntitle = \"T\"\n"
      },
    ]
  }

  private static var lines: [LintShape] {
    [
      LintShape("wrong values on one line of YAML", .yaml) { count in
        yaml("[" + repeated(count) { "{title: T, collapsed: maybe, id: x\($0)}, " } + "]")
      },
      LintShape("equal titles on one line of YAML", .yaml) { count in
        yaml("[" + repeated(count) { _ in "same, " } + "]")
      },
      LintShape("equal titles on lines of YAML", .yaml) { count in
        yaml(repeated(count) { _ in "\n- same" })
      },
      LintShape("aliases on one line of YAML", .yaml) { count in
        yaml("[&a {title: T, foo: 1, id: x}" + repeated(count) { _ in ", *a" } + "]")
      },
      LintShape("unknown keys of one table of YAML", .yaml) { count in
        yaml("[{title: T" + repeated(count) { ", foo\($0): 1" } + "}]")
      },
      LintShape("wrong values on one line of TOML") { count in
        toml(
          "items = [\(repeated(count) { "{title=\"T\", collapsed=\"no\", id=\"x\($0)\"}, " })]\n")
      },
      LintShape("equal titles on one line of TOML") { count in
        toml("items = [\(repeated(count) { _ in "\"same\", " })]\n")
      },
      LintShape("unknown keys of one table of TOML") { count in
        toml("[[items]]\ntitle = \"T\"\n" + repeated(count) { "foo\($0) = 1\n" })
      },
      LintShape("wrong values on one line of JSON", .json) { count in
        let items = (0..<count).map { "{\"title\": \"T\($0)\", \"hidden\": \"no\"}" }
        return "{\"menu\": \"M\", \"items\": [\(items.joined(separator: ", "))]}"
      },
    ]
  }

  private static var items: [LintShape] {
    [
      LintShape("duplicate titles") { tables($0, "T") { "id = \"x\($0)\"" } },
      LintShape("pairs of titles") { count in
        toml(repeated(count) { "[[items]]\nid = \"x\($0)\"\ntitle = \"T\($0 / 2)\"\n" })
      },
      LintShape("duplicate titles with conditions") { count in
        toml("[conditions]\na = {}\nb = {}\n")
          + tables(count, "T") { "id = \"x\($0)\"\nwhen = \"\($0 % 2 == 0 ? "" : "!")a\"" }
      },
      LintShape("duplicate ids") { tables($0) { _ in "id = \"x\"" } },
      LintShape("derived ids that are taken") { tables($0, "T") { _ in "" } },
      LintShape("ids that differ in case") { count in
        tables(count) { number in
          "id = \"" + word(number, of: ["a", "A"], 20) + "\""
        }
      },
      LintShape("former ids") { count in
        tables(count) { "id = \"x\($0)\"\nwas = [\"y\($0)\", \"x\(($0 + 1) % count)\"]" }
      },
      LintShape("one list of former ids") { count in
        toml("[[items]]\ntitle = \"T\"\nwas = [\(repeated(count) { "\"y\($0)\", " })]\n")
      },
      LintShape("shortcuts") { tables($0) { _ in "action = \"a\"\nshortcut = \"Ctrl+K\"" } },
      LintShape("checked items") { count in
        "choice = \"one\"\n" + tables(count) { _ in "checked = true" }
      },
      LintShape("items that never show") { count in
        toml("[conditions]\na = {}\n") + tables(count) { _ in "when = [\"a\", \"!a\"]" }
      },
      LintShape("items without an id") { tables($0, "!!!") { _ in "" } },
      LintShape("empty categories") { tables($0) { _ in "items = []" } },
      LintShape("padded titles") { tables($0, "T ") { "id = \"x\($0)\"" } },
    ]
  }

  private static var others: [LintShape] {
    [
      LintShape("comments that allow") { count in
        toml(repeated(count) { "[[items]]\ntitle = \"T\($0) \" # menuc:allow padded-title\n" })
      },
      LintShape("comments above one line") { count in
        toml(repeated(count) { _ in "# menuc:allow padded-title\n" })
          + "items = [\(repeated(count) { "{ title = \"T\($0) \" }, " })]\n"
      },
      LintShape("misspelled names in one comment") { count in
        toml(
          "# menuc:allow \(repeated(count) { _ in "padded-titel, " })\n[[items]]\ntitle = \"T\"\n")
      },
      LintShape("outputs of unknown targets") { count in
        toml(repeated(count) { "[[generate]]\ntarget = \"typscript\"\noutput = \"o\($0)\"\n" })
          + "[[items]]\ntitle = \"T\"\n"
      },
      LintShape("outputs") { count in
        toml(repeated(count / 8) { "[[generate]]\ntarget = \"c\"\noutput = \"o\($0)\"\n" })
          + "[[items]]\ntitle = \"T\"\n"
      },
      LintShape("unknown languages") { count in
        toml(
          "[[generate]]\ntarget = \"swift\"\nlanguages = [\(repeated(count) { "\"x\($0)\", " })]\n")
          + "[[items]]\ntitle = \"T\"\n"
      },
    ]
  }

  private static func toml(_ text: String) -> String { "menu = \"M\"\n" + text }

  private static func yaml(_ items: String) -> String { "menu: M\nitems: \(items)\n" }

  private static func repeated(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }

  /// Items as tables, each with a line in addition to its title.
  private static func tables(
    _ count: Int, _ title: String? = nil, _ line: (Int) -> String
  ) -> String {
    repeated(count) { "[[items]]\ntitle = \"\(title ?? "T\($0)")\"\n\(line($0))\n" }
  }

  /// A different word for each number.
  private static func word(
    _ number: Int, of letters: [String] = "abcdefghijklmnop".map { String($0) }, _ length: Int = 6
  ) -> String {
    var rest = number
    return (0..<length).map { _ in
      defer { rest /= letters.count }
      return letters[rest % letters.count]
    }.joined()
  }
}
