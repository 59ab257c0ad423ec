import Foundation
import Testing
import XCUIAutomation

/// Nested views, far deeper than on real screens.
@Suite struct `A screen of ten thousand nested views` {
  private static let depth = 10_000

  private func launch() -> XCUIApplication {
    let app = XCUIApplication(bundleIdentifier: "CrowdedScreen")
    app.launchArguments = ["-nested", "\(Self.depth)"]
    app.launch()
    return app
  }

  @Test func `is searched, counted and described to the bottom`() throws {
    let app = launch()
    let bottom = app.staticTexts["At the bottom"]
    #expect(bottom.exists)
    #expect(bottom.frame == CGRect(x: 0, y: 16, width: 160, height: 16))
    #expect(app.otherElements["n\(Self.depth - 1)"].staticTexts.count == 1)
    #expect(app.otherElements.matching(NSPredicate(format: "identifier LIKE 'n*'")).count == 10_000)
    #expect(
      app.otherElements.containing(.staticText, identifier: "At the bottom").count >= Self.depth)
    #expect(app.otherElements.containing(.switch, identifier: nil).count == 0)
    #expect(app.otherElements.otherElements.otherElements.count >= Self.depth - 2)
    app.terminate()
  }

  @Test func `is described without indenting every level`() {
    let app = launch()
    let bottom = app.staticTexts["At the bottom"]
    for text in [app.debugDescription, bottom.debugDescription] {
      let longest = text.split(separator: "\n").map(\.utf8.count).max() ?? 0
      #expect(longest < 1000)
      #expect(text.contains("(level \(Self.depth)) "))
      #expect(text.contains("label: 'At the bottom'"))
    }
    app.terminate()
  }

  @Test func `can be captured, tapped and inspected`() throws {
    let app = launch()
    var element = try app.snapshot()
    var levels = 0
    while let inner = element.children.last {
      element = inner
      levels += 1
    }
    #expect(element.label == "At the bottom")
    #expect(levels > Self.depth)
    let bottom = app.staticTexts["At the bottom"]
    #expect(bottom.isHittable)
    bottom.tap()
    #expect(!app.buttons["Change"].isHittable)
    #expect(app.screenshot().pngRepresentation.count > 0)
    try app.performAccessibilityAudit { _ in true }
    app.terminate()
  }
}
