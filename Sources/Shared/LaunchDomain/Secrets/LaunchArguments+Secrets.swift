extension LaunchArguments {
  /// Takes the pairs with secret keys out, so that they can reach the app by another route than
  /// its command line, where every user of the machine can see them.
  ///
  /// The app puts them back with ``SecretInstallation/install(_:in:)``.
  ///
  /// - Returns: the arguments for the command line, and the secret pairs.
  public func separatingSecrets(
    _ redactor: SecretRedactor
  ) -> (open: LaunchArguments, secret: LaunchArguments) {
    var open = self
    open.removeAll { $0.isSecret(to: redactor) }
    return (open, LaunchArguments(entries: entries.filter { $0.isSecret(to: redactor) }))
  }
}

extension LaunchArguments.Entry {
  fileprivate func isSecret(to redactor: SecretRedactor) -> Bool {
    if case .pair(let key, _) = self { redactor.isSecret(key) } else { false }
  }
}
