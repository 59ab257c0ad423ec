import UIKit
import XCTest

/// A base class for tests of single views, with an empty controller's view as their canvas.
class ViewTestCase: XCTestCase {
  private var canvas: UIViewController!

  var rootView: UIView { canvas.view }

  override func setUp() {
    super.setUp()
    canvas = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = canvas
    window.makeKeyAndVisible()
    appDelegate.window = window
  }

  override func tearDown() {
    appDelegate.window = nil
    canvas = nil
    super.tearDown()
  }
}
