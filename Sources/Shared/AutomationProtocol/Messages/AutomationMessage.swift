import Foundation

/// A request as it arrives: which call, and the number to answer to.
public struct AutomationRequest: Sendable {
  /// The number that the answer carries.
  public var id: Int
  /// What is asked.
  public var call: any AutomationCall

  /// Makes a request.
  public init(id: Int, call: any AutomationCall) {
    self.id = id
    self.call = call
  }
}

/// A line of the app's log, sent without being asked for.
public struct LogNotification: Codable, Sendable, Hashable {
  /// The method's name on the wire.
  public static let method = "log"
  /// The text, without a line end.
  public var message: String

  /// Makes a notification.
  public init(message: String) { self.message = message }
}

/// The app's screen, sent without a request of its own before a call that may end the app.
///
/// Only apps that were asked for it at `initialize` send it (`InitializeCall.reportsScreens`), so
/// that the report of a crash can show what the app showed last.
public struct ScreenNotification: Codable, Sendable, Hashable {
  /// The method's name on the wire.
  public static let method = "screen"
  /// The screen as `CaptureCall.Format.text` draws it.
  public var text: String

  /// Makes a notification.
  public init(text: String) { self.text = text }
}

/// What a test reads from an app: an answer, or something the app said by itself.
public enum AutomationAnswer<Result: Codable & Sendable>: Sendable {
  /// The result of the request of a number.
  case result(Result, id: Int)
  /// Why the request of a number failed; without a number, a line that could not be read.
  case failure(AutomationFailure, id: Int?)
  /// A line of the app's log.
  case log(LogNotification)
  /// The app's screen before it carries out a call.
  case screen(ScreenNotification)
}
