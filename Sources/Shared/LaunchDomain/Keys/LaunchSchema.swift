/// All launch arguments that an app understands.
///
/// ```swift
/// let schema = LaunchSchema(.modelUser, .modelPassword, .modelDelay)
/// ```
///
/// The harness's own keys, `ui-testing`, `ui-testing.clock` and `help`, are part of every schema.
public struct LaunchSchema: Sendable {
  /// The declared keys, the harness's first, then in the order they were given.
  public let declarations: [Declaration]

  /// Whether the app reads no launch argument but these.
  ///
  /// In a complete schema every other key given is reported. In an incomplete one, which is all
  /// that can be known of an app that only uses `UserDefaults`, another key is reported only if
  /// it looks like a slip in the name of a declared one.
  public let isComplete: Bool

  /// What is wrong with the declarations themselves, such as a name that cannot be given.
  public let problems: [LaunchDomainError]

  /// The harness's own keys alone, for an app that declares nothing.
  public static var harness: Self {
    Self(declarations: [], isComplete: false)
  }

  /// Declares the keys of an app.
  public init<each Value: LaunchValue>(_ keys: repeat LaunchKey<each Value>) {
    var declarations: [Declaration] = []
    for key in repeat each keys {
      declarations.append(Declaration(key))
    }
    self.init(declarations: declarations)
  }

  /// Makes a schema from declarations, as when several modules bring their own.
  public init(declarations: [Declaration], isComplete: Bool = true) {
    var known: [String: Declaration] = [:]
    var kept: [Declaration] = []
    var problems: [LaunchDomainError] = []
    let harness = [
      Declaration(LaunchKey.uiTesting), Declaration(LaunchKey.uiTestingClock),
      Declaration(LaunchKey.help),
    ]
    for declaration in harness + declarations {
      if let fault = LaunchDomainError.KeyFault(in: declaration.name) {
        problems.append(.invalidKey(declaration.name, fault))
      } else if let earlier = known[declaration.name] {
        // The same key twice is harmless, as when an app lists the harness's too.
        if earlier.kind != declaration.kind {
          problems.append(.conflictingDeclarations(key: declaration.name))
        }
      } else {
        known[declaration.name] = declaration
        kept.append(declaration)
      }
    }
    self.declarations = kept
    self.isComplete = isComplete
    self.problems = problems
  }

  /// The names of all declared keys, in order.
  public var names: [String] { declarations.map(\.name) }

  /// The names of the keys declared to be secret.
  public var secretNames: Set<String> {
    Set(declarations.lazy.filter(\.isSecret).map(\.name))
  }

  /// The declaration of the named key, if there is one.
  public subscript(name: String) -> Declaration? {
    declarations.first { $0.name == name }
  }
}
