import AppRuntime
import AutomationProtocol
import Foundation

/// A module of the app that answers further calls of the test.
///
/// Linking the module is enough: it registers itself when the executable is loaded
/// (`AgentExtensions.register`).
@MainActor
public protocol AgentExtension: AnyObject {
  /// The calls that the extension answers.
  var calls: [any AutomationCall.Type] { get }

  /// Begins to work for a session; the app's own code hasn't run yet.
  ///
  /// - Parameters:
  ///   - loop: The app's main loop.
  ///   - ask: Sends a question to the test, whose answer arrives on the main thread.
  func begin(on loop: EventLoop, ask: @escaping AgentQuestion.Sender)

  /// Carries out a call.
  ///
  /// - Parameters:
  ///   - call: One of `calls`.
  ///   - isLast: Whether the call can't wait any longer.
  /// - Returns: The result, or `nil` to be called again after more of the app's work.
  /// - Throws: `AutomationFailure`.
  func answer(_ call: any AutomationCall, isLast: Bool) throws -> (any Codable & Sendable)?

  /// Returns the longest time that a call may wait, in seconds of app time.
  func timeout(of call: any AutomationCall) -> TimeInterval

  /// Returns the requests made or answered since the last call, for a trace.
  func takeRequests() -> [RecordCall.Request]
}

extension AgentExtension {
  /// No requests by default.
  public func takeRequests() -> [RecordCall.Request] { [] }
}
