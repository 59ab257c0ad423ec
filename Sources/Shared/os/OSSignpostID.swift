import Synchronization

/// The identifier that joins the beginning of an interval to its end.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// Creates an identifier from a number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates an identifier from a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier that is unique in the process.
  public init(log: OSLog) {
    rawValue = Self.last.withLock { last in
      last += 1
      return last
    }
  }

  /// Creates the identifier of an object, which stays the same as long as the object exists.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier for intervals that don't overlap with others of the same name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(.max)
  /// An invalid identifier.
  public static let null = OSSignpostID(0)

  /// Returns whether the number of one identifier is less than that of another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The word in a line of the log; `nil` for the exclusive one.
  var word: String? { self == .exclusive ? nil : "\(rawValue)" }

  private static let last = Mutex<UInt64>(0)
}

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8

  /// Creates a kind from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)

  /// The word in a line of the log.
  var word: String {
    switch self {
    case .begin: "begin"
    case .end: "end"
    default: "event"
    }
  }
}
