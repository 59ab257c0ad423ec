import Foundation
import Testing

@testable import HarnessRunner

@Suite struct InspectionPageTests {
  /// Whether the page adapter's browser is installed.
  static let hasBrowser = FileManager.default.isExecutableFile(
    atPath: "/usr/lib/chromium/chromium-headless-shell")

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inspect-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = folder.appendingPathComponent("page.html").path
    let outcome = FeatureRunTests.run(["inspect", "LoginApp", "--html", page])
    #expect(outcome.status == .success && outcome.output == "\(page)\n", "\(outcome.errors)")
    try body(folder)
  }

  @Test func `the page is self-contained`() throws {
    try inFolder { folder in
      let text = try String(
        contentsOf: folder.appendingPathComponent("page.html"), encoding: .utf8)
      #expect(text.contains("default-src 'none'") && !text.contains("src=\"http"))
      #expect(text.contains("\\u003csvg") && text.contains(#"app.buttons[\"Login\"]"#))
    }
  }

  @Test func `a step that launches a program can be inspected`() {
    let step = #"the terminal program "sh -c 'echo hello; cat'" is launched"#
    let outcome = FeatureRunTests.run(["inspect", step])
    #expect(outcome.status == .success, "\(outcome.errors)")
    #expect(outcome.output.contains(#"the text "hello""#), "\(outcome.output)")
    let withArguments = FeatureRunTests.run(["inspect", step, "--", "-a", "b"])
    #expect(withArguments.status == .usage)
    let wrong = FeatureRunTests.run(["inspect", #"the terminal program "no-such" is launched"#])
    #expect(wrong.status == .missing && wrong.errors.contains("there is no program “no-such”"))
  }

  @Test func `steps before an inspection are carried out in order`() {
    let outcome = FeatureRunTests.run([
      "inspect", "LoginApp", "--after", "I type \"ab\" into the text field \"Username\"", "--after",
      "I type \"c\" into the text field \"Username\"",
    ])
    #expect(outcome.status == .success, "\(outcome.errors)")
    #expect(outcome.output.contains("value: abc"), "\(outcome.output)")
  }

  @Test func `the error for a program without an agent suggests a launching step`() {
    let outcome = FeatureRunTests.run(["inspect", "cat"])
    #expect(outcome.status == .missing)
    #expect(
      outcome.errors.contains(#"'the desktop program "cat" is launched'"#), "\(outcome.errors)")
  }

  @Test(.enabled(if: hasBrowser, "apt-get install -y chromium-headless-shell"))
  func `a page can be inspected by its file name`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inspect-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = folder.appendingPathComponent("a page.html").path
    try Data("<title>A</title><button>Brew</button>".utf8).write(to: URL(fileURLWithPath: page))
    let outcome = FeatureRunTests.run(["inspect", page])
    #expect(outcome.status == .success, "\(outcome.errors)")
    #expect(outcome.output.contains(#"the button "Brew""#), "\(outcome.output)")
  }

  @Test func `a page that can't be written is an error`() {
    let outcome = FeatureRunTests.run(["inspect", "LoginApp", "--html", "/proc/none/a.html"])
    #expect(outcome.status == .missing)
    #expect(outcome.errors.contains("/proc/none/a.html cannot be written"))
  }

  /// Uses the page in Chromium by mouse and keyboard.
  @Test(.enabled(if: hasBrowser, "apt-get install -y chromium-headless-shell"))
  func `a click copies, and the keyboard reaches everything`() throws {
    try inFolder { folder in
      let feature = folder.appendingPathComponent("page.feature")
      try Data(
        """
        Feature: The page of the inspector
          Scenario: By mouse
            Given the page "page.html" is open
            When I tap the row "Button, label: 'Login'"
            Then the screen shows "Copied: the button \\"Login\\""
            When I tap the button "Copy Swift"
            Then the screen shows "Copied: app.buttons"
            When I tap the image "The screen of LoginApp" at 30 %, 17 %
            Then the screen shows "Copied: the text field \\"Username\\""
          Scenario: By keyboard
            Given the page "page.html" is open
            When I press the key "w"
            Then the screen shows "Copied: app"
            When I press the key "down"
            And I press the key "w"
            Then the screen shows "Copied: app.windows"
        """.utf8
      ).write(to: feature)
      let outcome = FeatureRunTests.run(["run", feature.path, "--jobs", "1"])
      #expect(outcome.status == .success, "\(outcome.output)\(outcome.errors)")
    }
  }
}
