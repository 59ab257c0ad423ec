import Foundation
import Testing

@testable import XCUIAutomation

/// fastlane's `snapshot` without its `SnapshotHelper.swift`.
@Suite struct `fastlane's snapshot` {
  private func withFolder(
    _ files: [String: String] = [:], _ body: (URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    try body(folder)
  }

  @Test func `gives the app the language, the locale and the arguments of its files`() throws {
    try withFolder([
      "language.txt": "de-DE\n", "locale.txt": " de_AT ",
      "snapshot-launch_arguments.txt": #"-city "New York" -premium YES"#,
    ]) { folder in
      let settings = SnapshotSettings(in: folder)
      #expect(settings.language == "de-DE")
      #expect(
        settings.launchArguments == [
          "-AppleLanguages", "(de-DE)", "-AppleLocale", "\"de_AT\"", "-FASTLANE_SNAPSHOT", "YES",
          "-ui_testing", "-city", "\"New York\"", "-premium", "YES",
        ])
    }
  }

  @Test func `derives the locale from the language`() throws {
    try withFolder(["language.txt": "de-DE", "locale.txt": ""]) { folder in
      #expect(
        SnapshotSettings(in: folder).launchArguments.prefix(4) == [
          "-AppleLanguages", "(de-DE)", "-AppleLocale", "\"de-DE\"",
        ])
    }
  }

  @Test func `works without its files`() throws {
    try withFolder { folder in
      let arguments = SnapshotSettings(in: folder).launchArguments
      #expect(arguments == ["-FASTLANE_SNAPSHOT", "YES", "-ui_testing"])
    }
  }

  @Test(arguments: [
    ("iPhone 16", "iPhone 16-01Login.png"), ("Clone 2 of iPhone 16", "iPhone 16-01Login.png"),
    (nil, "Terminal-01Login.png"), ("", "Terminal-01Login.png"),
  ])
  func `names a picture after the device`(device: String?, name: String) {
    #expect(SnapshotSettings.fileName(of: "01Login", device: device) == name)
  }
}
