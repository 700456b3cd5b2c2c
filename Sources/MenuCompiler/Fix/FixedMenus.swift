/// A file that was changed by fixes.
public struct FixedFile: Sendable {
  /// The file as it was read.
  public let file: SourceFile
  /// The contents of the file after the fixes.
  public let bytes: [UInt8]
  /// The number of problems fixed in the file.
  public let count: Int
}

/// The result of fixing.
public struct FixedMenus {
  /// For each document, in order, the fixed menu with its remaining problems, or the reason why it
  /// could not be compiled.
  public let menus: [Result<CompiledMenu, any Error>]
  /// The files that changed, in the order in which the menus name them.
  public let files: [FixedFile]
}
