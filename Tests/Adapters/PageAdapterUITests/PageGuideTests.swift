import Foundation
import Testing
import XCUIAutomation

/// The example in PageAdapter's documentation.
@Suite(.enabled(if: PageBrowser.isInstalled, "\(PageBrowser.advice)"))
struct PageGuideTests {
  @Test func `a page is launched like an app`() {
    let app = XCUIApplication(url: PageBrowser.pages.appendingPathComponent("login.html"))
    app.launchArguments = ["-ui-testing", "YES", "-model.user", "test"]
    app.launch()
    app.textFields["Username"].tap()
    app.textFields["Username"].typeText("test")
    #expect(app.textFields["Username"].value as? String == "test")
  }

  @Test func `the article shows that test`() throws {
    let root = PageBrowser.pages.deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/Adapters/PageAdapter/PageAdapter.docc/WebPages.md"), encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
      .replacingOccurrences(of: "\n    ", with: "\n")
    let parts = article.components(separatedBy: "```swift\n")
    let example = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    #expect(source.contains(example))
  }
}
