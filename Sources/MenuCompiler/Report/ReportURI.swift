/// Writes the path of a file as a URI.
enum ReportURI {
  /// The base of relative URIs: the directory in which `menuc` ran.
  static let base = "%SRCROOT%"

  /// The location of a file.
  enum Place: Equatable {
    /// A path relative to the working directory, percent-encoded.
    case relative(String)
    case absolute(String)
  }

  /// - Parameters:
  ///   - name: The path as the user wrote it.
  ///   - identity: The absolute path with symbolic links resolved; nil if it is not known.
  static func place(of name: String, identity: String?, in workingDirectory: String?) -> Place {
    let segments = name.pathNames.filter { $0 != "." }
    guard name.isAbsolutePath || segments.contains("..") else {
      return .relative(encoded(segments.joined(separator: "/")))
    }
    // A `..` may follow a symbolic link, so only the resolved path shows the actual location.
    let path = identity ?? name
    if let below = workingDirectory.flatMap({ path.path(below: $0) }), !below.isEmpty {
      return .relative(encoded(below))
    }
    return path.isAbsolutePath ? .absolute("file://" + encoded(path)) : .relative(encoded(path))
  }

  private static func encoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
