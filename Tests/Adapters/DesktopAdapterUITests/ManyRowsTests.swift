import Foundation
import Testing
import XCUIAutomation

/// Windows with more rows than are visible at once.
@Suite(
  .enabled(if: DesktopTools.isInstalled, "\(DesktopTools.advice)"),
  .enabled(if: DesktopTools.hasPythonGTK, "install the packages python3-gi and gir1.2-gtk-3.0"))
struct `A window with many rows` {
  private static let program = DesktopTools.root.appendingPathComponent("Fixtures/Desktop/rows.py")

  @Test(arguments: [
    ("table", "10000", XCUIElement.ElementType.cell), ("list", "1000", .staticText),
  ])
  func `has only its visible rows as elements`(
    kind: String, count: String, type: XCUIElement.ElementType
  ) throws {
    let app = XCUIApplication(desktop: Self.program)
    app.launchArguments = [kind, count]
    app.launch()
    let rows = app.descendants(matching: type)
    #expect((5...40).contains(rows.count), "\(rows.count)")
    #expect(rows["row 0"].isHittable && !rows["row 500"].exists)
    app.windows["Rows"].scroll(byDeltaX: 0, deltaY: -8000)
    #expect((5...40).contains(rows.count), "\(rows.count)")
    #expect(!rows["row 0"].exists)
    let labels = rows.allElementsBoundByIndex.map(\.label).filter { $0.hasPrefix("row ") }
    let numbers = labels.compactMap { Int($0.dropFirst(4)) }
    let first = try #require(numbers.first)
    #expect(first > 100)
    #expect(numbers == Array(first..<first + numbers.count), "\(labels)")
    #expect(rows["row \(first + 2)"].isHittable)
  }
}
