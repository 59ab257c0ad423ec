// An app that imports only UIKit gets what UIKit exports on Apple's platforms: the toolkit and
// Foundation.
@_exported import Foundation
@_exported import TerminalUIKit
