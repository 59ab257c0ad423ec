import Foundation

extension SecretRedactor {
  /// Adds the secrets of this process's own launch: those among its launch arguments, also those that were
  /// kept off its command line, and in environment variables with the name of a secret.
  ///
  /// Call it after ``SecretInstallation/install(_:in:)``.
  public mutating func learnLaunch(
    _ defaults: UserDefaults = .standard,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let installed = SecretInstallation.installedKeys(in: defaults)
    let given = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    for (key, value) in given where installed.contains(key) || isSecret(key) {
      for text in LaunchObject(value).texts { learn(LaunchSecret(text)) }
    }
    // The shell's present directory isn't a password.
    for (name, value) in environment where name != "PWD" && name != "OLDPWD" && isSecret(name) {
      learn(LaunchSecret(value))
    }
  }
}
