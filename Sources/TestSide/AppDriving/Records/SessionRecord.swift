import AutomationProtocol
import Foundation

/// The messages of a session with an app.
package struct SessionRecord: Sendable {
  /// The launch of the app.
  package var launch: Launch
  /// The lines in both directions, in order, with secrets hidden.
  package var lines: [Line] = []

  package init(launch: Launch) { self.launch = launch }

  /// The launch of an app, without its secrets.
  package struct Launch: Codable, Sendable, Equatable {
    /// The app's name.
    package var app: String
    /// The path of the executable.
    package var executable: String
    /// The path or URL that an adapter opens.
    package var subject: String?
    /// The launch arguments on the command line.
    package var arguments: [String]
    /// The keys of the launch arguments that are secret.
    package var secretKeys: [String]
    /// The variables that were given to the app and aren't secret.
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
