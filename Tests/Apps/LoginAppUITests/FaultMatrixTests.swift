import AppDriving
import Foundation
import Synchronization
import Testing
import XCUIAutomation

/// Each fault of an app's process, its system and its pipes at each step of the login.
///
/// `FaultyRelay` runs the app and causes the fault at the step. `FaultRow` lists the expected outcomes; the
/// test prints them as a table.
@Suite struct FaultMatrixTests {
  @Test func `each fault has one clear failure within its limit, and no consequences`() throws {
    let relay = try AppLocator().locate(.identifier("FaultyRelay"), testModule: nil)
    let login = try AppLocator().locate(.identifier("LoginApp"), testModule: nil)
    var words: [String: [String]] = [:]
    // All cells that wait run at once, the others row by row.
    let groups = [FaultRow.all.filter(\.waits)] + FaultRow.all.filter { !$0.waits }.map { [$0] }
    for rows in groups {
      let cells = try rows.flatMap { row in
        try FaultStep.allCases.map { try Cell(row, $0, relay: relay, app: login) }
      }
      sideBySide(cells)
      for cell in cells {
        let expected = cell.row.outcome(cell.step)
        let seen = cell.failure.withLock(\.self) ?? "nothing was seen"
        let isExpected = expected.texts.contains(seen)
        #expect(isExpected, "\(cell.row.fault) at \(cell.step): \(seen)")
        #expect(cell.processesAreGone, "\(cell.row.fault) at \(cell.step) leaves a process")
        words[cell.row.fault, default: []].append(isExpected ? expected.word : "OTHER")
      }
      let plain = XCUIApplication(bundleIdentifier: "LoginApp")
      plain.launchArguments = Self.arguments
      #expect(Self.logIn(plain) == nil, "after \(rows.map(\.fault))")
    }
    let header = ["fault"] + FaultStep.allCases.map { "\($0)" }
    print(Self.text(of: [header] + FaultRow.all.map { [$0.fault] + (words[$0.fault] ?? []) }))
  }

  /// Runs each cell on a thread, until the last has ended.
  ///
  /// A launch sends the other apps to the background, to which a faulty app doesn't respond in time. So the
  /// faults begin only after all apps have been launched.
  private func sideBySide(_ cells: [Cell]) {
    let group = DispatchGroup()
    let launches = DispatchGroup()
    for _ in cells { launches.enter() }
    for cell in cells {
      group.enter()
      Thread {
        cell.run {
          launches.leave()
          launches.wait()
        }
        group.leave()
      }.start()
    }
    group.wait()
  }

  private static func text(of table: [[String]]) -> String {
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      zip(row, widths).map { $0.padding(toLength: $1 + 2, withPad: " ", startingAt: 0) }.joined()
        .trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }

  static let arguments = ["-ui-testing", "YES", "-model.user", "test", "-model.password", "1234"]

  /// Logs in, and returns the failure, if there is one.
  ///
  /// - Parameters:
  ///   - begin: Called before each step's request.
  ///   - afterLaunch: Called after the launch, even if it failed.
  fileprivate static func logIn(
    _ app: XCUIApplication, before begin: (FaultStep) -> Void = { _ in },
    afterLaunch: () -> Void = {}
  ) -> String? {
    do {
      return try attempting {
        begin(.launch)
        app.launch()
        afterLaunch()
        app.textFields["Username"].tap()
        begin(.user)
        app.textFields["Username"].typeText("test")
        app.secureTextFields["Password"].tap()
        begin(.password)
        app.secureTextFields["Password"].typeText("1234")
        begin(.login)
        app.buttons["Login"].tap()
        begin(.result)
        if app.staticTexts["Success"].waitForExistence(timeout: 2) { return nil }
        return app.staticTexts["results"].label
      }
    } catch {
      return "\(error)"
    }
  }
}

/// A fault at a step, with a separate executable, because proxies for the same executable share an app.
private final class Cell: Sendable {
  let row: FaultRow
  let step: FaultStep
  /// The failure with N in place of varying numbers; empty without a failure.
  let failure = Mutex<String?>(nil)
  private let app: URL
  private let folder: URL

  private var relay: URL { folder.appendingPathComponent("FaultyRelay") }
  private var pids: URL { folder.appendingPathComponent("pids") }

  init(_ row: FaultRow, _ step: FaultStep, relay: URL, app: URL) throws {
    self.row = row
    self.step = step
    self.app = app
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: self.relay, withDestinationURL: relay)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// - Parameter afterLaunch: Called after the launch, even if it failed.
  func run(afterLaunch: () -> Void) {
    let proxy = XCUIApplication(url: relay)
    proxy.launchArguments = FaultMatrixTests.arguments + row.arguments
    proxy.launchEnvironment = [
      "FAULT": row.fault, "FAULT_STEP": step.rawValue, "FAULT_PIDS": pids.path,
      "FAULT_APP": app.path,
      // A backtrace takes a second.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    let isSilent = row.waits && row.fault != "pipe-cut"
    proxy.launchTimeout = isSilent && step == .launch ? 0.5 : 60
    proxy.answerTimeout = 60
    let text = FaultMatrixTests.logIn(
      proxy, before: { if isSilent, $0 == step { proxy.answerTimeout = 0.2 } },
      afterLaunch: afterLaunch)
    proxy.terminate()
    failure.withLock { $0 = Self.beginning(of: text ?? "") }
  }

  /// Returns the sentences before the log and the screen, with N in place of varying numbers.
  private static func beginning(of text: String) -> String {
    text.components(separatedBy: "\n").prefix(2)
      .prefix { !$0.hasPrefix("Log of ") && !$0.hasPrefix("Last screen") }
      .joined(separator: " ")
      .replacing(/pid [^)]+/, with: "pid N").replacing(/\d+\.\d+ ?s\b/, with: "N s")
  }

  /// Whether the relay and the app have ended.
  var processesAreGone: Bool {
    // Without the file the time limit ended before anything was started.
    let identifiers = (try? String(contentsOf: pids, encoding: .utf8)) ?? ""
    return identifiers.split(separator: " ").allSatisfy { identifier in
      let path = "/proc/\(identifier)/stat"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let state = text.split(separator: ")").last?.split(separator: " ").first
      return state == nil || state == "Z"
    }
  }
}
