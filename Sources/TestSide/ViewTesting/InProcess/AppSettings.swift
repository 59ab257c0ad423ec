import AutomationAgent
import Foundation
import LaunchDomain

/// The argument domain and the time zone of an app in this process.
///
/// Both belong to the whole process, so the app's settings are in effect only while the app itself runs.
/// Then `UserDefaults.standard` returns the same values as in a process that was launched with the
/// arguments, and `NSTimeZone.default` is the app's time zone.
@MainActor
final class AppSettings: InProcessSettings {
  private var values: [String: Any]
  /// The app's default time zone, or `nil` for that of the process.
  private var zone: TimeZone?
  /// The settings of the process while the app's are in effect.
  private var outer: Outer?

  private struct Outer {
    let values: [String: Any]
    let zone = NSTimeZone.default
  }

  init(_ arguments: [String]) {
    values = Self.values(of: arguments)
  }

  /// Adds launch arguments.
  func add(_ arguments: [String]) { merge(Self.values(of: arguments)) }

  func setLocale(_ values: [String: Any]) { merge(values) }

  func setTimeZone(_ zone: TimeZone) {
    self.zone = zone
    if outer != nil { NSTimeZone.default = zone }
  }

  /// Runs a block while the settings are in effect.
  func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard outer == nil else { return try body() }
    let outer = Outer(
      values: UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain))
    self.outer = outer
    if !values.isEmpty { Self.replace(outer.values.merging(values) { $1 }) }
    if let zone { NSTimeZone.default = zone }
    defer {
      self.outer = nil
      if !values.isEmpty { Self.replace(outer.values) }
      let zone = NSTimeZone.default
      if self.zone != nil || zone != outer.zone {
        // The app may have set the time zone itself.
        self.zone = zone
        NSTimeZone.default = outer.zone
      }
    }
    return try body()
  }

  /// Adds values, replacing those with the same keys; they are in effect at once if the domain is.
  private func merge(_ other: [String: Any]) {
    values.merge(other) { $1 }
    if let outer { Self.replace(outer.values.merging(values) { $1 }) }
  }

  private static func values(of arguments: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for case .pair(let key, let argument) in LaunchArguments(parsing: arguments).entries {
      values[key] = LaunchObject(argument: argument).propertyList
    }
    return values
  }

  /// Replaces the domain after removing it; otherwise its earlier keys would still be found.
  private static func replace(_ values: [String: Any]) {
    let defaults = UserDefaults.standard
    defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    defaults.setVolatileDomain(values, forName: UserDefaults.argumentDomain)
  }
}
