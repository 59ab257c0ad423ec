import XCTest

/// Names of Foundation and UIKit as suites use them.
final class ApplesNamesTests: XCTestCase {
  private func elementPredicate(labeled label: String) -> NSPredicate {
    NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: \XCUIElement.label),
      rightExpression: NSExpression(forConstantValue: label),
      modifier: .direct,
      type: .equalTo,
      options: [.caseInsensitive, .diacriticInsensitive])
  }

  func testAComparisonOfExpressionsIsAPredicate() {
    XCTAssertEqual(
      "\(elementPredicate(labeled: "Öl"))", "\(NSPredicate(format: "label ==[cd] %@", "Öl"))")
    XCTAssertEqual(NSExpression(forKeyPath: \XCUIElement.isHittable).keyPath, "isHittable")
    XCTAssertEqual(NSExpression(forKeyPath: \XCUIElementQuery.count).keyPath, "count")
    XCTAssertEqual(NSExpression(forKeyPath: "frame.size.width").keyPath, "frame.size.width")
    let wide = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "length"),
      rightExpression: NSExpression(forConstantValue: [2, 4]), modifier: .direct, type: .between,
      options: [])
    XCTAssertTrue(wide.evaluate(with: "abc"))
    XCTAssertFalse(wide.evaluate(with: "abcde"))
  }

  func testNamesOfFoundation() {
    let count: NSInteger = 2
    let started = CACurrentMediaTime()
    XCTAssertEqual(NSError().code, 0)
    XCTAssertGreaterThan(started, 0)
    let arguments: [CVarArg] = [NSNumber(value: count), "x", Date(timeIntervalSince1970: 0)]
    XCTAssertEqual(
      String(format: "%@ %@ %@", arguments: arguments), "2 x 1970-01-01 00:00:00 +0000")
  }

  func testAnElementHasTheAccessibilityTextsOfAnObject() {
    let element = XCUIApplication().buttons["Go"]
    XCTAssertNil(element.accessibilityLabel ?? element.accessibilityValue)
    XCTAssertNil(element.accessibilityHint)
    element.accessibilityLabel = "the test's own"
    XCTAssertEqual(element.accessibilityLabel, "the test's own")
  }

  func testAnImageLiteralIsAnImageOfTheResources() {
    let missing = #imageLiteral(resourceName: "No such image")
    XCTAssertEqual(missing.size, .zero)
    let image: UIImage = #imageLiteral(resourceName: "Ada Okafor")
    XCTAssertGreaterThan(image.size.width, 0)
  }
}
