import Foundation
import LaunchDomain

/// The argument domain of an app in this process.
///
/// The domain belongs to the whole process, so the app's values are in it only while the app itself
/// runs. Meanwhile `UserDefaults.standard` returns the same values as in a process that was
/// launched with the arguments.
@MainActor
final class ArgumentDomain {
  private var values: [String: Any]
  /// The domain of the process, while this one is in effect.
  private var outer: [String: Any]?

  init(_ arguments: [String]) {
    var values: [String: Any] = [:]
    for case .pair(let key, let argument) in LaunchArguments(parsing: arguments).entries {
      values[key] = LaunchObject(argument: argument).propertyList
    }
    self.values = values
  }

  /// Adds values, replacing earlier ones with the same keys, at once if the domain is in effect.
  func merge(_ other: [String: Any]) {
    values.merge(other) { $1 }
    if let outer { Self.replace(outer.merging(values) { $1 }, in: .standard) }
  }

  /// Runs a block while the domain is in effect.
  func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard outer == nil else { return try body() }
    let defaults = UserDefaults.standard
    let before = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    outer = before
    if !values.isEmpty { Self.replace(before.merging(values) { $1 }, in: defaults) }
    defer {
      outer = nil
      if !values.isEmpty { Self.replace(before, in: defaults) }
    }
    return try body()
  }

  /// Replaces the domain, after removing it, because its earlier keys would still be found
  /// otherwise.
  private static func replace(_ values: [String: Any], in defaults: UserDefaults) {
    defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    defaults.setVolatileDomain(values, forName: UserDefaults.argumentDomain)
  }
}
