import AutomationProtocol
import Foundation
import Testing

@testable import AppDriving

private let known = AppSessionError.Circumstances(
  app: "LoginApp", processIdentifier: 7, lastRequest: "Tap \"Login\" Button",
  screen: "Username\n\n[Login]", log: ["one", "two"])

private let silent = AppSessionError.Circumstances(
  app: "LoginApp", processIdentifier: 7, lastRequest: nil, screen: nil, log: [])

private let afterwards: AppSessionError.Circumstances = {
  var circumstances = known
  circumstances.isAnswered = true
  return circumstances
}()

/// The circumstances of a program that an adapter drives.
private let driven: AppSessionError.Circumstances = {
  var circumstances = known
  circumstances.app = "zenity"
  circumstances.adapter = "understudy-desktop"
  return circumstances
}()

private let attached: AppSessionError.Circumstances = {
  var circumstances = driven
  circumstances.isAttached = true
  return circumstances
}()

private let messages: [(error: AppSessionError, code: String, message: String)] = [
  (
    .noSuchApp(name: "LoginAp", folder: "/b", nearest: ["LoginApp"]), "noSuchApp",
    "There is no executable “LoginAp” in /b. Did you mean “LoginApp”? "
      + "Make it a dependency of the test target, so that it is built with the tests."
  ),
  (
    .noSuchApp(name: "x", folder: "/b", nearest: []), "noSuchApp",
    "There is no executable “x” in /b. "
      + "Make it a dependency of the test target, so that it is built with the tests."
  ),
  (
    .noSuchApp(name: "", folder: "/b", nearest: []), "noSuchApp",
    "The bundle identifier is empty, so it names no app. XCUIApplication() is the app of the test "
      + "target."
  ),
  (
    .noAppToTest(folder: "/b", executables: ["tool"]), "noAppToTest",
    "No executable in /b links Understudy's agent, so there is no app to test. Name one with "
      + "XCUIApplication(bundleIdentifier:), or set TEST_TARGET_NAME. Executables there: tool."
  ),
  (
    .noAppToTest(folder: "/b", executables: []), "noAppToTest",
    "No executable in /b links Understudy's agent, so there is no app to test. Name one with "
      + "XCUIApplication(bundleIdentifier:), or set TEST_TARGET_NAME. "
      + "There are no executables there."
  ),
  (
    .severalApps(folder: "/b", executables: ["A", "B"]), "severalApps",
    "Several executables in /b link Understudy's agent. Name one with "
      + "XCUIApplication(bundleIdentifier:), or set TEST_TARGET_NAME. They are: A, B."
  ),
  (
    .noSuchFile(path: "/b/Ap", nearest: ["App", "Api"]), "noSuchFile",
    "There is no file /b/Ap. Did you mean “App” or “Api”?"
  ),
  (
    .noAdapter(name: "understudy-page", folder: "/b"), "noAdapter",
    "There is no “understudy-page” in /b, which drives apps of this kind. Make the adapter a "
      + "dependency of the test target, so that it is built with the tests."
  ),
  (
    .isFolder(path: "/b"), "isFolder", "/b is a folder; use the executable inside it."
  ),
  (
    .notExecutable(path: "/b/a.txt"), "notExecutable",
    "/b/a.txt may not be executed. If it is a program, allow it with chmod +x."
  ),
  (
    .cannotStart(app: "LoginApp", reason: "Exec format error"), "cannotStart",
    "LoginApp could not be started: Exec format error."
  ),
  (
    .refusedToStart(reason: "is it a program with windows?", known), "cannotStart",
    "LoginApp could not be started: is it a program with windows?"
  ),
  (
    .endedAtLaunch(.exited(status: 3), known), "endedAtLaunch",
    "LoginApp exited with status 3 before it answered. Run it by hand to see why; "
      + "if it printed nothing, it may not link Understudy's agent."
  ),
  (
    .endedAtLaunch(.exited(status: EX_USAGE), known), "endedAtLaunch",
    "LoginApp refused its command line: two"
  ),
  (
    .endedAtLaunch(.exited(status: EX_USAGE), silent), "endedAtLaunch",
    "LoginApp exited with status 64 before it answered. Run it by hand to see why; "
      + "if it printed nothing, it may not link Understudy's agent."
  ),
  (
    .notTheProtocol(output: ["Hello", "World"], known), "notTheProtocol",
    "LoginApp printed “Hello” on its standard output where an answer of the protocol was expected. "
      + "Either it does not link Understudy's agent, or it printed before the agent took over the "
      + "stream; start the agent first."
  ),
  (
    .unsupportedVersion(
      requested: .current, supported: ProtocolVersion(major: 2, minor: 1), app: "LoginApp"),
    "unsupportedVersion",
    "The test speaks version 1.0 of the protocol, LoginApp 2.1. "
      + "Build both with the same version of Understudy."
  ),
  (
    .notRunning(app: "LoginApp", before: nil), "notRunning",
    "LoginApp is not running. Was launch() called?"
  ),
  (
    .notRunning(app: "LoginApp", before: .exited(status: 0)), "notRunning",
    "LoginApp is not running; it exited with status 0."
  ),
  (
    .replaced(app: "InProcessApp (FirstScreen)", by: "InProcessApp (SecondScreen)"), "notRunning",
    "InProcessApp (FirstScreen) is not running: the test has launched InProcessApp (SecondScreen) "
      + "since, and only one app at a time can run in the test's own process. Use the first before "
      + "launch() of the second, launch() it again, or run one of them in a separate process."
  ),
  (
    .notRunning(app: "LoginApp", before: .signalled(SIGKILL), isKilledHere: true), "notRunning",
    "LoginApp is not running, because Understudy has killed it. Launch it again."
  ),
  (
    .notRunning(
      app: "LoginApp", before: .signalled(SIGKILL), isKilledHere: true,
      fault: .answerTooLong(byteCount: 20, limit: 10, .init(app: "LoginApp"))), "notRunning",
    "LoginApp is not running: LoginApp answered with a line of 20 bytes, and was killed; the limit is 10. "
      + "Launch it again."
  ),
  (
    .refusedToStart(reason: "there is no process 42", attached), "cannotStart",
    "zenity could not be attached to: there is no process 42."
  ),
  (
    .ended(.signalled(SIGKILL), driven), "ended",
    "zenity ended unexpectedly during “Tap \"Login\" Button”: it, or understudy-desktop, which drives it, "
      + "was ended by SIGKILL (from outside, or the memory ran out)."
  ),
  (
    .ended(.signalled(SIGSEGV), driven), "ended",
    "zenity crashed during “Tap \"Login\" Button”: it was ended by SIGSEGV "
      + "(it used memory that is not its own)."
  ),
  (
    .ended(.exited(status: 0), attached), "ended",
    "zenity ended unexpectedly during “Tap \"Login\" Button”."
  ),
  (
    .ended(.signalled(SIGSEGV), known), "ended",
    "LoginApp crashed during “Tap \"Login\" Button”: it was ended by SIGSEGV "
      + "(it used memory that is not its own)."
  ),
  (
    .ended(.exited(status: 0), afterwards), "ended",
    "LoginApp ended unexpectedly after “Tap \"Login\" Button”: it exited with status 0."
  ),
  (
    .ended(nil, known), "ended",
    "LoginApp ended unexpectedly during “Tap \"Login\" Button”: it closed its standard output."
  ),
  (
    .noAnswer(after: .milliseconds(10_250), known), "noAnswer",
    "LoginApp has not answered for 10.25 s of real time during “Tap \"Login\" Button”, "
      + "and was killed. Its main thread may be blocked."
  ),
  (
    .malformedAnswer(DecodingProblem(reason: "No JSON.", line: Data("{oops".utf8)), known),
    "malformedAnswer",
    "LoginApp answered with something that is not a message of the protocol during "
      + "“Tap \"Login\" Button”, and was killed. No JSON. It began: {oops"
  ),
  (
    .answerTooLong(byteCount: 300, limit: 200, known), "answerTooLong",
    "LoginApp answered with a line of 300 bytes during “Tap \"Login\" Button”, and was killed; "
      + "the limit is 200."
  ),
  (
    .flooded(
      OutputFlood(byteCount: 16_043_210, duration: .milliseconds(1230), limit: 16_000_000), known),
    "flooded",
    "LoginApp wrote 16.0 MB of output in 1.23 s during “Tap \"Login\" Button”, and was killed: "
      + "the limit for a request is 16.0 MB (outputLimit)."
  ),
  (
    .flooded(OutputFlood(byteCount: 2_500_000, duration: .seconds(10)), known), "flooded",
    "LoginApp wrote 2.5 MB of output in 10.0 s during “Tap \"Login\" Button” without answering, "
      + "and was killed."
  ),
  (
    .launchedByOtherTest(app: "LoginApp", test: "LoginTests.testA"), "launchedByOtherTest",
    "LoginApp was launched by LoginTests.testA, and this test has not launched it. "
      + "Call launch() first, or activate() to continue with the running app."
  ),
  (
    .cannotAsk(request: "Tap \"Login\" Button", reason: "No JSON."), "cannotAsk",
    "“Tap \"Login\" Button” cannot be sent to the app: No JSON."
  ),
]

@Suite struct `A session's error` {
  @Test(arguments: messages.indices) func `has a code and a message`(index: Int) {
    let (error, code, message) = messages[index]
    #expect(error.code.rawValue == code)
    #expect(error.message == message)
  }

  @Test func `shows the log and the last screen below its message`() {
    let error = AppSessionError.ended(.signalled(SIGABRT), known)
    #expect(
      error.details == [
        "Log of LoginApp:\n    one\n    two", "Last screen:\n    Username\n    \n    [Login]",
      ])
    #expect(error.description == ([error.message] + error.details).joined(separator: "\n"))
  }

  @Test func `shows the stack of an unresponsive main thread`() {
    var hung = known
    hung.mainThread = ["Model.load(), /app/Model.swift:12", "main, /app/main.swift:3"]
    let error = AppSessionError.noAnswer(after: .seconds(10), hung)
    #expect(
      error.message.hasSuffix(
        ", and was killed. Its main thread was in Model.load(), /app/Model.swift:12."))
    #expect(
      error.details.first
        == "Main thread of LoginApp:\n    Model.load(), /app/Model.swift:12\n    "
        + "main, /app/main.swift:3")
  }

  @Test func `shows output that isn't a protocol message`() {
    let quiet = AppSessionError.Circumstances(app: "ls")
    let error = AppSessionError.notTheProtocol(output: ["a", "b"], quiet)
    #expect(error.details == ["Printed:\n    a\n    b"])
    #expect(AppSessionError.notTheProtocol(output: ["a"], quiet).details == [])
  }

  @Test func `shows the first lines of a flood`() {
    let flood = OutputFlood(byteCount: 1, duration: .zero, firstLines: ["a", "b"])
    let quiet = AppSessionError.Circumstances(app: "App", log: ["z"])
    #expect(
      AppSessionError.flooded(flood, quiet).details
        == ["First output:\n    a\n    b", "Log of App:\n    z"])
  }

  @Test func `shows the end of a long log, or its crash report`() {
    var long = known
    long.screen = nil
    long.log = (1...50).map { "line \($0)" }
    #expect(long.sections[0].hasPrefix("Log of LoginApp:\n    … (30 more)\n    line 31\n"))
    long.log[20] = "App.swift:3: Fatal error: Index out of range"
    #expect(
      long.sections[0].hasPrefix("Log of LoginApp:\n    line 1\n    line 2\n"))
    #expect(
      long.sections[0].contains(
        "    line 20\n    App.swift:3: Fatal error: Index out of range\n    line 22"))
    #expect(long.sections[0].hasSuffix("line 50"))
  }
}
