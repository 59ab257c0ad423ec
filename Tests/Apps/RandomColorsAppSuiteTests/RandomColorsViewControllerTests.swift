import UIKit
import ViewTesting
import XCTest

@testable import RandomColorsApp

final class RandomColorsViewControllerTests: ViewControllerTestCase {
  func testEachTestBeginsWithABlankWindow() {
    XCTAssertNil(rootWindow.rootViewController)
    XCTAssertTrue(rootWindow.subviews.isEmpty)
    XCTAssertTrue(rootWindow.isKeyWindow)
    XCTAssertEqual(rootWindow.frame, UIScreen.main.bounds)
  }

  func testTheEmptyScreenIsShownInTheWindow() {
    let screen = RandomColorsViewController()
    let navigation = UINavigationController(rootViewController: screen)
    rootWindow.rootViewController = navigation
    XCTAssertTrue(screen.isViewLoaded)
    XCTAssertIdentical(screen.view.window, rootWindow)
    XCTAssertIdentical(navigation.topViewController, screen)
    assertSnapshot(matching: navigation, as: .image)
  }

  func testGenerateAddsARowToTheScreenInTheWindow() {
    let screen = RandomColorsViewController(seed: 1)
    let navigation = UINavigationController(rootViewController: screen)
    rootWindow.rootViewController = navigation
    screen.navigationItem.rightBarButtonItems?.first?.tap()
    XCTAssertEqual(screen.colors.count, 1)
    assertSnapshot(matching: navigation, as: .image)
  }
}
