// As SwiftUI does where there is a UIKit.
@_exported import UIKit

@_exported import Observation
