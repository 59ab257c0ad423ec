/// Selectors of methods that belong to no actor, such as those of a model.
///
/// They run on the thread that calls them. The compiler prefers these initialisers for such methods;
/// without their last parameter they would be the same as those for the main actor.
extension Selector {
  /// Creates a selector of a method without parameters.
  ///
  /// - Parameters:
  ///   - method: The method, such as `Clock.tick`.
  ///   - name: Its Objective-C name.
  ///   - isolation: Nothing.
  public init<Target, Result>(
    _ method: @escaping (Target) -> () -> Result, named name: String, isolation: Void = ()
  ) {
    self.init(name, of: Target.self, 0, .anywhere { target, _ in try method(cast(target))() })
  }

  /// Creates a selector of a method with a parameter.
  ///
  /// - Parameters:
  ///   - method: The method, such as `Clock.tick(_:)`.
  ///   - name: Its Objective-C name. A name without colons gets one for each parameter.
  ///   - isolation: Nothing.
  public init<Target, First, Result>(
    _ method: @escaping (Target) -> (First) -> Result, named name: String, isolation: Void = ()
  ) {
    self.init(
      name, of: Target.self, 1,
      .anywhere { target, arguments in try method(cast(target))(arguments.next()) })
  }

  /// Creates a selector of a method with two parameters.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - name: Its Objective-C name. A name without colons gets one for each parameter.
  ///   - isolation: Nothing.
  public init<Target, First, Second, Result>(
    _ method: @escaping (Target) -> (First, Second) -> Result, named name: String,
    isolation: Void = ()
  ) {
    self.init(
      name, of: Target.self, 2,
      .anywhere { target, arguments in
        try method(cast(target))(arguments.next(), arguments.next())
      })
  }

  /// Creates a selector of a class's method without parameters.
  ///
  /// - Parameters:
  ///   - method: The method, which is called regardless of the target's class.
  ///   - name: Its Objective-C name.
  ///   - isolation: Nothing.
  public init(_ method: @escaping () -> Void, named name: String, isolation: Void = ()) {
    self.init(name, SelectorMethod(ofClassWithParameterCount: 0, .anywhere { _, _ in method() }))
  }

  /// Creates a selector of a class's method with a parameter.
  ///
  /// - Parameters:
  ///   - method: The method, which is called regardless of the target's class.
  ///   - name: Its Objective-C name. A name without colons gets one for each parameter.
  ///   - isolation: Nothing.
  public init<First>(
    _ method: @escaping (First) -> Void, named name: String, isolation: Void = ()
  ) {
    self.init(
      name,
      SelectorMethod(
        ofClassWithParameterCount: 1,
        .anywhere { _, arguments in try method(arguments.next()) }))
  }
}
