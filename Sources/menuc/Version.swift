/// The version of the program, which the manifest of a build names as well.
enum Version {
  static let text = "0.1.0"
}
