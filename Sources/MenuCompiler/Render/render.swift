import Stencil

/// Renders a job: the files of its target, in order, in memory.
package func render(_ menu: LoweredMenu, _ job: RenderJob) throws -> [GeneratedFile] {
  let runtime = job.text(WellKnownParameter.runtime) ?? "include"
  let menu = job.target.isForBrowsers ? menu.withoutUnsafeURLs : menu
  let renderer = TargetRenderer(job: job, context: TemplateContext(menu: menu, job: job))
  var given = job.text(WellKnownParameter.file) ?? ""
  return try job.target.files.compactMap { file in
    switch file.once {
    case .directory where runtime == "omit", .menu where runtime == "only": return nil
    case .directory: return try renderer.render(file, name: nil)
    case .menu:
      defer { given = "" }
      return try renderer.render(file, name: given.isEmpty ? nil : given)
    }
  }
}

private struct TargetRenderer {
  let job: RenderJob
  let environment: Environment
  private let values: [String: Any]

  init(job: RenderJob, context: TemplateContext) {
    self.job = job
    environment = Environment(
      loader: TargetTemplateLoader(texts: job.target.texts),
      extensions: [templateExtension(for: job.target)],
      trimBehaviour: .smart)
    values = context.dictionary(assets: [])
  }

  func render(_ file: TargetFile, name: String?) throws -> GeneratedFile {
    var values = values
    values["assets"] = file.assets.compactMap { job.target.texts[$0] }
    let source = job.target.texts[file.template] ?? ""
    let text = try render(source, as: file.template, values)
    let name = try name ?? render(file.output, as: "\(file.template), output", values)
    guard OutputName.isValid(name) else {
      throw TargetError("\(file.template): '\(name)' can't be the name of a file")
    }
    return GeneratedFile(
      directory: job.directory, name: name, text: text, isShared: file.once == .directory)
  }

  private func render(
    _ source: String, as name: String, _ values: [String: Any]
  ) throws -> String {
    let template = Template(templateString: source, environment: environment, name: name)
    var check = TemplateCheck(of: name, in: job.target)
    do {
      try check.check(template, source: source)
      let text = try template.render(values)
      // The line of the comment that describes a lone template is not a line of the output.
      return source.hasPrefix("{# menuc") && text.hasPrefix("\n") ? String(text.dropFirst()) : text
    } catch let error as TemplateSyntaxError {
      let token = error.token ?? error.stackTrace.last
      let line = token?.sourceMap.location.lineNumber ?? 1
      throw TargetError("\(token?.sourceMap.filename ?? name):\(line): \(error.reason)")
    } catch let error as TemplateDoesNotExist {
      throw TargetError("\(name):1: \(error)")
    }
  }
}

/// Lets a template include the others of its target.
private struct TargetTemplateLoader: Loader {
  let texts: [String: String]

  func loadTemplate(name: String, environment: Environment) throws -> Template {
    guard let text = texts[name] else { throw TemplateDoesNotExist(templateNames: [name]) }
    return Template(templateString: text, environment: environment, name: name)
  }

  func loadTemplate(names: [String], environment: Environment) throws -> Template {
    for name in names where texts[name] != nil {
      return try loadTemplate(name: name, environment: environment)
    }
    throw TemplateDoesNotExist(templateNames: names)
  }
}
