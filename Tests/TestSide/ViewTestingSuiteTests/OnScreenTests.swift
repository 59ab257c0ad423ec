import UIKit
import ViewTesting
import XCTest

@testable import RandomColorsApp

extension XCTestCase {
  /// The delegate is created here, because no app is launched in a test process.
  private static let host = AppDelegate()

  var appDelegate: AppDelegate {
    UIApplication.shared.delegate = Self.host
    return UIApplication.shared.delegate as! AppDelegate
  }
}

/// A base class for screens in the window of the application's delegate.
class ViewControllerTestCase: XCTestCase {
  var rootWindow: UIWindow {
    return appDelegate.window!
  }

  override func setUp() {
    appDelegate.window = UIWindow(frame: UIScreen.main.bounds)
    appDelegate.window!.makeKeyAndVisible()
  }

  override func tearDown() {
    appDelegate.window = nil
  }
}

class RandomColorsTests: ViewControllerTestCase {
  func testEmptyState() {
    let controller = RandomColorsViewController()
    let navigation = UINavigationController(rootViewController: controller)
    rootWindow.rootViewController = navigation
    XCTAssertTrue(controller.isViewLoaded)
    XCTAssertIdentical(controller.view.window, rootWindow)
    XCTAssertIdentical(navigation.topViewController, controller)
  }

  func testACustomViewFillsTheWindow() {
    let badge = BadgeView()
    rootWindow.rootViewController = CustomViewLoadingViewController(customView: badge)
    XCTAssertEqual(badge.frame, rootWindow.bounds)
  }
}

class CustomViewLoadingViewController: UIViewController {
  private let customView: UIView

  init(customView: UIView) {
    self.customView = customView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = customView
  }
}
