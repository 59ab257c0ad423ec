import AppDriving
import Foundation
import Synchronization
import SystemShims
import Testing

/// The first line of the failure that each flow of `FailingSuites` must record.
private let expected: [String: String] = [
  "missingElement": """
  Failed to tap "Add" Button: No matches found for Elements matching predicate \
  '"Add" IN identifiers' from input {(
  """,
  "missingProperty": """
  Failed to get matching snapshot: No matches found for Descendants matching type Link \
  from input {(
  """,
  "missingFirstMatch": """
  Failed to press Link (First Match): No matches found for first query match sequence: \
  `Descendants matching type Link`, given input App element pid: PID
  """,
  "missingIndex": """
  Failed to double tap Button (Element at index 20): No matches found for Element at index 20 \
  from input {(
  """,
  "ambiguous": """
  Failed to tap "Twin" Button: Find single matching element. Multiple matching elements found \
  for <XCUIElementQuery: app.buttons["Twin"]>.
  """,
  "covered": """
  Failed to synthesize event: Not hittable: Button, {{240.0, 0.0}, {80.0, 16.0}}, label: 'Below'
  """,
  "offScreen": """
  Failed to synthesize event: Not hittable: Button, {{0.0, 500.0}, {80.0, 16.0}}, label: 'Far'
  """,
  "unfocused": """
  Failed to synthesize event: Neither element nor any descendant has keyboard focus. Event \
  dispatch snapshot: TextField, {{0.0, 64.0}, {80.0, 16.0}}, identifier: 'note'
  """,
  "tooLongString": """
  Invalid query - string identifier '\(String(repeating: "long ", count: 26))' exceeds maximum \
  length of 128 characters. You can work around this limitation by constructing a query with a \
  custom NSPredicate that specifies the property (label, title, value, placeholderValue, or \
  identifier) to match against.
  """,
  "notLaunched":
    "Failed to tap \"Save\" Button: Application FailingSuites is not running",
  "terminated": "Failed to get matching snapshots: Application agent.py is not running",
  "crash": "Failed to tap \"Crash\" Button: Lost connection to the application (pid PID).",
  "hang": "Failed to tap \"Hang\" Button: Timed out while synthesizing event.",
  "noSuchApp": """
  Failed to launch com.example.FailingSuite: There is no executable \
  “com.example.FailingSuite” in FOLDER. Did you mean “FailingSuites”? Make it a dependency of \
  the test target, so that it is built with the tests.
  """,
  "badStart": """
  Failed to launch agent.py: agent.py exited with status 3 before it answered. Run it by hand \
  to see why; if it printed nothing, it may not link Understudy's agent.
  """,
  "malformedPredicate": """
  Unable to parse the format string "label ==": expected a key or a value at character 8, \
  found the end of the string.
  """,
  "surplusArgument": """
  Unable to parse the format string "label == %@": argument count mismatch: it has 1 format \
  specifier, and 2 arguments were given; remove the rest, and note that a specifier inside quotes \
  is plain text.
  """,
  "missingArgument": """
  Unable to parse the format string "label == %@": argument count mismatch: %@ at character 9 has \
  no argument; it has 1 format specifier, and 0 arguments were given.
  """,
  "unknownKey": """
  Failed to get matching snapshot: No element has the attribute "lable". The attributes are \
  identifier, label, title, value, placeholderValue, isEnabled, isSelected, hasFocus, \
  hasKeyboardFocus, isHittable, frame, exists, horizontalSizeClass, verticalSizeClass, \
  identifiers, enabled, selected, hittable.
  """,
  "observedKey": """
  No element has the attribute "lable" (did you mean label?). The attributes are identifier, \
  frame, value, title, label, elementType, isEnabled, enabled, isSelected, selected, hasFocus, \
  hasKeyboardFocus, placeholderValue, horizontalSizeClass, verticalSizeClass, exists, \
  existsNoRetry, isHittable, hittable, count, identifiers.
  """,
  "unfulfilled": """
  Asynchronous wait failed - Exceeded timeout of 3.0 seconds, with unfulfilled expectations: \
  Expect predicate `label == "Never"` for object "Save" Button
  """,
  "blockPredicate": """
  Invalid predicate - a snapshot does not have "hittable". Use it in a separate predicate, \
  made with NSPredicate(format:), before the one with the block.
  """,
  "helper": """
  Failed to tap "Gone" Button: No matches found for Elements matching predicate \
  '"Gone" IN identifiers' from input {(
  """,
  "onlyTheFirst": """
  Failed to tap "Add" Button: No matches found for Elements matching predicate \
  '"Add" IN identifiers' from input {(
  """,
  "label": """
  Failed to get matching snapshot: No matches found for Elements matching predicate \
  '"Add" IN identifiers' from input {(
  """,
  "wait": """
  Failed to get matching snapshot: Find single matching element. Multiple matching elements \
  found for <XCUIElementQuery: app.buttons["Twin"]>.
  """,
  "setUp":
    "Failed to tap \"Save\" Button: Application FailingSuites is not running",
  "relaunch": """
  Failed to tap "Add" Button: No matches found for Elements matching predicate \
  '"Add" IN identifiers' from input {(
  """,
]

/// A failure in a library's report.
private struct Report: Hashable, Comparable, CustomStringConvertible {
  var file: String
  var line: Int
  var text: String

  var description: String { "\(file):\(line): \(text)" }

  static func < (left: Report, right: Report) -> Bool {
    (left.file, left.line, left.text) < (right.file, right.line, right.text)
  }
}

/// Suites that must fail, run in separate processes.
@Suite struct `Failures` {
  private static let folder = Fixture.package.path + "/Sources/Apps/FailingSuites/"

  /// Returns the failures that a file must cause.
  private func wanted(in file: String) throws -> [Report] {
    let lines = try String(contentsOfFile: Self.folder + file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var reports: [Report] = []
    for (index, line) in lines.enumerated() {
      guard let match = line.firstMatch(of: /\/\/ fails: (\w+)$/) else { continue }
      let text = try #require(expected[String(match.1)], "\(match.1) is not in the table")
      reports.append(Report(file: file, line: index + 1, text: text))
    }
    // Another test does the same asynchronously.
    if let ambiguous = reports.first(where: { $0.text == expected["ambiguous"] }) {
      reports.append(ambiguous)
    }
    return reports
  }

  /// Runs the suites with a library.
  ///
  /// - Returns: The program's output and status.
  private func output(of library: String) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: AppLocator.productsFolder + "/FailingSuites")
    process.environment = ProcessInfo.processInfo.environment.merging([
      "FAILING_SUITES_LIBRARY": library, "FAILING_SUITES_AGENT": Fixture.agent.path,
    ]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try ProcessStart.exclusively { try process.run() }
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    end.wait()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  private func normalized(_ text: Substring) -> String {
    String(text).replacing(/pid:? \d+/) { $0.output.hasPrefix("pid:") ? "pid: PID" : "pid PID" }
      .replacing(AppLocator.productsFolder, with: "FOLDER")
  }

  @Test func `are reported by XCTest, one for each test, at the line of the call`() throws {
    let (text, status) = try output(of: "XCTest")
    let reports = text.matches(of: /(?m)^(.+):(\d+): error: Failing\w+\.\w+ : (.*)$/).map {
      Report(
        file: String($0.1).replacing(Self.folder, with: ""), line: Int($0.2) ?? 0,
        text: normalized($0.3))
    }
    let wanted =
      try wanted(in: "Flow.swift") + wanted(in: "FailingSetUp.swift")
      + wanted(in: "FailingTestCase.swift")
      + [Report(file: "FailingTestCase.swift", line: 0, text: expected["unfulfilled"] ?? "")]
    #expect(reports.sorted() == wanted.sorted())
    #expect(text.contains("Executed 32 tests, with \(wanted.count) failures (0 unexpected)"))
    #expect(status != 0)
  }

  @Test func `are reported by Swift Testing, one for each test, at the line of the call`() throws {
    let (text, status) = try output(of: "Testing")
    let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let reports = plain.matches(
      of: /(?m)recorded an issue.* at (.*):(\d+):\d+: Issue recorded\n↳ (.*)$/
    ).map { Report(file: String($0.1), line: Int($0.2) ?? 0, text: normalized($0.3)) }
    let wanted = try wanted(in: "Flow.swift") + wanted(in: "FailingTests.swift")
    #expect(reports.sorted() == wanted.sorted())
    #expect(wanted.count == expected.count - 2, "only XCTest has expectations")
    // Five more expectations fail because their element is missing.
    #expect(plain.contains("with \(wanted.count + 5) issues."))
    #expect(status != 0)
    let note = try Regex(#"Waiting [57]\.0s for "Ad" Button to exist failed\.\n"#)
    #expect(plain.matches(of: note).count == 2, "\(plain)")
    #expect(
      plain.contains("\nQuery: app.buttons[\"Ad\"]\nMatched: 0 elements, after 5.0 s of app time."))
  }
}
