extension LaunchArguments {
  /// Returns secrets that came with the first request as the arguments that they were, in the order of their keys.
  ///
  /// - Parameter secrets: The values by key, without its dash.
  public static func words(of secrets: [String: String]) -> [String] {
    secrets.sorted { $0.key < $1.key }.flatMap { ["-\($0.key)", $0.value] }
  }

  /// Separates the pairs whose keys are secret, or whose values contain a secret in a URL, so that they need
  /// not appear on the app's command line.
  ///
  /// Every user of the machine can see a command line. The app restores the pairs with
  /// ``SecretInstallation/install(_:in:)``.
  ///
  /// - Returns: The arguments for the command line, and the secret pairs.
  public func separatingSecrets(
    _ redactor: SecretRedactor
  ) -> (open: LaunchArguments, secret: LaunchArguments) {
    // All pairs of a key stay together, because the last one counts.
    let keys = Set(entries.filter { $0.isSecret(to: redactor) }.compactMap(\.key))
    func isSeparated(_ entry: Entry) -> Bool { entry.key.map(keys.contains) ?? false }
    var open = self
    open.removeAll(where: isSeparated)
    return (open, LaunchArguments(entries: entries.filter(isSeparated)))
  }
}

extension LaunchArguments.Entry {
  fileprivate var key: String? {
    if case .pair(let key, _) = self { key } else { nil }
  }

  fileprivate func isSecret(to redactor: SecretRedactor) -> Bool {
    guard case .pair(let key, let argument) = self else { return false }
    return redactor.isSecret(key) || SecretRedactor.hasSecretURL(argument)
  }
}
