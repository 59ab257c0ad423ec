import AutomationProtocol
import Foundation
import LaunchDomain

/// An executable, and what it is started with.
public struct AppLaunch: Sendable, Hashable {
  /// The executable file.
  public var executable: URL
  /// What the executable opens if it is an adapter: a path or a URL, the first argument on its command
  /// line; nil for an app that links the agent.
  ///
  /// A value gives the session the limits of an adapter.
  public var subject: String? {
    didSet { if subject != nil { limits = .adapter } }
  }
  /// The launch arguments, without the program's name.
  ///
  /// The values of secret keys, and values that are URLs which contain a password or a token, never
  /// appear on the command line, where every user of the machine could read them. They travel in the
  /// handshake and are hidden in every log, transcript and message.
  public var arguments: [String]
  /// The keys whose values are secret, in addition to those whose name says so (`SecretName`).
  public var secretKeys: Set<String>
  /// Environment variables for the app, in addition to those of this process.
  ///
  /// Those of both whose name says that they are secret, or is one of `secretKeys`, and those whose value is a
  /// URL with a password, travel in the handshake as well.
  public var environment: [String: String]
  /// Environment variables for the app that travel in the handshake, because the system would show
  /// them or would not take so much.
  package var handshakeEnvironment: [String: String] = [:]
  /// The names of variables of this process that are secret, whatever they are called.
  package var secretVariables: Set<String> = []
  /// The secrets that the app inherits.
  var inheritedSecrets: Set<String> = []
  /// What the app's container begins with; `nil` for what an earlier launch has left there.
  public var state: StateFolder?
  /// The changes to the device that are in effect when the app starts.
  public var device: [DeviceChange] = []
  /// The name of the client that starts the app, for the app's log.
  public var client = "Understudy"
  /// The limits of the session.
  public var limits = SessionLimits()
  /// How the app is ended.
  public var teardown = Teardown.standard
  /// Whether the app sends its screen as text before each call that may end it, for the report of a
  /// crash.
  public var keepsScreen = true
  /// Whether all lines of the session are kept, for a trace.
  package var keepsTranscript = false

  /// Creates a launch.
  public init(
    executable: URL, arguments: [String] = [], secretKeys: Set<String> = [],
    environment: [String: String] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.secretKeys = secretKeys
    self.environment = environment
  }

  /// Whether it is about a program that runs already.
  var isAttached: Bool { subject?.hasPrefix(AppReference.processScheme) == true }

  /// The app's name: the file name of the executable, or of what an adapter opens.
  public var name: String {
    guard let subject else { return executable.lastPathComponent }
    if isAttached { return subject.replacing(":", with: " ") }
    // A URL may spell out who is to log in.
    let shown = SecretRedactor().redact(subject)
    let name = (shown as NSString).lastPathComponent
    return name.isEmpty ? shown : name
  }
}

extension AppLaunch {
  /// The arguments that are not secret; the secret ones travel in the handshake.
  package var openArguments: [String] { commandLine.open }

  /// The keys of the launch arguments that are secret, in alphabetical order.
  package var secretArguments: [String] { commandLine.secrets.keys.sorted() }

  /// The arguments for the command line, and the secret ones by key.
  var commandLine: (open: [String], secrets: [String: String]) {
    let (open, secret) = separated
    return (open.strings, Dictionary(secret.pairs.map { ($0.key, $0.argument) }) { $1 })
  }

  /// The secret keys that were given more than once, of which only the last value travels.
  var repeatedSecrets: [LaunchDomainError] {
    Dictionary(grouping: separated.secret.pairs) { $0.key }.filter { $1.count > 1 }
      .map { .repeated(key: $0, count: $1.count) }.sorted { $0.message < $1.message }
  }

  private var separated: (open: LaunchArguments, secret: LaunchArguments) {
    LaunchArguments(parsing: arguments).separatingSecrets(SecretRedactor(keys: secretKeys))
  }

  /// What an adapter opens, if everybody may read it: a URL that contains a password or a token travels in
  /// the handshake.
  var openSubject: String? { hasSecretSubject ? nil : subject }

  /// The values that travel in the handshake, by key.
  var handshakeSecrets: [String: String] {
    var secrets = commandLine.secrets
    if hasSecretSubject { secrets[LaunchKey.uiTestingPage.name] = subject }
    return secrets
  }

  private var hasSecretSubject: Bool { subject.map(SecretRedactor.hasSecretURL) ?? false }

  /// The variables that are secret, which the system would show as those of the process, and those
  /// that travel in the handshake for another reason.
  var secretEnvironment: [String: String] {
    let redactor = SecretRedactor(keys: secretKeys)
    return environment.filter { Self.isSecret($0, $1, redactor) }
      .merging(handshakeEnvironment) { $1 }
  }

  /// Returns the launch with the secret ones among the variables that the app inherits in the handshake.
  func hidingVariables(of environment: [String: String]) -> Self {
    let redactor = SecretRedactor(keys: secretKeys.union(secretVariables))
    let secret = environment.filter { name, value in
      // Shells name the working folder so, not a password.
      name != "PWD" && self.environment[name] == nil && Self.isSecret(name, value, redactor)
    }
    guard !secret.isEmpty else { return self }
    var launch = self
    launch.handshakeEnvironment.merge(secret) { own, _ in own }
    // Shorter ones are words such as “true”, of a variable that only turns something on.
    launch.inheritedSecrets = Set(
      secret.values.filter { $0.utf8.count >= Self.shortestInherited })
    return launch
  }

  private static let shortestInherited = 8

  private static func isSecret(_ name: String, _ value: String, _ redactor: SecretRedactor) -> Bool
  {
    redactor.isSecret(name) || SecretRedactor.hasSecretURL(value)
  }

  /// The redactor that hides the secrets of this launch.
  package var redactor: SecretRedactor {
    var redactor = SecretRedactor(keys: secretKeys)
    redactor.learn(from: LaunchArguments(parsing: arguments))
    for (name, value) in environment where redactor.isSecret(name) {
      redactor.learn(LaunchSecret(value))
    }
    for value in inheritedSecrets { redactor.learn(LaunchSecret(value)) }
    return redactor
  }
}
