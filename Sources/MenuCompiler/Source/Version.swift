/// The version of menuc.
package enum Version {
  /// Three numbers with periods between them. The manifests of builds contain the version, too.
  package static let text = "0.1.0"
}
