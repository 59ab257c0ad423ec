/// Selectors of the main actor's methods, such as those of views and controllers.
extension Selector {
  /// Creates a selector of a method without parameters.
  ///
  /// - Parameters:
  ///   - method: The method, such as `LoginScreen.tapped`.
  ///   - name: Its Objective-C name. A name without colons gets one for each parameter.
  public init<Target, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, named name: String
  ) {
    self.init(name, of: Target.self, 0, .onMainActor { target, _ in try method(cast(target))() })
  }

  /// Creates a selector of a method with a parameter.
  ///
  /// - Parameters:
  ///   - method: The method, such as `LoginScreen.tapped(_:)`.
  ///   - name: Its Objective-C name. A name without colons gets one for each parameter.
  public init<Target, First, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result, named name: String
  ) {
    self.init(
      name, of: Target.self, 1,
      .onMainActor { target, arguments in try method(cast(target))(arguments.next()) })
  }

  /// Creates a selector of a method with two parameters.
  ///
  /// - Parameters:
  ///   - method: The method, such as `LoginScreen.tapped(_:event:)`.
  ///   - name: Its Objective-C name. A name without colons gets one for each parameter.
  public init<Target, First, Second, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result,
    named name: String
  ) {
    self.init(
      name, of: Target.self, 2,
      .onMainActor { target, arguments in
        try method(cast(target))(arguments.next(), arguments.next())
      })
  }

  /// Creates a selector of a method with three parameters.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - name: Its Objective-C name. A name without colons gets one for each parameter.
  public init<Target, First, Second, Third, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result,
    named name: String
  ) {
    self.init(
      name, of: Target.self, 3,
      .onMainActor { target, arguments in
        try method(cast(target))(arguments.next(), arguments.next(), arguments.next())
      })
  }

  // MARK: Methods of classes

  /// Creates a selector of a class's method without parameters.
  ///
  /// - Parameters:
  ///   - method: The method, which is called regardless of the target's class.
  ///   - name: Its Objective-C name.
  public init(_ method: @escaping @MainActor () -> Void, named name: String) {
    self.init(
      name, SelectorMethod(ofClassWithParameterCount: 0, .onMainActor { _, _ in method() }))
  }

  /// Creates a selector of a class's method with a parameter.
  ///
  /// - Parameters:
  ///   - method: The method, which is called regardless of the target's class.
  ///   - name: Its Objective-C name. A name without colons gets one for each parameter.
  public init<First>(_ method: @escaping @MainActor (First) -> Void, named name: String) {
    self.init(
      name,
      SelectorMethod(
        ofClassWithParameterCount: 1,
        .onMainActor { _, arguments in try method(arguments.next()) }))
  }

  /// Creates a selector of a class's method with two parameters.
  ///
  /// - Parameters:
  ///   - method: The method, which is called regardless of the target's class.
  ///   - name: Its Objective-C name. A name without colons gets one for each parameter.
  public init<First, Second>(
    _ method: @escaping @MainActor (First, Second) -> Void, named name: String
  ) {
    self.init(
      name,
      SelectorMethod(
        ofClassWithParameterCount: 2,
        .onMainActor { _, arguments in try method(arguments.next(), arguments.next()) }))
  }

  // MARK: Accessors

  /// Creates a selector of a property's getter.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - name: Its name.
  public init<Target, Value>(getter property: KeyPath<Target, Value>, named name: String) {
    let property = Unchecked(property)
    self.init(
      name, of: Target.self, 0,
      .onMainActor { target, _ in try cast(target, to: Target.self)[keyPath: property.value] })
  }

  /// Creates a selector of a property's setter.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - name: The setter's Objective-C name, such as `setTitle:`.
  public init<Target, Value>(
    setter property: ReferenceWritableKeyPath<Target, Value>, named name: String
  ) {
    let property = Unchecked(property)
    self.init(
      name, of: Target.self, 1,
      .onMainActor { target, arguments in
        try cast(target, to: Target.self)[keyPath: property.value] = arguments.next()
      })
  }

  init<Target>(
    _ name: String, of type: Target.Type, _ parameterCount: Int, _ call: SelectorMethod.Call
  ) {
    self.init(name, SelectorMethod(of: type, parameterCount: parameterCount, call))
  }
}

/// Returns the target as an object with the method.
func cast<Target>(_ target: Any, to type: Target.Type = Target.self) throws -> Target {
  guard let target = target as? Target else { throw SelectorMisuse.noMethod }
  return target
}
