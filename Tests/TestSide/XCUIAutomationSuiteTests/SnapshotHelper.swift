import Foundation
import XCTest

// A suite's own helper for fastlane, with the names and signatures of several versions of fastlane's.
// These declarations take precedence over the module's.

var deviceLanguage = "own language"
var locale = "own locale"

func setupSnapshot(_ app: XCUIApplication) { Snapshot.setupSnapshot(app) }

func snapshot(_ name: String, waitForLoadingIndicator: Bool = true) { Snapshot.snapshot(name) }

class Snapshot: NSObject {
  static var names: [String] = []

  class func setupSnapshot(_ app: XCUIApplication) { app.launchArguments += ["-own", "YES"] }

  class func snapshot(_ name: String) { names.append(name) }
}
