import ArgumentParser
import MenuCompiler

extension TemplateCommand {
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Writes a commented template to start from.",
      discussion: """
        The template prints the outline of a menu, and uses what most templates need. Nothing is \
        overwritten.

        EXAMPLES:
          menuc template new outline.md         write outline.md.stencil
          menuc template check outline.md.stencil
          menuc build menu.toml --template outline.md.stencil --output build
        """)

    @Argument(
      help:
        "The name of the template, such as 'outline.md'; its extension is that of the files it writes."
    )
    var name: String

    func run() throws {
      try ExitStatus.run {
        try WritePermission.require(for: "template new", ifIt: true)
        let starter = try StarterTemplate(name: name)
        try NewFiles.refuseExisting([starter.path], command: "template new")
        let source = SourceFile(name: starter.path, format: .toml, text: starter.text)
        try SourceWriter.create(source, with: source.bytes)
        let word = starter.path.shellWord
        try Console.print(
          """
          written \(PrintableText.visible(starter.path))

          next:
            menuc template check \(word)
            menuc build menu.toml --template \(word) --output build

          """)
      }
    }
  }
}

/// The template that `menuc template new` writes.
struct StarterTemplate {
  /// The path of the template.
  let path: String
  let text: String

  /// - Parameter name: The name on the command line, with or without `.stencil`.
  init(name: String) throws {
    let ending = ".stencil"
    let stem = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    let file = Disk.lastComponent(of: stem)
    // The name is quoted in the description.
    guard let first = file.first, first != ".", stem.last != "/",
      file.allSatisfy({ $0.isLetter || $0.isNumber || "._- ".contains($0) })
    else {
      throw UsageError(
        "'\(name)' can't be the name of a template",
        help: "use letters, digits, '.', '_' and '-', such as 'outline.md'")
    }
    path = stem + ending
    let parts = file.split(separator: ".")
    let output = parts.count > 1 ? parts.dropFirst().joined(separator: ".") : "txt"
    text = Self.template(name: String(parts.first ?? "outline"), output: output)
  }

  private static func template(name: String, output: String) -> String {
    #"""
    {# menuc
    # A template for menuc: 'menuc template check' finds its mistakes. This comment describes the
    # target, and what follows it is written for each menu.
    name = "\#(name)"
    summary = "The outline of a menu."
    output = "{{ menu.name }}.\#(output)"

    # What 'menuc build --param heading=false' and entries of 'generate' can set.
    [parameters.heading]
    type = "boolean"
    default = true
    summary = "Whether the title is printed above the outline."

    # How texts of the menu are written, if the output needs it: this is for strings in double quotes.
    # [text]
    # escapes = { '"' = '\"', '\' = '\\' }
    # unicode = '\u%4'
    #}
    {# A line with nothing but tags is not printed. #}
    {% if parameters.heading %}
    {{ menu.title }} ({{ items.count }} items)

    {% endif %}
    {# `each` prints a line for each item. Its columns are those of `outline` in the vocabulary. #}
    {% each outline %}
    {% if isSeparator %}
    {{ indent }}---
    {% else %}
    {{ indent }}- {{ title }}{% if detail %}: {{ detail }}{% endif %}{% if depth == 0 and isCategory %} (opens){% endif %}
    {% endif %}
    {% endeach %}

    """#
  }
}
