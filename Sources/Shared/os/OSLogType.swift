/// The level of a line of the log, with Apple's raw values.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The level for information that is essential for troubleshooting.
  public static let `default` = OSLogType(0)
  /// The level for information that is helpful, but not essential, for troubleshooting.
  public static let info = OSLogType(1)
  /// The level for information that is useful only during development.
  public static let debug = OSLogType(2)
  /// An error in the process.
  public static let error = OSLogType(0x10)
  /// A fault that involves several processes or the system.
  public static let fault = OSLogType(0x11)

  /// The word in a line of the log; `nil` for the default level.
  var word: String? {
    switch self {
    case .default: nil
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "level \(rawValue)"
    }
  }
}
