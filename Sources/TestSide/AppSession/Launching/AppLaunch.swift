import AutomationProtocol
import Foundation
import LaunchDomain

/// What is started, and with what.
public struct AppLaunch: Sendable, Hashable {
  /// The executable file.
  public var executable: URL
  /// The launch arguments, without the program's name.
  ///
  /// The values of secret keys do not reach the command line, where every user of the machine could
  /// read them: they travel in the handshake and are hidden in every log, transcript and message.
  public var arguments: [String]
  /// The keys whose values are secret, beside those whose name says it (`SecretName`).
  public var secretKeys: Set<String>
  /// Variables for the app beside those of this process, which it gets as well.
  public var environment: [String: String]
  /// How the device is held and set that it starts on.
  public var device: [DeviceChange] = []
  /// Who starts it, for the app's log.
  public var client = "Understudy"
  /// How long and how much at the most.
  public var limits = SessionLimits()
  /// How the app is ended.
  public var teardown = Teardown.standard
  /// Whether the app sends its screen as text before each call that may end it, for the report of a
  /// crash.
  public var keepsScreen = true

  /// Describes a launch.
  public init(
    executable: URL, arguments: [String] = [], secretKeys: Set<String> = [],
    environment: [String: String] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.secretKeys = secretKeys
    self.environment = environment
  }

  /// The app's name: the executable's file name.
  public var name: String { executable.lastPathComponent }
}

extension AppLaunch {
  /// The arguments that are not secret; those travel in the handshake.
  package var openArguments: [String] { commandLine.open }

  /// The arguments for the command line, and the secret ones by key.
  var commandLine: (open: [String], secrets: [String: String]) {
    let all = LaunchArguments(parsing: arguments)
    let (open, secret) = all.separatingSecrets(SecretRedactor(keys: secretKeys))
    var secrets: [String: String] = [:]
    for case .pair(let key, let argument) in secret.entries { secrets[key] = argument }
    return (open.strings, secrets)
  }

  /// What hides the secrets of this launch.
  var redactor: SecretRedactor {
    var redactor = SecretRedactor(keys: secretKeys)
    redactor.learn(from: LaunchArguments(parsing: arguments))
    for (name, value) in environment where redactor.isSecret(name) {
      redactor.learn(LaunchSecret(value))
    }
    return redactor
  }
}
