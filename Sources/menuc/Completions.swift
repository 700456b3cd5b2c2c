import ArgumentParser
import Foundation
import MenuCompiler

/// The words that shells complete. The words that come from menuc are generated only when a shell
/// requests them.
extension CompletionKind {
  /// Menu documents.
  static var menus: CompletionKind { .file(extensions: ["toml", "yaml", "yml", "json"]) }

  /// The built-in targets.
  static var targets: CompletionKind { .words { TargetLibrary.names } }

  /// The parameters of all targets, or of the targets that `--target` names, as `name=`. A
  /// parameter with choices is listed with each choice, as `name=choice`.
  static var parameters: CompletionKind {
    .custom { words, _, _ in
      let named = zip(words, words.dropFirst()).filter { $0.0 == "--target" }.map(\.1)
      let targets = named.isEmpty ? TargetLibrary.names : named
      return sorted(
        targets.compactMap { try? TargetLibrary.target(named: $0) }.flatMap(\.parameters)
          .flatMap { parameter in
            let values = parameter.choices.isEmpty ? [""] : parameter.choices
            return values.map { "\(parameter.name)=\($0)" }
          })
    }
  }

  /// The names of diagnostics.
  static var diagnostics: CompletionKind {
    .words { sorted(DiagnosticName.allCases.map(\.rawValue)) }
  }

  /// The names of the changes that `menuc diff` reports.
  static var changes: CompletionKind { .words { sorted(ChangeKind.allCases.map(\.rawValue)) } }

  /// The names that `menuc explain` explains.
  static var explained: CompletionKind {
    .words {
      sorted((DiagnosticName.allCases.map(\.rawValue)) + ChangeKind.allCases.map(\.rawValue))
    }
  }

  /// The tags of languages.
  static var languages: CompletionKind {
    .words {
      sorted(Locale.availableIdentifiers.map { $0.replacingOccurrences(of: "_", with: "-") })
    }
  }

  /// The files of the target that `menuc template cat` names.
  static var templateFiles: CompletionKind {
    .custom { words, _, _ in
      words.lazy.compactMap { TargetLibrary.source(named: $0) }.first?.texts.keys.sorted() ?? []
    }
  }

  private static func words(_ make: @escaping @Sendable () -> [String]) -> CompletionKind {
    .custom { _, _, _ in make() }
  }

  private static func sorted(_ words: [String]) -> [String] { Set(words).sorted() }
}
