import Foundation

/// What is started, and with what.
public struct AppLaunch: Sendable, Hashable {
  /// The executable file.
  public var executable: URL
  /// The command line, without the program's name.
  public var arguments: [String]
  /// Variables for the app beside those of this process, which it gets as well.
  public var environment: [String: String]
  /// Launch values that must not stand on the command line, by key without its dash.
  ///
  /// They travel in the handshake, and are hidden in every log, transcript and message.
  public var secrets: [String: String]
  /// Who starts it, for the app's log.
  public var client: String
  /// How long and how much at the most.
  public var limits: SessionLimits
  /// How the app is ended.
  public var teardown: Teardown
  /// Whether the app draws its screen as text after each interaction, for the error of a crash.
  public var keepsScreen = true

  /// Describes a launch.
  public init(
    executable: URL, arguments: [String] = [], environment: [String: String] = [:],
    secrets: [String: String] = [:], client: String = "Understudy",
    limits: SessionLimits = SessionLimits(), teardown: Teardown = .standard
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.secrets = secrets
    self.client = client
    self.limits = limits
    self.teardown = teardown
  }

  /// The app's name: the executable's file name.
  public var name: String { executable.lastPathComponent }
}
