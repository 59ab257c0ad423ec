import Foundation

extension LaunchScheme {
  /// Gives a process the arguments of its local scheme, as Xcode gives tests those of theirs:
  /// `UserDefaults.standard.string(forKey:)` finds them.
  ///
  /// What stands on the command line goes before. Without a local scheme nothing happens.
  ///
  /// - Parameters:
  ///   - places: Files or folders near which the scheme is looked for, the first that has one.
  ///   - defaults: Where the arguments go.
  ///   - environment: The process's environment.
  /// - Throws: The error of a scheme that is there and cannot be used.
  package static func install(
    near places: [String], in defaults: UserDefaults = .standard,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(LaunchDomainError) {
    for place in places {
      let found = try find(.near(place), environment: environment)
      guard found.exists else { continue }
      let scheme = try LaunchScheme(contentsOf: found.file, environment: environment)
      var values: [String: Any] = [:]
      for (key, argument) in scheme.arguments.pairs {
        values[key] = LaunchObject(argument: argument).propertyList
      }
      values.merge(defaults.volatileDomain(forName: UserDefaults.argumentDomain)) { $1 }
      defaults.setVolatileDomain(values, forName: UserDefaults.argumentDomain)
      return
    }
  }
}
