/// The version of the program. The manifests of builds contain it as well.
enum Version {
  static let text = "0.1.0"
}
