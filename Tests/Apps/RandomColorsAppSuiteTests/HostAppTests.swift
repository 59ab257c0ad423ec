import UIKit
import XCTest

@testable import RandomColorsApp

/// The app in the process of its unit tests: launched, with an empty screen.
final class HostAppTests: XCTestCase {
  func testTheDelegateIsTheAppsOwn() {
    XCTAssertTrue(appDelegate.isUnitTesting)
    XCTAssertIdentical(appDelegate, UIApplication.shared.delegate)
    XCTAssertEqual(UIApplication.shared.applicationState, .active)
  }

  func testTheLaunchShowsNoWindow() {
    XCTAssertNil(appDelegate.window)
    XCTAssertFalse(
      UIApplication.shared.windows.contains { $0.rootViewController is UINavigationController })
  }
}
