/// A launch argument that an app understands: its name, type, default and help.
///
/// Keys are declared once, as static members, and then used with a leading dot:
///
/// ```swift
/// extension LaunchKey where Value == Double {
///   static var modelDelay: Self {
///     Self("model.delay", default: 0, help: "Seconds before the stand-in answers.")
///   }
/// }
///
/// let options = LaunchOptions(LaunchSchema(.modelDelay))
/// let seconds = options[.modelDelay]
/// ```
///
/// The name is that in `UserDefaults`, without the dash of the command line.
public struct LaunchKey<Value: LaunchValue>: Sendable {
  /// The name in user defaults, which the command line writes as `-name`.
  public let name: String

  /// The value that a read returns when the launch gives none, or one of the wrong shape.
  public let defaultValue: Value

  /// A sentence for the list that `-help YES` prints.
  public let help: String

  /// Whether the value is hidden wherever launch arguments are shown.
  public let isSecret: Bool

  /// Declares a key.
  ///
  /// Without `isSecret`, a key is secret if its type is ``LaunchSecret`` or its name sounds like a
  /// secret's (see ``SecretName``): `model.password` does, `model.user` does not.
  public init(
    _ name: String, default defaultValue: Value, help: String, isSecret: Bool? = nil
  ) {
    self.name = name
    self.defaultValue = defaultValue
    self.help = help
    self.isSecret = isSecret ?? (Value.launchValueKind.isSecret || SecretName.matches(name))
  }
}

extension LaunchKey where Value: ExpressibleByNilLiteral {
  /// Declares a key whose value is `nil` when the launch gives none.
  public init(_ name: String, help: String, isSecret: Bool? = nil) {
    self.init(name, default: nil, help: help, isSecret: isSecret)
  }
}

extension LaunchKey where Value == LaunchClock {
  /// The key for the app's clock while a test drives the app.
  public static var uiTestingClock: Self {
    Self("ui-testing.clock", default: .virtual, help: "The app's time while a test drives it.")
  }
}

extension LaunchKey where Value == LaunchScreen {
  /// The key for the size of the app's screen while a test drives the app.
  public static var uiTestingScreen: Self {
    Self(
      "ui-testing.screen", default: .terminal, help: "The app's screen while a test drives it.")
  }
}

extension LaunchKey where Value == Int? {
  /// The key for the seed of an app's randomness and of the order of its work while a test drives it.
  public static var uiTestingSeed: Self {
    Self("ui-testing.seed", help: "The number that decides what is random while a test drives it.")
  }
}

extension LaunchKey where Value == String? {
  /// The key in which an adapter gets a URL that contains a secret.
  package static var uiTestingPage: Self {
    Self("ui-testing.page", help: "The URL of the page, where the command line must not show it.")
  }

  /// The key for the resources that the user has allowed the app to use, separated by commas.
  public static var uiTestingGrant: Self {
    Self("ui-testing.grant", help: "The resources that the user has allowed, separated by commas.")
  }

  /// The key for the resources that the user has denied the app, separated by commas.
  public static var uiTestingDeny: Self {
    Self("ui-testing.deny", help: "The resources that the user has denied, separated by commas.")
  }
}

extension LaunchKey where Value == Bool {
  /// The key for whether a test drives the app, which then uses stubs instead of the network, and
  /// virtual time.
  public static var uiTesting: Self {
    Self("ui-testing", default: false, help: "Run under a test, with stand-ins for the network.")
  }

  /// The key for whether the app prints its launch arguments instead of running.
  public static var help: Self {
    Self("help", default: false, help: "Print this list and exit.")
  }
}
