import Foundation

/// A notification with the stack of the app's main thread, sent when the app receives a signal.
///
/// An app whose main thread hangs doesn't answer calls, but it can handle a signal. A test sends the signal
/// only to a process that handles it, before it kills an app that hasn't answered.
public struct BacktraceNotification: Codable, Sendable, Hashable {
  /// The method's name on the wire.
  public static let method = "backtrace"
  /// The number of the signal: one of the real-time signals, which few programs use.
  public static let signal: Int32 = 61
  /// The return addresses in the app's memory, innermost first.
  public var addresses: [UInt64]

  /// Makes a notification.
  public init(addresses: [UInt64]) { self.addresses = addresses }

  /// Reads a line; fails if it isn't a backtrace notification.
  public init?(line: Data) {
    guard let message = try? JSONDecoder().decode(Message.self, from: line),
      message.method == Self.method
    else { return nil }
    self = message.params
  }

  private struct Message: Decodable {
    var method: String
    var params: BacktraceNotification
  }
}
