extension LaunchArguments {
  /// Sets the value of a declared key, replacing any earlier value.
  ///
  /// - Throws: ``LaunchDomainError`` if the key cannot be written, or the value is a number that
  ///   is not finite.
  public mutating func set<Value>(
    _ key: LaunchKey<Value>, _ value: Value
  ) throws(LaunchDomainError) {
    try set(key.name, value)
  }

  /// Sets the value of a key, replacing any earlier value; `nil` removes the key.
  ///
  /// - Throws: ``LaunchDomainError`` if the key cannot be written, or the value is a number that
  ///   is not finite.
  public mutating func set(_ name: String, _ value: some LaunchValue) throws(LaunchDomainError) {
    let pair = try Self.pair(name, value)
    removeAll { if case .pair(name, _) = $0 { true } else { false } }
    if pair.count == 2 {
      append(.pair(key: name, argument: pair[1]))
    }
  }

  /// Returns the two arguments that give a key a value, to append to a plain list of arguments.
  ///
  /// ```swift
  /// app.launchArguments += try LaunchArguments.pair("model.user", user)
  /// ```
  ///
  /// - Returns: the key with its dash and the value, or nothing for an optional that is `nil`.
  /// - Throws: ``LaunchDomainError`` if the key cannot be written, or the value is a number that
  ///   is not finite.
  public static func pair(
    _ name: String, _ value: some LaunchValue
  ) throws(LaunchDomainError) -> [String] {
    if let fault = LaunchDomainError.KeyFault(in: name) {
      throw .invalidKey(name, fault)
    }
    guard let object = value.launchObject else { return [] }
    if case .number(let number) = object, !number.isFinite {
      throw .numberNotFinite(key: name, number: String(number))
    }
    return ["-" + name, object.argument]
  }
}
