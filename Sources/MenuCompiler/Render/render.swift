import Stencil

/// Renders a job: the files of its target, in order, in memory or to a sink.
///
/// - Parameter certificates: Receives the results of reading the files back; nil if they are not
///   read back.
package func render(
  _ menu: LoweredMenu, _ job: RenderJob, to sink: GeneratedFileSink? = nil,
  certificates: CertificateList? = nil
) throws -> [GeneratedFile] {
  let menu = job.target.isForBrowsers ? menu.asPage(of: job) : menu
  let languages = menu.languages.filter { $0.isSource || job.languages.includes($0.tag) }
  func render(_ menu: LoweredMenu, suffix: String) throws -> [GeneratedFile] {
    guard let certificates else {
      return try MenuCompiler.render(menu, job, suffix: suffix, to: sink)
    }
    let copies = FileCopies(of: sink)
    let files = try MenuCompiler.render(menu, job, suffix: suffix, to: copies.sink)
    certificates.all += certify(
      copies.files, of: menu, job, languages: job.target.isPerLanguage ? [] : languages)
    return sink == nil ? copies.files : files
  }
  let files = try render(menu, suffix: "")
  guard job.target.isPerLanguage else { return files }
  return try menu.languages.filter { job.languages.includes($0.tag) }.reduce(into: files) {
    $0 += try render(menu.translated(to: $1), suffix: ".\($1.tag.text)")
  }
}

/// Keeps copies of the files that go to a sink, with their contents.
private final class FileCopies {
  private let next: GeneratedFileSink?
  private(set) var files: [GeneratedFile] = []
  private var bytes: [UInt8] = []

  init(of next: GeneratedFileSink?) { self.next = next }

  func sink(_ part: GeneratedPart) throws {
    switch part {
    case .bytes(let more): bytes += more
    case .file(var file):
      file.text = String(decoding: bytes, as: UTF8.self)
      files.append(file)
      bytes = []
    }
    try next?(part)
  }
}

extension LoweredMenu {
  /// The menu in the language of a page. Its URLs are resolved against the base of the site, and
  /// URLs that run code are removed.
  fileprivate func asPage(of job: RenderJob) -> LoweredMenu {
    let tag = job.text(WellKnownParameter.language)
    let chosen = languages.first { $0.tag.text == tag }
    return SiteBase(of: job).resolve((chosen.map(written) ?? self).withoutUnsafeURLs)
  }
}

/// - Parameter suffix: The string inserted before the extension of each file; empty for the
///   document's own language. If it is not empty, only the menu's own files are written, not the
///   shared files.
private func render(
  _ menu: LoweredMenu, _ job: RenderJob, suffix: String, to sink: GeneratedFileSink?
) throws -> [GeneratedFile] {
  let runtime = job.text(WellKnownParameter.runtime) ?? "include"
  let renderer = TargetRenderer(
    job: job, context: TemplateContext(menu: menu, job: job), suffix: suffix, sink: sink)
  var given = job.text(WellKnownParameter.file) ?? ""
  return try job.target.files.flatMap { file -> [GeneratedFile] in
    if let condition = file.condition, !condition.holds(for: job.parameters) { return [] }
    switch file.once {
    case .directory where runtime == "omit" || !suffix.isEmpty, .language where !suffix.isEmpty,
      .menu where runtime == "only", .language where runtime == "only":
      return []
    case _ where runtime == "import" && !file.module.isEmpty: return []
    case .directory: return [try renderer.render(file, name: nil)]
    case .language: return try renderResources(file, of: menu, job, to: sink)
    case .menu:
      defer { given = "" }
      return [try renderer.render(file, name: given.isEmpty ? nil : given)]
    }
  }
}

/// Renders a file in the resource folders, once for each language of the output.
private func renderResources(
  _ file: TargetFile, of menu: LoweredMenu, _ job: RenderJob, to sink: GeneratedFileSink?
) throws -> [GeneratedFile] {
  let folders = job.resourceFolders(of: menu.languages.map(\.tag))
  return try folders.map { folder, tag in
    let language = menu.languages.first { $0.tag == tag }
    let context = TemplateContext(
      menu: language.map(menu.translated) ?? menu, job: job, isTranslation: language != nil)
    let renderer = TargetRenderer(job: job, context: context, suffix: "", sink: sink)
    return try renderer.render(file, name: nil, in: folder)
  }
}

private struct TargetRenderer {
  let job: RenderJob
  private let templates: ParsedTemplates
  private let values: [String: Any]
  private let menu: LoweredMenu
  private let suffix: String
  private let sink: GeneratedFileSink?

  init(
    job: RenderJob, context: TemplateContext, suffix: String, sink: GeneratedFileSink?
  ) {
    self.job = job
    self.suffix = suffix
    self.sink = sink
    menu = context.menu
    templates = ParsedTemplates.of(job.target)
    values = context.dictionary()
  }

  /// - Parameter folder: The file's folder in the directory of the job; nil for the directory
  ///   itself.
  func render(
    _ file: TargetFile, name: String?, in folder: String? = nil
  ) throws -> GeneratedFile {
    var values = values
    values["assets"] = LazyValueWrapper(
      TemplateList(file.assets.compactMap { job.target.texts[$0] }))
    let source = job.target.texts[file.template] ?? ""
    let (hash, text) = try render(source, as: file.template, values, to: sink)
    let whole =
      try name ?? render(file.output, as: "\(file.template), output", values, to: nil).text
    let name = OutputName.inserting(suffix, into: whole)
    guard OutputName.isValid(name) else {
      throw TargetError(
        TemplateProblem(in: file.template, "'\(name)' can't be the name of a file"))
    }
    let generated = GeneratedFile(
      directory: folder.map(job.directory.appending) ?? job.directory, name: name,
      isShared: file.once == .directory, hash: hash, text: text)
    try sink?(.file(generated))
    return generated
  }

  private func render(
    _ source: String, as name: String, _ values: [String: Any], to sink: GeneratedFileSink?
  ) throws -> (hash: String, text: String) {
    do {
      let nodes = try templates.nodes(of: source, as: name)
      let text = RenderedText(to: sink)
      var values = values
      let deferred = DeferredRows()
      // The markers of deferred rows would be plain text to a filter.
      values[ParsedTemplates.key] = templates
      if !templates.hasFilterBlocks { values[DeferredRows.key] = deferred }
      let context = Context(dictionary: values, environment: templates.environment)
      for node in nodes { try render(node, context, deferred, to: text) }
      return try text.finish()
    } catch let error as SinkError {
      throw error.reason
    } catch let error as TemplateSyntaxError {
      let place = (error.token ?? error.stackTrace.last)?.sourceMap
      throw TargetError(
        TemplateProblem(
          in: place?.filename ?? name, line: place.map { Int($0.location.lineNumber) } ?? 1,
          column: place.map { $0.location.lineOffset + 1 }, error.reason))
    } catch let error as TemplateDoesNotExist {
      throw TargetError(TemplateProblem(in: name, line: 1, "\(error)"))
    }
  }
}

extension TargetRenderer {
  /// Renders a node like Stencil's `renderNodes`, but prints rows without joining them into one
  /// string.
  private func render(
    _ node: any NodeType, _ context: Context, _ deferred: DeferredRows, to text: RenderedText
  ) throws {
    do {
      if let each = node as? EachTag {
        try each.print(context, to: text)
      } else if node.token?.kind == .variable, node.token?.contents == "json" {
        try printTableJSON(menu) { try text.append($0) }
      } else {
        try deferred.append(node.render(context), to: text)
      }
    } catch let error as SinkError {
      throw error
    } catch let error as TemplateSyntaxError where error.token != nil {
      throw error
    } catch let error as TemplateSyntaxError {
      // The tokens of a template that another template extends are not available here.
      throw TemplateSyntaxError(
        reason: error.reason, token: error.stackTrace.last ?? node.token,
        stackTrace: error.stackTrace)
    } catch {
      throw TemplateSyntaxError(reason: "\(error)", token: node.token)
    }
  }
}
