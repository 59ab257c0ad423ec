import Foundation

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
}
