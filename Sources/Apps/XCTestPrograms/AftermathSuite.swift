import XCTest
import XCUIAutomation

/// Tests that keep using their elements after a failure, as ordinary tests do.
final class AftermathSuite: XCUITestCase {
  private let app = XCUIApplication(bundleIdentifier: "com.example.nobody")

  func testOrdinaryCodeSurvives() throws {
    let label = app.staticTexts["count"].label
    print("A number: \(try XCTUnwrap(Int(label)))")
    let cells = app.cells
    print("In order: \(cells.allElementsBoundByIndex[0])")
    print("By itself: \(cells.allElementsBoundByAccessibilityElement[cells.count - 1])")
    print(
      "At the ends: \(cells.allElementsBoundByIndex.first!), \(app.cells.allElementsBoundByIndex.last!)"
    )
    for position in 0...cells.count - 1 { cells.element(boundBy: position).tap() }
    print("A value: \(try XCTUnwrap(app.switches["on"].value as? String))")
    print("A word: \(app.staticTexts["name"].label.split(separator: " ")[0])")
    print("A letter: \(app.staticTexts["name"].identifier.first!)\(app.buttons["x"].title.last!)")
    print("A placeholder: \(app.textFields["name"].placeholderValue!)")
    print("A part: \(Int(app.frame.width / app.cells.firstMatch.frame.width))")
    let picture = app.screenshot()
    print("A picture: \(UIImage(data: picture.pngRepresentation)!.size.width)")
    print("Of an element: \(cells.firstMatch.screenshot().image.pngData()!.isEmpty)")
    print("There: \(app.cells.firstMatch.exists), \(app.cells.firstMatch.isHittable)")
    let digits = NSPredicate(format: "SELF MATCHES %@", "[0-9]+")
    print(
      "By itself a text matches: \(digits.evaluate(with: "123")), \(digits.evaluate(with: "x"))")
    print("Of an element: \(NSPredicate(format: "exists == NO").evaluate(with: app))")
    print("Survived")
  }

  func testAfterIt() { print("The next test runs") }

  func testAScreenWithoutAnAppIsEmpty() {
    let picture = XCUIScreen.main.screenshot()
    print("Empty: \(picture.image.size.width) by \(picture.image.size.height)")
  }

  static var allTests: [(String, (AftermathSuite) -> () throws -> Void)] {
    [
      ("testOrdinaryCodeSurvives", testOrdinaryCodeSurvives), ("testAfterIt", testAfterIt),
      ("testAScreenWithoutAnAppIsEmpty", testAScreenWithoutAnAppIsEmpty),
    ]
  }
}
