extension LaunchSchema {
  /// A declared key without its type: what help and audit need to know of it.
  public struct Declaration: Sendable {
    /// The name in user defaults, without a dash.
    public let name: String

    /// What the key's values look like.
    public let kind: LaunchValueKind

    /// The default as it would be written on the command line; `nil` if there is none.
    public let defaultText: String?

    /// A sentence for the list that `-help YES` prints.
    public let help: String

    /// Whether the value is hidden wherever launch arguments are shown.
    public let isSecret: Bool

    let accepts: @Sendable (LaunchObject) -> Bool

    /// Takes the type off a key.
    public init<Value>(_ key: LaunchKey<Value>) {
      name = key.name
      kind = Value.launchValueKind
      defaultText = key.defaultValue.launchObject?.argument
      help = key.help
      isSecret = key.isSecret
      accepts = { Value(launchObject: $0) != nil }
    }

    /// The error that a value of this key amounts to, or `nil` if the value has the right shape.
    func fault(in object: LaunchObject) -> LaunchDomainError.WrongShape? {
      if accepts(object) { return nil }
      return LaunchDomainError.WrongShape(
        key: name, kind: kind, given: object, isSecret: isSecret)
    }
  }
}
