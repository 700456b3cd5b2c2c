import ArgumentParser
import MenuCompiler

struct Translate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translate",
    abstract: "Creates and updates catalogs for translators.",
    discussion: """
      A menu with `language` has its texts in that language; `translations` names the files with \
      other languages. New texts are added there in the menu's order, translations of changed \
      texts are marked for review, and translations of removed texts become obsolete. An item \
      keeps its translations if it moves, and also if its id changes and `was` lists the old one. \
      Everything else in a catalog stays as it is, to the byte.

      EXAMPLES:
        menuc translate menu.toml --to de --to pt-BR    create catalogs
        menuc translate menu.toml             update existing catalogs
        menuc translate menu.toml --check     fail if a text is not translated
        menuc translate menu.toml --pseudo    create en-XA and ar-XB
        menuc translate menu.toml --template  write a template for new languages
        menuc translate menu.toml --to de --catalog-format xliff
      """)

  @Argument(help: "Menu documents. By default, the project's documents.", completion: .menus)
  var files: [String] = []

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "A language, such as `de` or `pt-BR`; by default, all languages that have catalogs.",
      valueName: "language"),
    completion: .languages)
  var languages: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Create catalogs in two pseudo-languages: longer texts with accents in en-XA, and texts that "
        + "run from right to left in ar-XB."))
  var pseudo = false

  @Flag(
    help: ArgumentHelp(
      "Write a template for new languages beside the catalogs: a '.pot' file, a file without "
        + "translations, or a file with the document's texts. Maps and string catalogs have no "
        + "templates."
    ))
  var template = false

  @Flag(
    help: ArgumentHelp(
      "Also add the texts of views, such as `Search`. Without this option, they are added where an "
        + "output shows them in a language for which they are not built in."))
  var interface = false

  @Option(
    help: ArgumentHelp(
      "The format of the path in `translations` to use, if there are several; also the format of"
        + " catalogs for menus without `translations`.", valueName: "format"))
  var catalogFormat: CatalogFormat?

  @Flag(
    help: "Write nothing; print untranslated texts, and exit with 1 if there are any.")
  var check = false

  @Flag(help: "Do not print catalogs that are complete or were written.")
  var quiet = false

  @OptionGroup var input: InputOptions

  func run() throws {
    var status = ExitStatus.success
    try ExitStatus.run {
      try WritePermission.require(for: "translate", ifIt: !check || input.outputFile != nil)
      let requested = try requestedLanguages()
      status = try Reporter.run(input, isResult: false) { reporter in
        try translate(to: requested, &reporter)
      }
    }
    try status.exit()
  }

  private func translate(
    to requested: [LanguageTag], _ reporter: inout Reporter
  ) throws -> ExitStatus {
    let assignment = try Assignment(files, input, to: &reporter)
    var runs = CompilerRun.texts(of: assignment, options: input)
    if let baseline = assignment.baseline {
      reporter.claims.claim(baseline.path, as: ClaimedFiles.input)
      var filter = try baseline.filter()
      for index in runs.indices { runs[index].hide(&filter, keepsErrors: true) }
    }
    for run in runs { run.claimFiles(reporter.claims) }
    try reporter.prepare()
    let options = CatalogOptions(
      languages: requested, format: catalogFormat, isWholeProject: assignment.isWholeProject,
      hasTemplate: template, isCheck: check, isQuiet: quiet)
    let owners = CatalogOwners(try (runs + others(in: assignment)).compactMap(\.texts))
    var status = ExitStatus.success
    for run in runs {
      let outcome = run.report(to: &reporter) { compiled, document, reporter in
        let confinement = Confinement(
          document, project: assignment.project, allowed: input.allowOutside)
        guard var texts = SourceTexts(compiled) else { return .problems }
        texts.includesInterface = interface
        try owners.check(texts, document)
        var translation = MenuTranslation(texts, document, confinement, options)
        return try translation.run(&reporter)
      }
      status = max(status, outcome)
    }
    if check, status == .problems {
      Console.complain(
        "catalogs are not complete",
        help: "run the same command without --check, and translate the listed texts")
    }
    return status
  }

  /// The project's menus that the command line does not name.
  private func others(in assignment: Assignment) throws -> [CompilerRun] {
    guard !assignment.isWholeProject, let project = assignment.project else { return [] }
    let resolver = PathResolver()
    let named = Set(assignment.paths.map { resolver.file($0) })
    let paths = try project.documents().map(\.path).filter { !named.contains(resolver.file($0)) }
    return paths.concurrentMap {
      CompilerRun($0, of: assignment, goal: .texts, options: input)
    }
  }

  private func requestedLanguages() throws -> [LanguageTag] {
    let pseudo = pseudo ? PseudoLanguage.allCases.compactMap(\.tag) : []
    var tags: [LanguageTag] = []
    for written in languages {
      guard let tag = LanguageTag(written), tag.isKnown else {
        throw UsageError(
          "'\(written)' is not a language tag", help: "use a tag such as 'de' or 'pt-BR'")
      }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags + pseudo.filter { !tags.contains($0) }
  }

  func validate() throws {
    if files.contains(Disk.standardInput) {
      throw ValidationError(
        "'menuc translate' can't read standard input: catalogs are found from the menu's file.")
    }
    if !input.defined.isEmpty {
      throw ValidationError(
        "'--define' can't be combined with 'menuc translate': catalogs contain the texts of all items."
      )
    }
  }
}

extension CatalogFormat: ExpressibleByArgument {}
