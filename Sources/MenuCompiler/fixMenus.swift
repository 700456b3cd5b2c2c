/// Applies fixes in memory. Menus that share a file are fixed together: each fix must be right for
/// all of them.
///
/// A round applies all fixes that do not conflict, in file order, and checks the menus again. A fix
/// is reverted if its problem remains, if it causes a new problem, or if it is marked safe but
/// changes the meaning of the menu. Rounds end when there is nothing left to do.
///
/// - Parameters:
///   - safety: ``Fix/Safety-swift.enum/unsafe`` for all fixes; otherwise, only safe fixes are
///     applied.
///   - input: Returns a document's access to other files.
///   - mayEdit: Whether a file may be changed.
public func fixMenus(
  _ documents: [SourceFile], _ safety: Fix.Safety, severities: SeveritySettings = .init(),
  input: @escaping (SourceFile) -> CompilerInput, mayEdit: (SourceFile) -> Bool = { _ in true }
) -> FixedMenus {
  var session = FixSession(
    FixCompiler(documents: documents, input: input) {
      try compileStages($0, goal: .table, input: $1, severities: severities)
    },
    allowsUnsafe: safety == .unsafe)
  while session.round(mayEdit) {}
  return FixedMenus(menus: session.menus(), files: session.files)
}
