import AppDriving
import Foundation
import Synchronization
import Testing
import XCTestProgramRunning

@testable import XCUIAutomation

/// Secrets marked in every way, and every kind of failure.
@Suite struct `Secrets in failures` {
  private static let secrets = [
    "hunter-22-key", "sesame-open", "tok-abcdef", "typed-1234", "SuperSecretRest", "marked-5678",
    "MARKED-5678", "url-secret-99", "account-4711", "ACCOUNT-4711",
    "7q7q", "<hidden>q", "pasted-2468", "inherited-1357", "key-of-url-8642",
  ]

  /// The files to which the suite and this test themselves write secrets.
  private static let written: Set<String> = ["tree.json", "own.local.scheme"]

  @Test(arguments: ["activities", "all"])
  func `are hidden in everything that tests of XCTest write`(steps: String) throws {
    let output = try ProgramOutput.of(
      "SecretSuite",
      environment: [
        "UNDERSTUDY_STEPS": steps, "UNDERSTUDY_TRACE": "on", "TMPDIR": "temporary",
        "UNDERSTUDY_SCHEME": "own.local.scheme", "SHOP_TOKEN": "inherited-1357",
        "SHOP_SERVICE": "https://ada:key-of-url-8642@localhost/",
      ]
    ) { folder in
      let scheme = folder.appendingPathComponent("own.local.scheme")
      try Data("-testing.password account-4711".utf8).write(to: scheme)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: scheme.path)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("temporary"), withIntermediateDirectories: false)
    }
    for secret in Self.secrets {
      let lines = output.text.split(separator: "\n").filter { $0.contains(secret) }
      #expect(lines.isEmpty, "\(secret)")
      for (path, data) in output.files where !Self.written.contains(path) {
        #expect(data.firstRange(of: Data(secret.utf8)) == nil, "\(path)")
      }
    }
    // A letter is hidden only where it is typed.
    #expect(!output.text.contains("Type '§'"))
    #expect(!output.text.contains(#"Tap "7""#) && !output.text.contains(#"keys["7"]"#))
    #expect(output.text.contains(#"Tap "<hidden>" Key"#) == (steps == "all"))
    // The app gets the inherited values.
    for name in ["SHOP_TOKEN of 14", "SHOP_SERVICE of 38"] {
      #expect(output.text.contains("secret variable \(name) characters"), "\(output.text)")
    }
    #expect(output.failures.count == 26, "\(output.failures.joined(separator: "\n"))")
    for test in [
      "testKnowsTheSecrets", "testExpectsToFail", "testWarns", "testDescribes",
      "testOpensAnAddress",
    ] {
      #expect(output.text.contains("Test Case 'SecretSuite.\(test)' passed"), "\(output.text)")
    }
    #expect(output.text.contains(#"XCTAssertEqual failed: (<hidden>) is not"#))
    #expect(output.text.contains("\nLast screen:\n"))
    // The searched files exist.
    let traces = output.files.filter { $0.key.hasPrefix(".understudy/trace/") }
    #expect(traces.values.contains { $0.firstRange(of: Data("testHangs".utf8)) != nil })
    for place in ["cmdline", "environ"] { #expect(output.text.contains("/proc: \(place): ")) }
    let attached = output.files.filter { $0.key.contains("What -hidden- is") }
    #expect(attached.count == 2, "\(output.files.keys.sorted())")
    #expect(attached.values.contains(Data("It shows <hidden>.".utf8)))
  }

  @Test func `in URLs alone are hidden in everything that tests of XCTest write`() throws {
    let output = try ProgramOutput.of("URLSecretSuite", environment: ["UNDERSTUDY_TRACE": "on"])
    #expect(output.failures.count == 2, "\(output.text)")
    #expect(output.text.contains("It asks https://<hidden>@localhost/ for names."))
    #expect(!output.text.contains("url-secret-77"), "\(output.text)")
    for (path, data) in output.files {
      #expect(data.firstRange(of: Data("url-secret-77".utf8)) == nil, "\(path)")
    }
  }

  @Test func `are hidden in errors and descriptions under Swift Testing`() throws {
    let app = Fixture.launch(
      """
      {"type": "textField", "identifier": "name", "frame": [0, 0, 320, 16]},
      {"type": "staticText", "label": "marked-5678", "frame": [0, 16, 320, 16]}
      """)
    let name = app.textFields["name"]
    name.tap()
    name.typeText(Secret("marked-5678"))
    #expect(name.value as? String == "marked-5678")
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["marked-5678"].tap() }
    }
    let missing = app.buttons["marked-5678"]
    missing.waitForExistence(timeout: 1)
    for text in [
      error?.description, error?.message, app.debugDescription, app.staticTexts.debugDescription,
      missing.testDescription,
    ] {
      #expect(text?.contains("<hidden>") == true && text?.contains("marked-5678") == false)
    }
  }

  private static let purpose = "on purpose"
  private static let issues = Mutex<[Issue]>([])

  private struct Leak: Error, CustomStringConvertible {
    let description: String
  }

  @Test(
    .compactMapIssues { issue in
      guard issue.comments.contains(where: { $0.rawValue.contains(purpose) }) else { return issue }
      issues.withLock { $0.append(issue) }
      return nil
    }, .hidesSecrets)
  func `are hidden in expectations of Swift Testing by a trait`() throws {
    let app = Fixture.launch(
      """
      {"type": "textField", "identifier": "name", "frame": [0, 0, 320, 16]}
      """)
    let name = app.textFields["name"]
    name.tap()
    #expect(name.label == "before", "\(Self.purpose)")
    name.typeText(Secret("marked-5678"))
    let value = try #require(name.value as? String)
    let text = "marked"
    #expect(value == text, "\(Self.purpose)")
    #expect(throws: Never.self, "\(Self.purpose): \(value)") {
      throw Leak(description: "The name is \(value).")
    }
    Issue.record("\(Self.purpose): \(value)")
    let issues = Self.issues.withLock { $0 }
    #expect(issues.count == 4)
    let texts = issues.map { "\($0)" }
    #expect(texts.allSatisfy { !$0.contains("marked-5678") }, "\(texts)")
    if case .expectationFailed = issues.first?.kind {} else { Issue.record("\(texts)") }
    #expect(
      texts.dropFirst().first?.contains(
        #"Expectation failed: (value → "<hidden>") == (text → "marked")"#) == true, "\(texts)")
    #expect(texts.last?.hasSuffix("\(Self.purpose): <hidden>") == true, "\(texts)")
  }

  @Test func `are hidden in the difference from the expected value`() {
    let app = Fixture.launch(
      """
      {"type": "secureTextField", "identifier": "password", "frame": [0, 0, 320, 16]},
      {"type": "textField", "identifier": "name", "frame": [0, 16, 320, 16]},
      {"type": "textField", "identifier": "code", "frame": [0, 32, 320, 16], "capitals": true}
      """)
    let (password, code) = (app.secureTextFields["password"], app.textFields["code"])
    password.tap()
    let first = #expect(throws: XCUIAutomationError.self) {
      try attempting { password.typeText("hunter22", expecting: "hunter2") }
    }
    #expect(first?.message.contains("What was typed is \"<hidden>\"") == true)
    #expect(first?.description.contains("hunter") == false, "\(first as Any)")
    code.tap()
    let second = #expect(throws: XCUIAutomationError.self) {
      try attempting { code.typeText(Secret("sesame-open")) }
    }
    #expect(second?.description.lowercased().contains("sesame") == false, "\(second as Any)")
    password.tap()
    let third = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.typeText("1234\tTabbedRest", expecting: "TabbedRes") }
    }
    #expect(third?.description.contains("Tabbed") == false, "\(third as Any)")
  }

  @Test func `are hidden as a field has formatted them`() {
    let app = Fixture.launch(
      """
      {"type": "textField", "identifier": "code", "frame": [0, 0, 320, 16], "capitals": true}
      """)
    app.readsTypedTextBack = false
    let code = app.textFields["code"]
    code.tap()
    code.typeText(Secret("sesame-open"))
    #expect(code.value as? String == "SESAME-OPEN")
    for text in [app.debugDescription, code.debugDescription] {
      #expect(text.contains("<hidden>") && !text.lowercased().contains("sesame"), "\(text)")
    }
  }

  @Test func `of any length are hidden even if shown in part`() {
    let token = "t" + (0..<1000).map(String.init).joined()
    let app = Fixture.launch(
      """
      {"type": "textField", "identifier": "name", "frame": [0, 0, 320, 16]},
      {"type": "button", "label": "\(token)", "frame": [0, 16, 320, 16]},
      {"type": "button", "label": "\(token)", "frame": [0, 32, 320, 16]}
      """)
    app.textFields["name"].tap()
    app.textFields["name"].typeText(Secret(token))
    for body in [
      { app.buttons.element.tap() }, { app.switches[token].tap() },
      { app.buttons.matching(NSPredicate(format: "label == '\(token)'")).element.tap() },
      { app.textFields["name"].adjust(toSwitchValue: true) },
    ] {
      let error = #expect(throws: XCUIAutomationError.self) { try attempting(body) }
      #expect(error?.description.contains("012345") == false, "\(error as Any)")
      #expect(error?.description.contains("<hidden>") == true)
    }
  }

  @Test func `of one letter, or empty ones, leave other text unchanged`() {
    let app = Fixture.launch(
      """
      {"type": "textField", "identifier": "name", "frame": [0, 0, 320, 16], "capitals": true}
      """)
    let name = app.textFields["name"]
    name.tap()
    name.typeText(Secret(""))
    #expect((name.value as? String ?? "").isEmpty)
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { name.typeText(Secret("e")) }
    }
    #expect(error?.description.contains("name") == true, "\(error as Any)")
    #expect(error?.description.contains("\"e\"") == false, "\(error as Any)")
    let missing = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["elevenses"].tap() }
    }
    #expect(missing?.description.contains("elevenses") == true, "\(missing as Any)")
  }

  @Test func `that a line feed moves to another field are hidden in a real app`() {
    let app = XCUIApplication(bundleIdentifier: "LoginApp")
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    app.secureTextFields["Password"].tap()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.secureTextFields["Password"].typeText("1234\nSuperSecretRest") }
    }
    #expect(error?.description.contains("SuperSecret") == false, "\(error as Any)")
    #expect(error?.description.contains("what was left is \"<hidden>\"") == true)
  }

  @Test func `in variables reach a Swift app, and the system doesn't show them`() throws {
    let app = XCUIApplication(bundleIdentifier: "PlainGreeting")
    app.launchEnvironment = ["GREETING_TOKEN": "tok-abcdef", "GREETING_COLOUR": "blue"]
    app.launch()
    let session = try #require(try app.handle.application.session(in: .current))
    let process = try #require(session.processIdentifier)
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(process)/environ"))
    let shown = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    #expect(shown.contains("GREETING_COLOUR=blue") && !shown.contains("tok-abcdef"))
    app.buttons["Address"].tap()
    #expect(app.staticTexts["greeting"].label == "Hello you with 10 characters")
  }
}
