import Foundation
import LaunchDomain
import TerminalUIKit
import Testing

@testable import TerminalUIKitAutomation

/// The reply to a person who starts an app from a shell.
@MainActor
@Suite struct LaunchReplyTests {
  final class Delegate: UIResponder, UIApplicationDelegate, LaunchOptionsProviding {
    let launchOptions: LaunchOptions

    init(_ arguments: [String]) {
      let speed = LaunchKey("speed", default: 1.5, help: "How fast.")
      launchOptions = LaunchOptions(
        LaunchSchema(speed), defaults: Defaults(arguments) ?? .standard, arguments: arguments)
    }

    required override convenience init() { self.init([]) }
  }

  /// User defaults with the values of one command line only.
  final class Defaults: UserDefaults {
    private let arguments: LaunchArguments

    init?(_ arguments: [String]) {
      self.arguments = LaunchArguments(parsing: arguments)
      super.init(suiteName: nil)
    }

    override func object(forKey key: String) -> Any? {
      arguments.strings.firstIndex(of: "-" + key).map { arguments.strings[$0 + 1] }
    }
  }

  @Test(arguments: [["-help", "YES"], ["--help"], ["-h"], ["-help"], ["-speed", "2", "--help"]])
  func `help is printed on request`(arguments: [String]) throws {
    let reply = try #require(LaunchReply(to: Delegate(arguments), isAutomated: false))
    #expect(reply.status == 0)
    #expect(reply.text.contains("-speed NUMBER"))
    #expect(reply.text.contains("How fast."))
  }

  @Test(arguments: [
    (["-sped", "2"], "Did you mean -speed?"), (["-speed", "fast"], "is not a number"),
    (["-ui-testng", "YES"], "-ui-testing"), (["sped"], "doesn't belong to a key"),
    (["--speed=2"], "Write -speed and the value"), (["-speed", "1", "-speed", "2"], "2 times"),
  ])
  func `an app with invalid arguments is not launched`(
    arguments: [String], text: String
  ) throws {
    let reply = try #require(LaunchReply(to: Delegate(arguments), isAutomated: false))
    #expect(reply.status == EX_USAGE)
    #expect(reply.text.contains(text), "\(reply.text)")
    #expect(reply.text.contains(" -help YES lists "))
    // A test gets the audit after the launch instead.
    #expect(LaunchReply(to: Delegate(arguments), isAutomated: true) == nil)
  }

  @Test(arguments: [
    [], ["-speed", "2"], ["-help", "NO"], ["-ui-testing", "YES"], ["-AppleLanguages", "(de)"],
  ])
  func `an app with valid arguments is launched`(arguments: [String]) {
    #expect(LaunchReply(to: Delegate(arguments), isAutomated: false) == nil)
  }

  @Test func `an app that declares no arguments is launched`() {
    final class Plain: UIResponder, UIApplicationDelegate {}
    #expect(LaunchReply(to: Plain(), isAutomated: false) == nil)
  }
}
