import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// Generated files are read back, and say what the menu says.
@Suite struct CertificateTests {
  @Test(arguments: CertificateSample.targets)
  func theTablesOfTargetsAreCertified(target: String) throws {
    let menu = try CertificateSample.table()
    let files = try render(menu, try CertificateSample.job(target))
    #expect(CertificateSample.differences(of: files, menu, target) == [])
  }

  /// Random menus, and those with the most awkward texts and names.
  @Test func menusOfConformanceAreCertified() throws {
    let folder = Repository.root.appending(path: "Tests/Conformance")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix("-00.json") || ["hostile-texts.json", "labels.json"].contains($0)
    }
    #expect(names.count > 10)
    var request = BuildRequest()
    request.targets = CertificateSample.targets
    request.isCertified = true
    request.parameters = [("runtime", "omit")]
    let found = names.concurrentMap { [request] name in
      Result {
        let document = SourceFile(
          name: name, format: .json, text: try Repository.text(folder.appending(path: name)))
        let compiled = try compileMenu(
          document, goal: .files(request), input: .none, offersFixes: false)
        return compiled.certificates.count { if case .agrees = $0.outcome { true } else { false } }
      }
    }
    for (name, result) in zip(names, found) {
      let certified = try result.get()
      #expect(certified == CertificateSample.targets.count, "\(name)")
    }
  }

  /// Some languages need several literals for a long text.
  @Test(arguments: CertificateSample.targets)
  func longTextsAreCertified(target: String) throws {
    let text = String(repeating: "$é", count: 20_000)
    let document = SourceFile(
      name: "long.yaml", format: .yaml, text: "menu: Long\ntitle: \(text)\nitems: [\(text)]\n")
    var request = BuildRequest()
    request.targets = [target]
    request.isCertified = true
    let compiled = try compileMenu(
      document, goal: .files(request), input: .none, offersFixes: false)
    #expect(
      compiled.certificates.contains { if case .agrees = $0.outcome { true } else { false } })
  }

  /// Texts in resources of Android are read back, too: a wrong digit in any of them is found.
  @Test func resourcesAreCertified() throws {
    let menu = try CertificateSample.table()
    var job = try CertificateSample.job("android")
    job.parameters["texts"] = .text("resources")
    let files = try render(menu, job)
    func agrees(_ files: [GeneratedFile]) -> Bool {
      certify(files, of: menu, job, languages: menu.languages).allSatisfy {
        if case .agrees = $0.outcome { true } else { false }
      }
    }
    #expect(agrees(files))
    let folders = files.filter { $0.name == "sample_menu.xml" }.map(\.directory)
    #expect(
      folders == [.workingDirectory("./res/values"), .workingDirectory("./res/values-de")])
    var count = 0
    for index in files.indices where files[index].name == "sample_menu.xml" {
      let text = files[index].text
      for digit in text.matches(of: /[0-7](?=[^<>]*<\/)/) {
        var wrong = files
        wrong[index].text.replaceSubrange(digit.range, with: "9")
        #expect(!agrees(wrong), "\(text[digit.range.lowerBound...].prefix(20))")
        count += 1
      }
    }
    #expect(count > 10)
  }

  /// Templates of projects, and targets that write no table, are named with the reason.
  @Test func whatCannotBeCertifiedIsNamed() throws {
    var input = CompilerInput.none
    input.loadTarget = { _, _ in
      TargetSource(name: "own.md.stencil", texts: ["own.md.stencil": "{{ menu.title }}"])
    }
    var request = BuildRequest()
    request.isCertified = true
    let compiled = try compileMenu(
      SourceFile(
        name: "menu.yaml", format: .yaml,
        text: """
          menu: M
          generate:
            - target: swift
            - target: markdown
            - { target: html, form: fragment, look: nav }
            - template: own.md.stencil
          items: [A]
          """),
      goal: .files(request), input: input)
    let said = compiled.certificates.map { certificate in
      switch certificate.outcome {
      case .agrees: "\(certificate.file): certified"
      case .differs(let differences): "\(certificate.file): \(differences)"
      case .unreadable(let reason): "\(certificate.file): \(reason)"
      }
    }
    #expect(
      said == [
        "MMenu.swift: certified", "MMenu.md: the target writes no table",
        "MMenu.html: it contains no table",
        "own.md: the template is custom",
      ])
  }
}
