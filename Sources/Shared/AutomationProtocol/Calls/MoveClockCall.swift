/// A call that moves the app's clock, stops it or restarts it.
///
/// An app with a real clock doesn't have this call among its capabilities.
public struct MoveClockCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "moveClock"

  /// A change of the clock.
  public enum Move: Sendable, Hashable {
    /// This number of seconds of app time passes, from deadline to deadline.
    case advance(Double)
    /// The app's time moves to the next deadline, and the work due then is done.
    case nextDeadline
    /// The clock stands still: from now on, neither waits nor sleeps of the test move it.
    case freeze
    /// The clock moves in waits and sleeps again.
    case resume
  }

  /// The change to make.
  public var move: Move

  /// Makes the call.
  public init(_ move: Move) { self.move = move }

  /// The state of the clock after the call.
  public struct Result: Codable, Sendable, Hashable {
    /// The app time that has passed, in seconds.
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
