import Foundation

/// A request as it arrives: a call, and the number for its answer.
public struct AutomationRequest: Sendable {
  /// The number that the answer repeats.
  public var id: Int
  /// The call to carry out.
  public var call: any AutomationCall

  /// Makes a request.
  public init(id: Int, call: any AutomationCall) {
    self.id = id
    self.call = call
  }
}

/// A notification with a line of the app's log.
public struct LogNotification: Codable, Sendable, Hashable {
  /// The method's name on the wire.
  public static let method = "log"
  /// The text, without a line end.
  public var message: String

  /// Makes a notification.
  public init(message: String) { self.message = message }
}

/// A notification with the app's screen, sent before a call that may end the app.
///
/// Only apps that were asked for it in `initialize` send it (`InitializeCall.reportsScreens`), so that a
/// crash report can show the last screen.
public struct ScreenNotification: Codable, Sendable, Hashable {
  /// The method's name on the wire.
  public static let method = "screen"
  /// The screen, drawn as `CaptureCall.Format.text`.
  public var text: String

  /// Makes a notification.
  public init(text: String) { self.text = text }
}

/// A message that a test reads from an app: an answer or a notification.
public enum AutomationAnswer<Result: Codable & Sendable>: Sendable {
  /// The result of the request with this number.
  case result(Result, id: Int)
  /// The failure of the request with this number; `nil` if the app couldn't read the request's
  /// line.
  case failure(AutomationFailure, id: Int?)
  /// A line of the app's log.
  case log(LogNotification)
  /// The app's screen before it carries out a call.
  case screen(ScreenNotification)
  /// A question of the app, which the test answers while its own request is pending.
  case question(AppQuestion)
}
