/// All launch arguments that an app understands.
///
/// ```swift
/// let schema = LaunchSchema(.modelUser, .modelPassword, .modelDelay)
/// ```
///
/// The harness's own keys are part of every schema: `help`, `ui-testing`, `ui-testing.clock`,
/// `ui-testing.screen`, `ui-testing.seed`, `ui-testing.grant` and `ui-testing.deny`. So are the keys that
/// linked modules register.
public struct LaunchSchema: Sendable {
  /// The declared keys: the harness's own first, then the app's in the order given.
  public let declarations: [Declaration]

  /// Whether the app reads only the declared launch arguments.
  ///
  /// With a complete schema, the audit reports every other key that was given. With an incomplete
  /// one, which is all that is known of an app that only uses `UserDefaults`, it reports another
  /// key only if its name looks like a typo of a declared one.
  public let isComplete: Bool

  /// The errors in the declarations themselves, such as a key that can't be written on a command
  /// line.
  public let problems: [LaunchDomainError]

  /// The schema of an app that declares no keys: only the harness's own.
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

  /// Makes a schema from declarations, for example those of several modules.
  public init(declarations: [Declaration], isComplete: Bool = true) {
    var known: [String: Declaration] = [:]
    var kept: [Declaration] = []
    var problems: [LaunchDomainError] = []
    let harness = [
      Declaration(LaunchKey.uiTesting), Declaration(LaunchKey.uiTestingClock),
      Declaration(LaunchKey.uiTestingScreen), Declaration(LaunchKey.uiTestingSeed),
      Declaration(LaunchKey.uiTestingGrant), Declaration(LaunchKey.uiTestingDeny),
      Declaration(LaunchKey.help),
    ]
    for declaration in harness + Self.moduleDeclarations + declarations {
      if let fault = LaunchDomainError.KeyFault(in: declaration.name) {
        problems.append(.invalidKey(declaration.name, fault))
      } else if let earlier = known[declaration.name] {
        // A repeated declaration is harmless, for example when an app lists one of the harness's
        // keys.
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
