import Foundation
import Testing

@testable import XCUIAutomation

/// The picture files of fastlane's `snapshot`.
@Suite struct `The picture files of fastlane` {
  private func withPlace(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("screenshots"))
  }

  private func launch() -> XCUIApplication {
    let app = XCUIApplication(bundleIdentifier: "com.example.PortedApp")
    app.launch()
    return app
  }

  @Test func `are written into a folder that need not exist`() throws {
    try withPlace { place in
      Snapshot.write("Terminal-01Login.png", of: launch(), in: place)
      let data = try Data(contentsOf: place.appendingPathComponent("Terminal-01Login.png"))
      #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test func `do not fail a test when they can't be written`() throws {
    try withPlace { place in
      try Data("a file".utf8).write(to: place)
      let app = launch()
      Snapshot.write("a.png", of: app, in: place)
      #expect(app.staticTexts["launches"].exists)
    }
  }
}
