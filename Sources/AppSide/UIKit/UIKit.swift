// An app whose sources say `import UIKit`, and nothing else, gets what UIKit gives it on Apple's
// platforms: the toolkit and Foundation.
@_exported import Foundation
@_exported import TerminalUIKit
