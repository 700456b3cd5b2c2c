import Foundation
import TestSupport

/// A directory with a menu, which is built with custom templates.
struct TemplateProject {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      """
      menu: Groceries
      title: Gro"ceries
      items:
      - title: Fruits
        id: fruits
        items: [Apples, "Pears \\"n\\" more"]
      - Nuts
      """, to: "menu.yaml")
  }

  func build(_ template: String, _ arguments: [String] = []) throws -> Command {
    try directory.write(template, to: "out.txt.stencil")
    return try Command.run(
      Repository.menuc.path,
      ["build", "menu.yaml", "--template", "out.txt.stencil", "--output", "."] + arguments,
      in: directory.url)
  }

  func written(_ name: String = "out.txt") throws -> String {
    try Repository.text(directory.url.appending(path: name))
  }
}
