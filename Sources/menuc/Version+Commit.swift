import CProgram
import MenuCompiler

extension Version {
  /// The version, with the commit that the program was built from if the build named it.
  static var withCommit: String {
    let commit = String(cString: cprogram_commit())
    return commit.isEmpty ? text : "\(text) (\(commit))"
  }
}
