import AutomationProtocol
import Foundation

/// A session with an app as it went over the wire.
package struct SessionRecord: Sendable {
  /// What the app was started with.
  package var launch: Launch
  /// The lines in both directions, in their order; secrets are hidden.
  package var lines: [Line] = []

  package init(launch: Launch) { self.launch = launch }

  /// What an app was started with, without its secrets.
  package struct Launch: Codable, Sendable, Equatable {
    /// The app's name.
    package var app: String
    /// The path of the executable.
    package var executable: String
    /// What an adapter opens.
    package var subject: String?
    /// The launch arguments that stand on the command line.
    package var arguments: [String]
    /// The keys of the launch arguments that are secret.
    package var secretKeys: [String]
    /// The variables that the app was given and that aren't secret.
    package var environment: [String: String]

    package init(
      app: String, executable: String, subject: String?, arguments: [String],
      secretKeys: [String], environment: [String: String]
    ) {
      self.app = app
      self.executable = executable
      self.subject = subject
      self.arguments = arguments
      self.secretKeys = secretKeys
      self.environment = environment
    }
  }

  /// A line.
  package struct Line: Sendable, Equatable {
    /// The time in seconds since the start of the attempt.
    package var time: Double
    /// Whether the test sent it to the app.
    package var isSent: Bool
    /// A message of the protocol, without its line end.
    package var message: Data

    package init(time: Double, isSent: Bool, message: Data) {
      self.time = time
      self.isSent = isSent
      self.message = message
    }
  }
}
