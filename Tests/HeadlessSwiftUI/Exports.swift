@_exported import Observation
// As SwiftUI does where there is a UIKit.
@_exported import UIKit
