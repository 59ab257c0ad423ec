import AutomationProtocol
import Foundation
import LaunchDomain

/// The executable of an app, with its arguments, environment and limits.
public struct AppLaunch: Sendable, Hashable {
  /// The executable file.
  public var executable: URL
  /// The path or URL that an adapter opens, or `nil` for an app that links the agent.
  ///
  /// It becomes the first argument on the command line. Setting it gives the session the limits of an
  /// adapter.
  public var subject: String? {
    didSet { if subject != nil { limits = .adapter } }
  }
  /// The launch arguments, without the program's name.
  ///
  /// The values of secret keys, and URLs that contain a password or a token, never appear on the
  /// command line, where every user of the machine could read them. They travel in the handshake and
  /// are hidden in every log, transcript and message.
  public var arguments: [String]
  /// The keys whose values are secret, in addition to those with secret names (`SecretName`).
  public var secretKeys: Set<String>
  /// Environment variables for the app, in addition to those of this process.
  ///
  /// Variables of either with a secret name (`SecretName` or `secretKeys`), or with a URL that contains
  /// a password, travel in the handshake.
  public var environment: [String: String]
  /// Environment variables for the app that travel in the handshake.
  ///
  /// The system would show them to other users, or they are too long for it.
  package var handshakeEnvironment: [String: String] = [:]
  /// The names of this process's variables to treat as secret although their names don't say so.
  package var secretVariables: Set<String> = []
  /// The secret values that the app inherits.
  var inheritedSecrets: Set<String> = []
  /// The initial contents of the app's container, or `nil` to keep what an earlier launch has left there.
  public var state: StateFolder?
  /// The changes to the device that are in effect when the app starts.
  public var device: [DeviceChange] = []
  /// The name of the client that starts the app, for the app's log.
  public var client = "Understudy"
  /// The limits of the session.
  public var limits = SessionLimits()
  /// The way in which the app is ended.
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

  /// Whether the launch attaches to a program that is already running.
  var isAttached: Bool { subject?.hasPrefix(AppReference.processScheme) == true }

  /// The app's name: the file name of the executable, or of what an adapter opens.
  public var name: String {
    guard let subject else { return executable.lastPathComponent }
    if isAttached { return subject.replacing(":", with: " ") }
    // A URL may contain a user name and a password.
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

  /// The errors for secret keys given more than once; the handshake carries only the last value.
  var repeatedSecrets: [LaunchDomainError] {
    Dictionary(grouping: separated.secret.pairs) { $0.key }.filter { $1.count > 1 }
      .map { .repeated(key: $0, count: $1.count) }.sorted { $0.message < $1.message }
  }

  private var separated: (open: LaunchArguments, secret: LaunchArguments) {
    LaunchArguments(parsing: arguments).separatingSecrets(SecretRedactor(keys: secretKeys))
  }

  /// The subject for the command line, or `nil` if it is a secret URL, which travels in the handshake.
  var openSubject: String? { hasSecretSubject ? nil : subject }

  /// The values that travel in the handshake, by key.
  var handshakeSecrets: [String: String] {
    var secrets = commandLine.secrets
    if hasSecretSubject { secrets[LaunchKey.uiTestingPage.name] = subject }
    return secrets
  }

  private var hasSecretSubject: Bool { subject.map(SecretRedactor.hasSecretURL) ?? false }

  /// The variables that travel in the handshake, because they are secret or for another reason.
  var secretEnvironment: [String: String] {
    let redactor = SecretRedactor(keys: secretKeys)
    return environment.filter { Self.isSecret($0, $1, redactor) }
      .merging(handshakeEnvironment) { $1 }
  }

  /// Returns the launch with the inherited secret variables moved to the handshake.
  func hidingVariables(of environment: [String: String]) -> Self {
    let redactor = SecretRedactor(keys: secretKeys.union(secretVariables))
    let secret = environment.filter { name, value in
      // In shells, PWD is the working folder, not a password.
      name != "PWD" && self.environment[name] == nil && Self.isSecret(name, value, redactor)
    }
    guard !secret.isEmpty else { return self }
    var launch = self
    launch.handshakeEnvironment.merge(secret) { own, _ in own }
    // Shorter values are words such as “true”, which only turn something on.
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
