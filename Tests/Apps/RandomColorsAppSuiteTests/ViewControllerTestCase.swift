import UIKit
import XCTest

/// A base class for tests of screens, each in a new window of the host app.
class ViewControllerTestCase: XCTestCase {
  var rootWindow: UIWindow { appDelegate.window! }

  override func setUp() {
    super.setUp()
    appDelegate.window = UIWindow(frame: UIScreen.main.bounds)
    rootWindow.makeKeyAndVisible()
  }

  override func tearDown() {
    appDelegate.window = nil
    super.tearDown()
  }
}
