import Foundation
import PackagePlugin

/// The commands that compile the menus of a target.
///
/// Build systems ask for the names of all outputs before a menu is read, and may keep the answer
/// until a file is added or removed. So nothing here depends on the contents of a menu: each menu
/// has one output, regardless of how many of its entries are for Swift, and the shared files are
/// four outputs, which stay empty if no menu needs them. `menuc` decides the rest from `generate`
/// and the project's configuration, and warns about settings that it can't obey.
///
/// Each menu has its own directory below the plugin's, so that no two builds share a manifest.
struct MenuBuild {
  private let menuc: URL
  private let directory: URL
  /// The settings for all menus of the project.
  private let configuration: URL?
  private let engine: Engine

  /// How the target gets the engine, unless an entry of `generate` specifies it.
  enum Engine {
    /// The target depends on the engine as a module.
    case imported
    /// The target does not depend on the engine, which is included.
    case included
    /// The target's dependencies are not known. The engine is included.
    case unknown
  }

  /// - Parameters:
  ///   - directory: The plugin's directory.
  ///   - project: The directory of the package, or of the Xcode project.
  init(menuc: URL, directory: URL, project: URL, engine: Engine) {
    self.menuc = menuc
    self.directory = directory
    self.engine = engine
    configuration = ["menuc.toml", "menuc.yaml", "menuc.yml"].map { project.appending(path: $0) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  static func isEngine(_ product: any Product) -> Bool { product.name == "MenuRuntime" }

  /// - Parameters:
  ///   - files: The files of the target.
  ///   - root: The directory to which the names of outputs are relative.
  func commands(for files: [URL], of root: URL, named target: String) -> [Command] {
    let menus = files.filter(MenuName.isMenu).sorted { $0.path < $1.path }
    guard !menus.isEmpty else {
      Diagnostics.warning(
        "'\(target)' has no menus: the name of a menu's file must match one of \(MenuName.endings.map { "*\($0)" }.joined(separator: ", "))"
      )
      return []
    }
    var includes = IncludeSearch()
    var commands = [shared(by: menus)]
    for menu in menus {
      let name = MenuName(of: menu, in: root)
      guard name.fits else {
        Diagnostics.error("\(menu.path): its path is too long to name a file after it")
        continue
      }
      commands.append(
        command(
          for: menu, named: name,
          with: includes.documents(of: menu) + CatalogSearch.catalogs(of: menu)))
    }
    return commands
  }

  private func command(for menu: URL, named name: MenuName, with others: [URL]) -> Command {
    let folder = directory.appending(path: name.folder)
    // Nobody edits the files there, so `--force` is safe.
    let arguments = [
      "build", menu.path, "--output", folder.path, "--module-file", name.file, "--force", "--quiet",
    ]
    return .buildCommand(
      displayName: "Compiling menu \(name.path)", executable: menuc,
      arguments: arguments + settings, inputFiles: inputs([menu] + others),
      outputFiles: [folder.appending(path: name.file)])
  }

  /// The command that writes the engine and the views.
  private func shared(by menus: [URL]) -> Command {
    let folder = directory.appending(path: "engine")
    let names = [
      "MenuRuntime.swift", "MenuTableController.swift", "MenuAppKit.swift", "MenuOutline.swift",
    ]
    return .buildCommand(
      displayName: "Writing the menu engine", executable: menuc,
      arguments: ["module-files"] + menus.map(\.path) + ["--output", folder.path]
        + names.flatMap { ["--file", $0] } + settings,
      inputFiles: inputs(menus), outputFiles: names.map { folder.appending(path: $0) })
  }

  private var settings: [String] {
    let dependency =
      switch engine {
      case .imported: ["--imports-runtime"]
      case .included: [String]()
      case .unknown: ["--may-import-runtime"]
      }
    return dependency
      + (configuration.map { ["--configuration", $0.path] } ?? ["--no-configuration"])
  }

  /// The input files, each once.
  private func inputs(_ files: [URL]) -> [URL] {
    var seen: Set<String> = []
    return (files + [configuration].compactMap { $0 }).filter { seen.insert($0.path).inserted }
  }
}
