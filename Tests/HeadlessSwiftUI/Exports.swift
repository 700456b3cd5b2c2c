@_exported import Observation
// SwiftUI also exports UIKit where it exists.
@_exported import UIKit
