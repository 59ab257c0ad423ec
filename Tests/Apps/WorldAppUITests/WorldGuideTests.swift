import Foundation
import Testing
import XCUIAutomation

/// A note, as the guide declares it.
private struct Note: Codable {
  var name = "token"
  var text: String
}

extension XCUIApplication.SavedState {
  static let loggedIn = Self("logged in") { app in
    try app.call("remember", with: Note(text: "grace"))
  }
}

/// The examples of the guide to the app's world, word for word.
@Suite struct WorldGuideTests {
  @Test func `the examples about commands work`() throws {
    let app = World.launch()
    try app.call("seed", with: [Book(title: "Emma", pages: 474)])
    let titles: [String] = try app.call("titles")
    #expect(titles == ["Emma"])
  }

  @Test func `the examples about saved state work`() throws {
    let folder = NSTemporaryDirectory() + "/guide-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/by-hand", withIntermediateDirectories: true)
    let app = World.app()
    app.launch(state: .loggedIn)
    app.launch(state: .empty)
    app.launch(state: .loggedIn)
    app.saveState(to: folder + "/logged-in")
    app.launch(state: .init(savedAt: folder + "/logged-in"))
    app.launch(state: .init(homeFolder: folder + "/by-hand"))
    app.launch(state: .init(savedAt: folder + "/logged-in"))
    app.terminate()
    let container = app.container
    #expect(container?.text(of: "Documents/token.txt") == "grace")
    #expect(container?.defaults["token"] as? String == "grace")
    #expect(container?.secrets["token"] == "grace")
  }

  @Test func `the examples about permissions and seeds work`() throws {
    let app = World.app()
    app.launchArguments += ["-ui-testing.grant", "camera,photos", "-ui-testing.deny", "location"]
    app.launch()
    app.resetAuthorizationStatus(for: .camera)
    #expect(try app.call("status of camera") == 0)
    app.launchArguments += ["-ui-testing.seed", "7"]
    app.launch()
    #expect(app.state == .runningForeground)
  }

  @Test func `the examples about language and region work`() throws {
    let app = World.app()
    app.launchArguments += ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
    app.launch()
    app.clock.setLocale("fr_FR")
    let price: String = try app.call("price", with: 1.5)
    #expect(price.contains("1,50"))
  }

  @Test func `every example of the guide is tested here, or is the app's`() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let guide = try text(
      "Sources/TestSide/XCUIAutomation/XCUIAutomation.docc/TheAppsWorld.md")
    let known = words(
      try String(contentsOfFile: #filePath, encoding: .utf8)
        + ["Chance", "Region", "Shelf"].map { try text("Sources/Apps/WorldApp/\($0).swift") }
        .joined())
    let examples = guide.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(examples.count >= 8)
    for example in examples { #expect(known.contains(words(example)), "\(example)") }
  }

  /// Returns the text without white space, because lines may be broken differently here.
  private func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
