import AppDriving
import Foundation
import Testing
import XCUIAutomation

/// Each fault of an app's process, its system and its pipes at each step of the login.
///
/// `Fixtures/Faults/faulty.py` runs the app and lets things go wrong at the step. The table says what a
/// test is told, in a word; the test prints it with what it has seen.
@Suite struct FaultMatrixTests {
  /// A step of the login, at whose request something goes wrong.
  private enum Step: String, CaseIterable {
    case launch = "initialize 1"
    case user = "perform 2"
    case password = "perform 4"
    case login = "perform 5"
    case result = "wait 1"
  }

  /// What becomes of a test.
  private enum Outcome: String {
    /// The login succeeds.
    case passes
    /// The app could not be launched.
    case launch
    /// The app has ended, and how is said.
    case ended
    /// The app hasn't answered within the limit.
    case silent
    /// The system of this machine doesn't permit the fault.
    case forbidden
    /// Something else, which the test prints.
    case other
  }

  /// A fault, and what is to become of a test at each step.
  private struct Row {
    var fault: String
    var expected: [Outcome]
    /// What the failures at the later steps say.
    var text = ""
  }

  private static let rows = [
    Row(fault: "none", expected: [.passes, .passes, .passes, .passes, .passes]),
    Row(fault: "killed", expected: [.launch, .ended, .ended, .ended, .ended], text: "SIGKILL"),
    Row(fault: "stopped", expected: [.launch, .silent, .silent, .silent, .silent]),
    Row(fault: "crashing", expected: [.launch, .ended, .ended, .ended, .ended], text: "SIGSEGV"),
    Row(fault: "hanging", expected: [.launch, .silent, .silent, .silent, .silent]),
    Row(
      fault: "out-of-memory", expected: [.launch, .ended, .ended, .ended, .ended],
      text: "it was ended by SIG"),
    Row(fault: "out-of-descriptors", expected: [.launch, .passes, .passes, .passes, .passes]),
    Row(fault: "disk-full", expected: [.passes, .passes, .passes, .passes, .passes]),
    Row(fault: "read-only", expected: [.passes, .passes, .passes, .passes, .passes]),
    Row(
      fault: "pipe-cut", expected: [.launch, .ended, .ended, .ended, .ended],
      text: "it closed its standard output"),
    Row(fault: "split", expected: [.passes, .passes, .passes, .passes, .passes]),
    Row(fault: "delayed", expected: [.passes, .passes, .passes, .passes, .passes]),
  ]

  @Test func `each fault has one clear failure within its limit, and no consequences`() throws {
    var table = [["fault"] + Step.allCases.map { "\($0)" }]
    for row in Self.rows {
      var cells: [String] = []
      for (step, expected) in zip(Step.allCases, row.expected) {
        let seen = try outcome(of: row.fault, at: step)
        cells.append(seen.outcome.rawValue)
        #expect(
          seen.outcome == expected || seen.outcome == .forbidden, "\(row.fault) at \(step): \(seen)"
        )
        if seen.outcome == .ended {
          #expect(
            row.text.isEmpty || seen.text.contains(row.text), "\(row.fault) at \(step): \(seen)")
        }
      }
      table.append([row.fault] + cells)
      #expect(logIn(plainApp()) == nil, "after \(row.fault)")
    }
    print(Self.text(of: table))
  }

  private static func text(of table: [[String]]) -> String {
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      zip(row, widths).map { $0.padding(toLength: $1 + 2, withPad: " ", startingAt: 0) }.joined()
        .trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }

  private func outcome(
    of fault: String, at step: Step
  ) throws -> (outcome: Outcome, text: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pids = folder.appendingPathComponent("pids")
    let app = XCUIApplication(url: Self.program)
    app.launchArguments = plainApp().launchArguments
    app.launchEnvironment = [
      "FAULT": fault, "FAULT_STEP": step.rawValue, "FAULT_PIDS": pids.path,
      "FAULT_APP": try AppLocator().locate(.identifier("LoginApp"), testModule: nil).path,
      // The report of a crash takes a second.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    let waits = ["stopped", "hanging"].contains(fault)
    // A busy machine may need long for what it does in vain in no time.
    let launchWaits = waits || fault == "out-of-descriptors"
    app.launchTimeout = launchWaits && step == .launch ? 0.5 : 60
    app.answerTimeout = 60
    let text = logIn(app) { if waits, $0 == step { app.answerTimeout = 0.2 } }
    app.terminate()
    // Without the file the limit was over before anything ran.
    let identifiers = (try? String(contentsOf: pids, encoding: .utf8)) ?? ""
    for identifier in identifiers.split(separator: " ") {
      #expect(!isAlive(String(identifier)), "\(fault) at \(step) leaves a process")
    }
    guard let text else { return (.passes, "") }
    if text.contains("Operation not permitted") { return (.forbidden, text) }
    if text.hasPrefix("Failed to launch") { return (.launch, text) }
    if text.contains("Lost connection to the application") { return (.ended, text) }
    if text.contains("Timed out while") { return (.silent, text) }
    return (.other, text)
  }

  private func plainApp() -> XCUIApplication {
    let app = XCUIApplication(bundleIdentifier: "LoginApp")
    app.launchArguments = [
      "-ui-testing", "YES", "-model.user", "test", "-model.password", "1234",
    ]
    return app
  }

  /// Logs in, and returns the failure, if there is one.
  ///
  /// - Parameter begin: Called before the request of each step.
  private func logIn(
    _ app: XCUIApplication, before begin: (Step) -> Void = { _ in }
  ) -> String? {
    do {
      try attempting {
        begin(.launch)
        app.launch()
        app.textFields["Username"].tap()
        begin(.user)
        app.textFields["Username"].typeText("test")
        app.secureTextFields["Password"].tap()
        begin(.password)
        app.secureTextFields["Password"].typeText("1234")
        begin(.login)
        app.buttons["Login"].tap()
        begin(.result)
        guard app.staticTexts["Success"].waitForExistence(timeout: 2) else { throw NoSuccess() }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  private struct NoSuccess: Error {}

  private func isAlive(_ identifier: String) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8),
      let state = text.split(separator: ")").last?.split(separator: " ").first
    else { return false }
    return state != "Z"
  }

  private static let program: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Fixtures/Faults/faulty.py")
  }()
}
