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

  /// Copies the agent, to get another app of the same kind.
  static func copyOfAgent(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appendingPathComponent(name)
    try FileManager.default.copyItem(at: agent, to: copy)
    return copy
  }

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
