/// A file that fixes changed.
public struct FixedFile: Sendable {
  /// As it was read.
  public let file: SourceFile
  /// The contents of the file after the fixes.
  public let bytes: [UInt8]
  /// How many problems were fixed.
  public let count: Int
}

/// The result of fixing.
public struct FixedMenus {
  /// The fixed menus with the problems that remain, in the order of the documents, or why one could
  /// not be compiled.
  public let menus: [Result<CompiledMenu, any Error>]
  /// The files that changed, in the order in which the menus name them.
  public let files: [FixedFile]
}
