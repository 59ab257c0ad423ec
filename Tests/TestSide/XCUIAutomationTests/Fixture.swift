import Foundation
import XCUIAutomation

/// What the tests of this target launch.
enum Fixture {
  /// The package's folder.
  static let package: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  /// An app in another language that speaks the protocol.
  static let agent = package.appendingPathComponent("Fixtures/Agents/agent.py")

  /// Another app, of the same kind.
  static func copyOfAgent(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appendingPathComponent(name)
    try FileManager.default.copyItem(at: agent, to: copy)
    return copy
  }

  /// Launches the agent with elements of a test's own, which are all directly in the application.
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
