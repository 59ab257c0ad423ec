extension LaunchSchema {
  /// A declared key without its type, as the help text and the audit need it.
  public struct Declaration: Sendable {
    /// The name in user defaults, without a dash.
    public let name: String

    /// The kind of value that the key takes.
    public let kind: LaunchValueKind

    /// The default as written on the command line; `nil` if there isn't one.
    public let defaultText: String?

    /// A sentence for the list that `-help YES` prints.
    public let help: String

    /// Whether the value is hidden wherever launch arguments are shown.
    public let isSecret: Bool

    let accepts: @Sendable (LaunchObject) -> Bool

    /// Makes a declaration from a typed key.
    public init<Value>(_ key: LaunchKey<Value>) {
      name = key.name
      kind = Value.launchValueKind
      defaultText = key.defaultValue.launchObject?.argument
      help = key.help
      isSecret = key.isSecret
      accepts = { Value(launchObject: $0) != nil }
    }

    /// Returns the error for a value of the wrong shape, or `nil` if the value has the right one.
    func fault(in object: LaunchObject) -> LaunchDomainError.WrongShape? {
      if accepts(object) { return nil }
      return LaunchDomainError.WrongShape(
        key: name, kind: kind, given: object, isSecret: isSecret)
    }
  }
}
