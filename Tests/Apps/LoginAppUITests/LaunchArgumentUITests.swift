import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import Testing

@testable import XCUIAutomation

/// A mistyped launch argument ends the launch, before the app can talk to the real service.
@Suite struct LaunchArgumentUITests {
  @Test(arguments: [
    (["-ui-testng", "YES"], ["-ui-testng", "-ui-testing"]),
    (["-ui-testing", "YES", "-model.usr", "bob"], ["-model.usr", "-model.user"]),
    (["-ui-testing", "YES", "-model.error", "ofline"], ["-model.error", "offline"]),
    (["-ui-testing", "YES", "-model.delay", "soon"], ["-model.delay", "soon"]),
    (["ui-testing"], ["ui-testing"]),
    (["-ui-testing", "YES", "-model.user"], ["-model.user"]),
    (["-ui-testing", "YES", "-model.user", "a", "-model.user", "b"], ["-model.user", "2 times"]),
    (["-ui-testing", "YES", "-model.user", "(a, b)"], ["-model.user", "text"]),
  ])
  func `the failure names an unknown argument`(
    arguments: [String], words: [String]
  ) throws {
    let executable = try AppLocator().locate(.identifier("LoginApp"), testModule: nil)
    let session = try AppLauncher().launch(
      AppLaunch(executable: executable, arguments: arguments))
    defer { session.terminate() }
    do {
      try session.checkLaunchArguments()
      Issue.record("\(arguments) passed.")
    } catch let error as AppSessionError {
      #expect(error.code == .launchArguments)
      for word in words { #expect(error.message.contains(word), "\(error.message)") }
    }
  }

  @Test func `a secret that is joined to a mistyped key is hidden afterwards`() throws {
    let executable = try AppLocator().locate(.identifier("LoginApp"), testModule: nil)
    let session = try AppLauncher().launch(
      AppLaunch(
        executable: executable, arguments: ["-model.pasworrd=Hunter-Wq7", "-model.usr=bob"]))
    defer { session.terminate() }
    #expect(throws: AppSessionError.self) { try session.checkLaunchArguments() }
    #expect(session.redact("bob knows Hunter-Wq7.") == "bob knows <hidden>.")
  }

  @Test func `the audit uses the launch timeout, however short the answer timeout is`() throws {
    let executable = try AppLocator().locate(.identifier("LoginApp"), testModule: nil)
    var launch = AppLaunch(executable: executable, arguments: ["-ui-testing", "YES"])
    launch.limits.answer = .zero
    let session = try AppLauncher().launch(launch)
    defer { session.terminate() }
    #expect(try session.checkLaunchArguments() != nil)
  }

  @Test func `arguments that the app declares pass`() throws {
    let executable = try AppLocator().locate(.identifier("LoginApp"), testModule: nil)
    let session = try AppLauncher().launch(
      AppLaunch(
        executable: executable,
        arguments: ["-ui-testing", "YES", "-model.user", "bob", "-model.password", "1234"]))
    defer { session.terminate() }
    try session.checkLaunchArguments()
    #expect(try session.launchAudit()?.read.contains("ui-testing") == true)
  }

  @Test(arguments: ["LoginApp", "PlainGreeting", "WidgetCounter"])
  func `a slip in the harness's key fails every app's launch`(name: String) {
    let app = XCUIApplication(bundleIdentifier: name)
    app.launchArguments = ["-ui-testng", "YES"]
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { app.launch() } }
    #expect(error?.description.contains("Did you mean -ui-testing?") == true, "\(error as Any)")
    #expect(app.state == .notRunning)
  }

  /// Launches an app that declares no keys, and reads one argument at launch and one later.
  private func launchGreeting(_ arguments: String...) -> XCUIApplication {
    let app = XCUIApplication(bundleIdentifier: "PlainGreeting")
    app.launchArguments = arguments
    app.launch()
    return app
  }

  @Test func `the audit of an app that declares nothing sees the keys it reads`() throws {
    let app = launchGreeting("-greeting.tone", "warm", "-greeting.name", "Ann", "ui-testing")
    let before = try #require(app.launchArgumentAudit)
    #expect(before.seesEveryRead && !before.isDeclared)
    #expect(before.read == ["greeting.tone"])
    #expect(before.unread == ["greeting.name"])
    #expect(before.problems == [])
    app.buttons["Address"].tap()
    #expect(app.staticTexts["greeting"].label == "Hello Ann")
    #expect(app.launchArgumentAudit?.unread == [])
    #expect(app.launchArgumentAudit?.read == ["greeting.name", "greeting.tone"])
  }

  @Test func `a secret given twice fails the launch and stays hidden`() {
    let app = XCUIApplication(bundleIdentifier: "LoginApp")
    app.launchArguments = [
      "-ui-testing", "YES", "-model.password", "Zq7once", "-model.password", "Zq8twice",
    ]
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { app.launch() } }
    let text = error?.description ?? ""
    #expect(
      text.contains("-model.password was given 2 times; only the last value counts. Give it once."),
      "\(text)")
    #expect(!text.contains("Zq7") && !text.contains("Zq8"))
  }

  @Test func `keys that the system and the harness read are known`() throws {
    let app = launchGreeting(
      "-AppleLanguages", "(de)", "-AppleLocale", "de_DE", "-NSDoubleLocalizedStrings", "YES",
      "-UIUserInterfaceStyle", "Dark", "-ui-testing", "YES", "-ui-testing.clock", "virtual",
      "-ui-testing.screen", "phone")
    #expect(app.launchArgumentAudit?.notes == [])
  }

  @Test func `bad input to an app that declares nothing is reported but not refused`() throws {
    let app = launchGreeting(
      "-greeting.name", "Ann", "-greeting.name", "Bob", "--dashes", "1", "-ui-testing",
      "-greeting.tone")
    let audit = try #require(app.launchArgumentAudit)
    #expect(audit.repeated.map(\.key) == ["greeting.name"])
    let texts = audit.notes.map(\.message)
    #expect(texts.contains { $0.hasPrefix("-greeting.name was given 2 times") }, "\(texts)")
    #expect(texts.contains { $0.hasPrefix("-greeting.tone was not read, as no value follows it") })
    #expect(texts.contains { $0.hasPrefix("--dashes was given, and no read") })
    #expect(!texts.contains { $0.contains("ui-testing") })
    app.buttons["Address"].tap()
    #expect(app.staticTexts["greeting"].label == "Hello Bob")
    withKnownIssue { app.terminate() }
  }

  @Test func `an argument that is never read is a warning, or a failure of a strict launch`() {
    let app = launchGreeting("-greeting.tome", "warm")
    let text =
      "PlainGreeting was launched with arguments that it has not read. -greeting.tome was given, "
      + "and no read of it was seen. Did you mean -greeting.tone?"
    withKnownIssue {
      app.terminate()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [text] && issue.severity == .warning
    }
    app.launchArgumentPolicy = .strict
    app.launch()
    withKnownIssue {
      app.terminate()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [text] && issue.severity == .error
    }
  }

  @Test func `a strict launch whose arguments are all read passes`() {
    let app = XCUIApplication(bundleIdentifier: "PlainGreeting")
    app.launchArguments = ["-greeting.name", "Ann", "-greeting.tone", "warm", "ui-testing"]
    app.launchArgumentPolicy = .strict
    app.launch()
    app.buttons["Address"].tap()
    app.terminate()
  }

  @Test func `an argument that the app declares and never reads is found too`() {
    let app = XCUIApplication(bundleIdentifier: "LoginApp")
    app.launchArguments = ["-ui-testing", "YES", "-login.url", "http://127.0.0.1:1"]
    app.launchArgumentPolicy = .strict
    app.launch()
    #expect(app.launchArgumentAudit?.unread == ["login.url"])
    withKnownIssue { app.terminate() }
  }

  @Test(arguments: [
    ("strict", XCUIApplication.LaunchArgumentPolicy.strict), ("STRICT", .strict),
    ("lenient", .lenient), ("", .lenient), ("none", .lenient),
  ])
  func `the environment can make every launch strict`(
    word: String, policy: XCUIApplication.LaunchArgumentPolicy
  ) throws {
    let environment = ["UNDERSTUDY_LAUNCH_ARGUMENTS": word]
    #expect(XCUIApplication.LaunchArgumentPolicy.value(in: environment) == policy)
    #expect(XCUIApplication.LaunchArgumentPolicy.value(in: [:]) == .lenient)
  }

  @Test func `the first screen is laid out for the device's settings`() throws {
    let executable = try AppLocator().locate(.identifier("LoginApp"), testModule: nil)
    var launch = AppLaunch(executable: executable, arguments: ["-ui-testing", "YES"])
    func launched() throws -> (screenSize: CGSize, picture: Data) {
      let session = try AppLauncher().launch(launch)
      defer { session.terminate() }
      return (session.initialization.screenSize, try session.call(CaptureCall(.svg)).data)
    }
    let upright = try launched()
    launch.device = [.orientation(.landscapeLeft)]
    let onItsSide = try launched()
    #expect(onItsSide.screenSize.width == upright.screenSize.height)
    #expect(onItsSide.screenSize.height == upright.screenSize.width)
    launch.device = [.appearance(.dark)]
    #expect(try launched().picture != upright.picture)
  }
}
