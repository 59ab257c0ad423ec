import Foundation
import Testing

@testable import LaunchDomain

enum ModelFailure: String, CaseIterable, LaunchValue {
  case offline, timeout, server
}

extension LaunchKey where Value == Double {
  static var modelDelay: Self {
    Self("model.delay", default: 0, help: "Seconds before the stand-in answers.")
  }
}

extension LaunchKey where Value == String? {
  static var modelUser: Self { Self("model.user", help: "The name that the stand-in accepts.") }
}

extension LaunchKey where Value == LaunchSecret {
  static var modelPassword: Self {
    Self(
      "model.password", default: LaunchSecret("swordfish"),
      help: "The password that the stand-in accepts.")
  }
}

extension LaunchKey where Value == ModelFailure? {
  static var modelError: Self { Self("model.error", help: "How every login fails.") }
}

extension LaunchSchema {
  static var sample: Self { Self(.modelUser, .modelPassword, .modelDelay, .modelError) }
}

extension LaunchOptions {
  /// Makes options over separate user defaults whose argument domain holds these arguments.
  static func sample(
    _ schema: LaunchSchema = .sample, given arguments: String...
  ) throws -> LaunchOptions {
    try sample(schema, givenAll: arguments)
  }

  static func sample(_ schema: LaunchSchema, givenAll arguments: [String]) throws -> LaunchOptions {
    let defaults = try #require(UserDefaults(suiteName: UUID().uuidString))
    defaults.give(arguments)
    return LaunchOptions(schema, defaults: defaults, arguments: arguments)
  }
}

extension UserDefaults {
  /// Puts arguments into the argument domain, as Foundation does at launch.
  func give(_ arguments: [String]) {
    var domain: [String: Any] = [:]
    for (key, argument) in LaunchArguments(parsing: arguments).pairs {
      domain[key] = LaunchObject(argument: argument).propertyList
    }
    setVolatileDomain(domain, forName: UserDefaults.argumentDomain)
  }
}
