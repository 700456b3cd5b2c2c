/// The version of menuc.
package enum Version {
  /// Three numbers with periods between them. Build manifests also contain the version.
  package static let text = "0.1.0"
}
