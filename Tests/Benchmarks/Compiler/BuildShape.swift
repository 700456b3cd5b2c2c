/// A document without problems of which something there is much of, and the commands that read it.
struct BuildShape {
  let name: String
  let path: String
  /// The arguments of each command before the document's path.
  let commands: [[String]]
  let text: (_ count: Int) -> String

  init(
    _ name: String, _ path: String = "menu.toml", _ commands: [[String]] = [build, lint],
    _ text: @escaping (_ count: Int) -> String
  ) {
    self.name = name
    self.path = path
    self.commands = commands
    self.text = text
  }

  private static let lint = ["lint"]
  private static let build =
    ["build", "--quiet", "--output", "out"]
    + ["json", "swift", "kotlin", "c"].flatMap { ["--target", $0] }
  private static let format = ["format", "--check"]
  private static let dump = ["dump"]

  static var all: [BuildShape] { items + texts + foreign }

  private static var items: [BuildShape] {
    [
      BuildShape("items", "menu.toml", [build, format, dump], tables { _ in "" }),
      BuildShape("items", "menu.yaml", [build, format]) { count in
        "menu: M\nitems:\n" + repeated(count) { "- title: T\($0)\n" }
      },
      BuildShape("items", "menu.json", [build, format]) { count in
        "{\"menu\": \"M\", \"items\": [\n"
          + (0..<count).map { "{\"title\": \"T\($0)\"}" }.joined(separator: ",\n") + "]}\n"
      },
      BuildShape("categories of two") { count in
        "menu = \"M\"\n"
          + repeated(count / 3 + 1) {
            "[[items]]\ntitle = \"T\($0)\"\nitems = [\"A\($0)\", \"B\($0)\"]\n"
          }
      },
      BuildShape("slots", "menu.toml", [build], tables { _ in "slot = true" }),
      BuildShape("conditions", "menu.toml", [build]) { count in
        "menu = \"M\"\n" + repeated(count / 8 + 1) { "[conditions.c\($0)]\n" }
          + repeated(count) {
            "[[items]]\ntitle = \"T\($0)\"\nwhen = [\"c\($0 / 8)\", \"!c\($0 / 16)\"]\n"
          }
      },
      BuildShape("columns", "menu.toml", [build]) { count in
        "menu = \"M\"\n[columns.since]\ntype = \"integer\"\ndefault = 0\n"
          + repeated(count) { "[[items]]\ntitle = \"T\($0)\"\nvalues = { since = \($0) }\n" }
      },
      BuildShape("actions with arguments", "menu.toml", [build]) { count in
        "menu = \"M\"\n[actions.go]\narguments = { to = \"string\" }\n"
          + repeated(count) {
            "[[items]]\ntitle = \"T\($0)\"\naction = { go = { to = \"\($0)\" } }\n"
          }
      },
    ]
  }

  private static var texts: [BuildShape] {
    [
      BuildShape("letters of a title", "menu.toml", [build, format]) { count in
        "menu = \"M\"\n[[items]]\ntitle = \"\(String(repeating: "word ", count: count))w\"\n"
      },
      BuildShape("lines of a body", "menu.yaml", [build, format]) { count in
        "menu: M\nitems:\n- title: T\n  body: |\n" + repeated(count) { "    Line \($0)\n" }
      },
      BuildShape("comments", "menu.toml", [format]) { count in
        "menu = \"M\"\n" + repeated(count) { "# Comment \($0)\n" } + "[[items]]\ntitle = \"T\"\n"
      },
      BuildShape("titles in two languages", "menu.toml", [build]) { count in
        "menu = \"M\"\nlanguage = \"en\"\n"
          + repeated(count) {
            "[[items]]\ntitle = { en = \"T\($0)\", de = \"D\($0)\" }\n"
          }
      },
      BuildShape("keywords of one item", "menu.toml", [build]) { count in
        "menu = \"M\"\n[[items]]\ntitle = \"T\"\nkeywords = ["
          + repeated(count) { "\"word\($0)\", " } + "]\n"
      },
    ]
  }

  private static var foreign: [BuildShape] {
    [
      BuildShape("lines of an outline", "menu.txt", [["import", "--from", "outline"]]) { count in
        repeated(count) { "Title \($0)\n  Below \($0)\n" }
      },
      BuildShape("elements of OPML", "menu.opml", [["import", "--from", "opml"]]) { count in
        "<opml version=\"2.0\"><body>" + repeated(count) { "<outline text=\"T\($0)\"/>\n" }
          + "</body></opml>"
      },
      BuildShape("rows of a table", "menu.csv", [["import", "--from", "csv"]]) { count in
        "title,parent\n" + repeated(count) { "T\($0),\n" }
      },
    ]
  }

  private static func tables(_ line: @escaping (Int) -> String) -> (Int) -> String {
    { count in
      "menu = \"M\"\n" + repeated(count) { "[[items]]\ntitle = \"T\($0)\"\n\(line($0))\n" }
    }
  }

  private static func repeated(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }
}
