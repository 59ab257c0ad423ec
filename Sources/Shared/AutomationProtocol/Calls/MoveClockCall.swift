/// A call that moves the app's clock, stops it or lets it go on.
///
/// An app whose clock is real doesn't have it among its capabilities.
public struct MoveClockCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "moveClock"

  /// What happens to the clock.
  public enum Move: Sendable, Hashable {
    /// So many seconds of app time pass, from deadline to deadline.
    case advance(Double)
    /// The app's time goes on to the next moment at which something is due, which then happens.
    case nextDeadline
    /// The clock stands still: neither waits nor sleeps of the test move it from now on.
    case freeze
    /// The clock goes on in waits and sleeps again.
    case resume
  }

  /// What happens to the clock.
  public var move: Move

  /// Makes the call.
  public init(_ move: Move) { self.move = move }

  /// The state of the clock after the call.
  public struct Result: Codable, Sendable, Hashable {
    /// By how many seconds the app's time has gone on.
    public var passed: Double
    /// The present moment, in seconds of app time since the app began.
    public var now: Double
    /// The version of the tree.
    public var version: UInt64

    /// Makes the result.
    public init(passed: Double, now: Double, version: UInt64) {
      self.passed = passed
      self.now = now
      self.version = version
    }
  }
}

extension MoveClockCall: Codable {
  private enum CodingKeys: String, CodingKey { case advance, to, frozen }
  private enum Place: String, Codable { case nextDeadline }

  /// Reads `{"advance": 5}`, `{"to": "nextDeadline"}` or `{"frozen": true}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let seconds = try container.decodeIfPresent(Double.self, forKey: .advance) {
      move = .advance(seconds)
    } else if let isFrozen = try container.decodeIfPresent(Bool.self, forKey: .frozen) {
      move = isFrozen ? .freeze : .resume
    } else {
      _ = try container.decode(Place.self, forKey: .to)
      move = .nextDeadline
    }
  }

  /// Writes an object with one key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch move {
    case .advance(let seconds): try container.encode(seconds, forKey: .advance)
    case .nextDeadline: try container.encode(Place.nextDeadline, forKey: .to)
    case .freeze: try container.encode(true, forKey: .frozen)
    case .resume: try container.encode(false, forKey: .frozen)
    }
  }
}
