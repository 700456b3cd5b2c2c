extension CompilerInput {
  /// An input that reads each file only once.
  var remembering: CompilerInput {
    let memory = InputMemory()
    var input = self
    input.loadInclude = { [loadInclude] path, file in
      let key = InputMemory.Key(path: path, from: file.identity)
      if let known = memory.includes[key] { return known }
      let result = loadInclude(path, file)
      memory.includes[key] = result
      return result
    }
    input.loadTarget = { [loadTarget] path, file in
      let key = InputMemory.Key(path: path, from: file?.identity)
      if let known = memory.targets[key] { return try known.get() }
      let result = Result { try loadTarget(path, file) }
      memory.targets[key] = result
      return try result.get()
    }
    return input
  }
}

/// The files that were read in addition to a document.
private final class InputMemory {
  struct Key: Hashable {
    let path: String
    let from: String?
  }

  var includes: [Key: IncludeResult] = [:]
  var targets: [Key: Result<TargetSource, any Error>] = [:]
}
