/// A document of another format after parsing, before it is read as a menu.
enum ImportedDocument {
  case tree(SourceNode, SourceFormat?)
  case xml(ForeignElement)
  case text(String, file: Int32)

  init(in context: inout ImportContext) throws {
    let request = context.request
    let bytes = request.bytes
    let name = context.fileName.lowercased()
    let start = bytes[bytes.startOfText...].first { !$0.isBlankOrBreak }
    let isXML =
      start == .lessThan || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if request.format == .windres || (name.hasSuffix(".rc") && start != .lessThan) {
      let text = ForeignEncoding.utf8(bytes)
      let file = SourceFile(name: request.name, format: .xml, bytes: text)
      self = .text(String(decoding: text, as: UTF8.self), file: context.add(file))
    } else if bytes.starts(with: "bplist".utf8) || name.hasSuffix(".plist")
      || request.format == .plist
      || isXML && Self.mentions("<plist", in: bytes)
    {
      self = .tree(try context.propertyList(bytes, name: request.name), nil)
    } else if isXML {
      self = .xml(try ForeignElement.document(bytes, name: request.name, in: &context))
    } else if [.js, .ts].contains(where: name.hasSuffix) {
      throw ImportError(
        "\(request.name): menuc does not run JavaScript",
        help: "print the value as JSON with Node.js, and import the result: "
          + "node -p \"JSON.stringify(require('./sidebars.js'))\" > sidebars.json")
    } else if let format = Self.treeFormat(of: name, start, request.format) {
      self = .tree(try context.tree(bytes, name: request.name, as: format), format)
    } else {
      guard let text = String(validating: bytes[bytes.startOfText...], as: UTF8.self),
        !bytes.contains(0)
      else {
        throw ImportError(
          "\(request.name): the document is neither text in UTF-8 nor a binary property list")
      }
      let file = SourceFile(name: request.name, format: .xml, text: text)
      self = .text(text, file: context.add(file))
    }
  }

  private static func mentions(_ word: StaticString, in bytes: [UInt8]) -> Bool {
    XMLCharacters.first(word, in: bytes, 0..<min(bytes.count, 4096)) != nil
  }

  /// TOML, YAML or JSON, according to the file name, the first character or the requested format;
  /// nil for any other format.
  private static func treeFormat(
    of name: String, _ start: UInt8?, _ format: ImportFormat?
  ) -> SourceFormat? {
    if let format = SourceFormat(path: "a" + name) { return format }
    switch format {
    case .mkdocs, .drupal: return .yaml
    case .outline, .csv, .opml, .android, .gmenu, .windres, .qt, .kde: return nil
    default: return start == .openingBrace || start == .openingBracket ? .json : nil
    }
  }
}

extension String {
  fileprivate static let js = ".js"
  fileprivate static let ts = ".ts"
}

extension ImportedDocument {
  /// Whether the document is already a menuc menu, with a name and items.
  var isMenu: Bool {
    guard case .tree(let root, _) = self else { return false }
    let items = root[DocumentKey.items.rawValue]?.elements ?? []
    let keys = [ItemKey.title.rawValue, ItemKey.separator.rawValue, IncludeKey.include.rawValue]
    return root[DocumentKey.menu.rawValue]?.isText == true && !items.isEmpty
      && items.allSatisfy { item in
        item.isText || item["children"] == nil && keys.contains { item[$0] != nil }
      }
  }

  /// The format that the document's name and contents indicate.
  func format(in context: ImportContext) throws -> ImportFormat {
    let name = context.fileName.lowercased()
    switch self {
    case .xml(let root):
      switch root.name {
      case "opml": return .opml
      case "menu" where root.children.contains { $0.name == "item" && !$0.attributes.isEmpty }:
        return .android
      case "menu" where root.children.contains { $0.name == "group" }: return .android
      case "menu", "interface": return .gmenu
      case "ui": return .qt
      case "gui", "kpartgui": return .kde
      default: break
      }
    case .tree(let root, let format):
      if let known = ForeignShape.format(of: root, isPropertyList: format == nil, name: name) {
        return known
      }
    case .text:
      if name.hasSuffix(".rc") { return .windres }
      if name.hasSuffix(".csv") || name.hasSuffix(".tsv") { return .csv }
      if [".md", ".markdown", ".txt"].contains(where: name.hasSuffix) { return .outline }
    }
    throw ImportError(
      "\(context.request.name): the format was not recognized",
      help: "name the format with '--from': \(ImportFormat.names)")
  }

  /// Reads the document as a menu.
  func read(as format: ImportFormat, in context: inout ImportContext) throws -> ImportedMenu {
    switch (self, format) {
    case (.tree(let root, _), .mkdocs): return try importMkDocs(root, in: &context)
    case (.tree(let root, _), .docusaurus): return try importDocusaurus(root, in: &context)
    case (.tree(let root, _), .vitepress): return try importVitePress(root, in: &context)
    case (.tree(let root, _), .starlight): return try importStarlight(root, in: &context)
    case (.tree(let root, _), .settings): return try importSettingsBundle(root, in: &context)
    case (.tree(let root, _), .electron): return try importElectron(root, in: &context)
    case (.tree(let root, _), .vscode): return try importVSCode(root, in: &context)
    case (.tree(let root, _), .hugo): return try importHugo(root, in: &context)
    case (.tree(let root, _), .drupal): return try importDrupal(root, in: &context)
    case (.tree(let root, _), .plist), (.tree(let root, _), .tree):
      return try importTree(root, in: &context)
    case (.xml(let root), .opml): return try importOPML(root, in: &context)
    case (.xml(let root), .android): return try importAndroid(root, in: &context)
    case (.xml(let root), .gmenu): return try importGMenu(root, in: &context)
    case (.xml(let root), .qt): return try importQt(root, in: &context)
    case (.xml(let root), .kde): return try importKDE(root, in: &context)
    case (.text(let text, let file), .windres):
      return try importWindres(text, file: file, in: &context)
    case (.text(let text, let file), .outline):
      return try importOutline(text, file: file, in: &context)
    case (.text(let text, let file), .csv): return try importCSV(text, file: file, in: &context)
    default:
      throw ImportError(
        "\(context.request.name): the document can't be read as '\(format.rawValue)'")
    }
  }
}
