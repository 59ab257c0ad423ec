import Foundation

extension LaunchScheme {
  /// Installs a process's local scheme in its user defaults, as Xcode does for tests with theirs.
  ///
  /// Afterwards `UserDefaults.standard.string(forKey:)` finds the arguments. The command line takes
  /// precedence. Without a local scheme, the method does nothing.
  ///
  /// - Parameters:
  ///   - places: The files or folders near which to look for the scheme; the first that has one
  ///     counts.
  ///   - defaults: The user defaults to install the arguments in.
  ///   - environment: The process's environment.
  /// - Throws: An error if a scheme exists but can't be used.
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
