import Foundation

/// Puts secret launch values into an app's argument domain.
///
/// The app side of ``LaunchArguments/separatingSecrets(_:)``: after it,
/// `UserDefaults.standard.string(forKey:)` gives the value as if it had been on the command line.
public enum SecretInstallation {
  // A volatile domain of its own that nobody searches: the audit finds there which keys came
  // this way, and no global is needed.
  private static let domain = "LaunchDomain.InstalledSecrets"

  /// Puts the values of all pairs into the argument domain, over any that are there.
  ///
  /// Call it before the app reads its arguments, from one thread.
  public static func install(
    _ secrets: LaunchArguments, in defaults: UserDefaults = .standard
  ) {
    // Setting a domain costs a launch more than anything else here.
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

  /// The keys whose values were installed.
  static func installedKeys(in defaults: UserDefaults) -> Set<String> {
    Set(defaults.volatileDomain(forName: domain).keys)
  }
}

extension LaunchObject {
  /// The object as user defaults hold it.
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
