import Foundation

/// Puts secret launch values into an app's argument domain.
///
/// It is the app's counterpart of ``LaunchArguments/separatingSecrets(_:)``: afterwards
/// `UserDefaults.standard.string(forKey:)` returns the value as if it had been on the command line.
public enum SecretInstallation {
  // A separate volatile domain that no lookup searches. It tells the audit which keys were
  // installed, without global state.
  private static let domain = "LaunchDomain.InstalledSecrets"

  /// Puts the values of all pairs into the argument domain, replacing existing ones.
  ///
  /// Call it from one thread, before the app reads its arguments.
  public static func install(
    _ secrets: LaunchArguments, in defaults: UserDefaults = .standard
  ) {
    // Setting a domain is the slowest part of a launch in this module.
    if secrets.pairs.isEmpty { return }
    var values = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    var names = defaults.volatileDomain(forName: domain)
    for (key, argument) in secrets.pairs {
      values[key] = LaunchObject(argument: argument).propertyList
      names[key] = true
    }
    defaults.setVolatileDomain(values, forName: UserDefaults.argumentDomain)
    defaults.setVolatileDomain(names, forName: domain)
  }

  /// Returns the keys whose values were installed.
  static func installedKeys(in defaults: UserDefaults) -> Set<String> {
    Set(defaults.volatileDomain(forName: domain).keys)
  }
}

extension LaunchObject {
  /// The object in the form that user defaults hold.
  package var propertyList: Any {
    switch self {
    case .string(let value): value
    case .boolean(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .array(let items): items.map(\.propertyList)
    case .dictionary(let items): items.mapValues(\.propertyList)
    case .other(let type): "<\(type)>"
    }
  }
}
