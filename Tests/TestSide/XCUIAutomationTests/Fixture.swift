import Foundation
import XCUIAutomation

/// The apps that the tests of this target launch.
enum Fixture {
  /// The package's folder.
  static let package: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  /// An app that speaks the protocol and isn't written in Swift.
  static let agent = package.appendingPathComponent("Fixtures/Agents/agent.py")

  /// Launches the agent with a test's own elements as direct children of the application.
  static func launch(_ elements: String, answerTimeout: TimeInterval = 60) -> XCUIApplication {
    let app = XCUIApplication(url: agent)
    app.answerTimeout = answerTimeout
    app.launchArguments = [
      "-tree",
      #"{"type": "application", "label": "Demo", "frame": [0, 0, 640, 384], "children": [\#(elements)]}"#,
    ]
    app.launch()
    return app
  }
}
