import Foundation
import LaunchDomain

/// The argument domain of an app in this process.
///
/// The domain is the whole process's, so the app's values are in it only while the app itself runs:
/// `UserDefaults.standard` answers then as it does in a process that was launched with the arguments.
@MainActor
struct ArgumentDomain {
  private let values: [String: Any]

  init(_ arguments: [String]) {
    var values: [String: Any] = [:]
    for case .pair(let key, let argument) in LaunchArguments(parsing: arguments).entries {
      values[key] = LaunchObject(argument: argument).propertyList
    }
    self.values = values
  }

  /// Does something while the domain is in force.
  func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard !values.isEmpty else { return try body() }
    let defaults = UserDefaults.standard
    let before = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    Self.replace(before.merging(values) { $1 }, in: defaults)
    defer { Self.replace(before, in: defaults) }
    return try body()
  }

  /// Keys that a domain had before would go on being found, unless it is removed first.
  private static func replace(_ values: [String: Any], in defaults: UserDefaults) {
    defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    defaults.setVolatileDomain(values, forName: UserDefaults.argumentDomain)
  }
}
