/// The formats that menus can be imported from.
package enum ImportFormat: String, CaseIterable, Sendable {
  case mkdocs
  case docusaurus
  case vitepress
  case starlight
  case opml
  case plist
  case settings
  case android
  case gmenu
  case electron
  case vscode
  case windres
  case qt
  case kde
  case hugo
  case drupal
  case tree
  case outline
  case csv

  /// The name of the format in messages.
  package var title: String {
    switch self {
    case .mkdocs: "MkDocs navigation"
    case .docusaurus: "Docusaurus sidebar"
    case .vitepress: "VitePress sidebar"
    case .starlight: "Starlight sidebar"
    case .opml: "OPML outline"
    case .plist: "property list"
    case .settings: "Settings bundle"
    case .android: "Android menu"
    case .gmenu: "GTK menu"
    case .electron: "Electron menu template"
    case .vscode: "VS Code extension"
    case .windres: "Windows resources"
    case .qt: "Qt form"
    case .kde: "KDE XMLGUI"
    case .hugo: "Hugo menus"
    case .drupal: "Drupal menu links"
    case .tree: "tree of tables"
    case .outline: "indented text"
    case .csv: "CSV of paths"
    }
  }

  /// The names that options accept, quoted and separated by commas.
  static var names: String { allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ") }
}
