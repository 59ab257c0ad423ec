import Foundation
import LaunchDomain

/// The argument domain of this process's user defaults, while an app in it is being made.
enum ArgumentDomain {
  /// Does something while `UserDefaults.standard` answers from launch arguments as it does in a process
  /// that was launched with them.
  ///
  /// The domain is the whole process's, so the values are there only until the body returns.
  @MainActor
  static func with<Result>(_ arguments: [String], _ body: () -> Result) -> Result {
    let defaults = UserDefaults.standard
    let before = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    var values = before
    for case .pair(let key, let argument) in LaunchArguments(parsing: arguments).entries {
      values[key] = LaunchObject(argument: argument).propertyList
    }
    replace(values, in: defaults)
    defer { replace(before, in: defaults) }
    return body()
  }

  /// Keys that a domain had before would go on being found, unless it is removed first.
  private static func replace(_ values: [String: Any], in defaults: UserDefaults) {
    defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    defaults.setVolatileDomain(values, forName: UserDefaults.argumentDomain)
  }
}
