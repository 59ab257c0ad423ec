import UIKit
import ViewTesting
import XCTest

final class ColorSwatchTests: ViewTestCase {
  func testTheRootViewIsABlankCanvasInTheWindow() {
    XCTAssertTrue(rootView.subviews.isEmpty)
    XCTAssertIdentical(rootView.window, appDelegate.window)
    XCTAssertEqual(rootView.frame, UIScreen.main.bounds)
  }

  func testTheNameIsInTheMiddle() {
    let swatch = ColorSwatch(name: "Teal", color: .systemTeal)
    swatch.frame = CGRect(x: 16, y: 16, width: 160, height: 48)
    rootView.addSubview(swatch)
    rootView.layoutIfNeeded()
    let label = swatch.subview(ofType: UILabel.self, withAccessibilityIdentifier: "name")!
    XCTAssertEqual(label.center, CGPoint(x: swatch.bounds.midX, y: swatch.bounds.midY))
    assertSnapshot(matching: swatch, as: .image)
  }
}

final class ColorSwatchScreenTests: ViewControllerTestCase {
  func testACustomViewFillsTheWindow() {
    let swatch = ColorSwatch(name: "Teal", color: .systemTeal)
    rootWindow.rootViewController = CustomViewLoadingViewController(customView: swatch)
    XCTAssertEqual(swatch.frame, rootWindow.bounds)
    XCTAssertIdentical(swatch.window, rootWindow)
  }
}
