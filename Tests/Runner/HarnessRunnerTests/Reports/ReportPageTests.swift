import Foundation
import Testing

@testable import HarnessRunner

/// Tests the report page of a run in a browser.
@Suite struct ReportPageTests {
  @Test(.enabled(if: InspectionPageTests.hasBrowser, "apt-get install -y chromium-headless-shell"))
  func `the keyboard selects steps, each with its requests and resources`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func run(_ name: String, _ text: String, _ arguments: String...) throws {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      let outcome = FeatureRunTests.run(
        ["run", file.path, "--history", folder.path + "/history.json"] + arguments)
      #expect(outcome.status == .success, "\(outcome.output)\(outcome.errors)")
    }
    try run(
      "news.feature",
      """
      Feature: The network
        Scenario: News
          Given the server answers GET /news with 503
          And "NetworkClient" is launched with -ui-testing YES
          When the app carries out "fetch many times" with '{"url": "http://x.test/news", "count": 2}'
      """, "--html", folder.path + "/report.html")
    try run(
      "page.feature",
      """
      Feature: The page of a run
        Scenario: By keyboard
          Given the page "report.html" is open
          Then the screen shows "2 requests"
          And the screen shows "GET http://x.test/news → 503 from the stub"
          And the screen shows "ms CPU"
          When I press the key "left"
          Then the screen does not show "GET http://x.test/news"
      """)
  }
}
