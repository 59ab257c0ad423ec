import Foundation
import Testing
import XCUIAutomation

/// Pages that draw endlessly, in each frame.
@Suite(.enabled(if: PageBrowser.isInstalled, "\(PageBrowser.advice)"))
struct PageAnimationFlowTests {
  private static let page = """
    <canvas id=c width=100 height=100></canvas><p id=count>0</p><p id=tick></p>
    <button onclick="count.textContent = n">Count</button>
    <script>
      let n = 0
      function draw() {
        n += 1
        c.getContext('2d').fillRect(n % 100, n / 100 % 100, 1, 1)
        EXTRA
        requestAnimationFrame(draw)
      }
      requestAnimationFrame(draw)
    </script>
    """

  @Test(arguments: ["", "document.title = n", "tick.textContent = `frame ${n}`"])
  func `a page that draws in each frame opens, and draws only as time passes`(
    extra: String
  ) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UUID().uuidString).html")
    try Self.page.replacingOccurrences(of: "EXTRA", with: extra)
      .write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let app = XCUIApplication(url: file)
    // A page that is drawn endlessly would take longer than this.
    app.launchTimeout = 10
    app.launch()
    let before = try count(app)
    app.clock.advance(by: 2)
    let frames = try count(app) - before
    #expect((60...250).contains(frames), "\(frames) frames in 2 s")
  }

  /// Returns the number of times that the page has drawn.
  private func count(_ app: XCUIApplication) throws -> Int {
    app.buttons["Count"].tap()
    let text = app.staticTexts.allElementsBoundByIndex.map(\.label).compactMap { Int($0) }.first
    return try #require(text)
  }
}
