import AppRuntime
import Foundation
import LaunchDomain

/// The time of an app that a test launched or drives.
///
/// The launch argument `-ui-testing.clock` determines it, or else `UNDERSTUDY_CLOCK` in the environment.
/// Without them, time is virtual with `-ui-testing YES`, and real otherwise.
struct AutomatedClock {
  /// The way in which time passes.
  let mode: AppClock.Mode

  /// Reads the clock that a launch requests.
  ///
  /// - Parameters:
  ///   - argument: The value of the launch argument, if it was given.
  ///   - isTesting: Whether the launch says that the app is under test.
  ///   - environment: The environment of the process.
  init(
    argument: Any?, isTesting: Bool, environment: [String: String]
  ) throws(AutomatedClockError) {
    if let argument {
      let text = argument as? String ?? LaunchObject(argument).argument
      mode = try Self.mode(text, of: "-\(LaunchKey.uiTestingClock.name)")
    } else if let text = environment[LaunchClock.variable], !text.isEmpty {
      mode = try Self.mode(text, of: LaunchClock.variable)
    } else {
      mode = isTesting ? .virtual : .real
    }
  }

  private static func mode(
    _ text: String, of name: String
  ) throws(AutomatedClockError) -> AppClock.Mode {
    switch LaunchClock(rawValue: text) {
    case .virtual: .virtual
    case .real: .real
    case nil: throw .invalidClock(name: name, value: text)
    }
  }
}

/// The reason a launch can't have the clock that it requests.
enum AutomatedClockError: Error, Hashable {
  /// The value of a launch argument or an environment variable isn't a clock.
  case invalidClock(name: String, value: String)

  /// The error in English.
  var message: String {
    switch self {
    case .invalidClock(let name, let value):
      "\(name) is “\(value)”, which isn't a clock. Give virtual or real."
    }
  }
}
