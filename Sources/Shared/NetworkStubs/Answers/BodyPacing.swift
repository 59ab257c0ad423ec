import Foundation

/// The times at which the parts of a body are sent, for an answer with limited bandwidth.
public struct BodyPacing: Sendable, Hashable {
  /// A part of the body.
  public struct Part: Sendable, Hashable {
    /// The number of bytes.
    public var byteCount: Int
    /// The time after the headers, in seconds of app time.
    public var time: Double
  }

  /// The parts in order; empty for an empty body.
  public let parts: [Part]

  /// Divides a body.
  ///
  /// - Parameters:
  ///   - byteCount: The number of bytes of the body.
  ///   - bytesPerSecond: The bandwidth, or `nil` for no limit; zero, negative numbers and NaN count as one
  ///     byte a second.
  public init(byteCount: Int, bytesPerSecond: Double?) {
    guard byteCount > 0 else {
      parts = []
      return
    }
    guard let bytesPerSecond, bytesPerSecond != .infinity else {
      parts = [Part(byteCount: byteCount, time: 0)]
      return
    }
    let rate = bytesPerSecond >= 1 ? bytesPerSecond : 1
    // Ten parts a second look steady. Their number is limited because each is an event in the app.
    let step = max(1, Int((rate / 10).rounded(.up)), (byteCount + Self.limit - 1) / Self.limit)
    var parts: [Part] = []
    var sent = 0
    while sent < byteCount {
      let count = min(step, byteCount - sent)
      sent += count
      parts.append(Part(byteCount: count, time: Double(sent) / rate))
    }
    self.parts = parts
  }

  private static let limit = 1_000
}
