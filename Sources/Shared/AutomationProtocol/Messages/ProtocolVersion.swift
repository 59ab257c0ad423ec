/// The version of the protocol, on the wire `"1.0"`.
///
/// A newer minor version only adds; a newer major version cannot be understood by an older reader.
public struct ProtocolVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Raised when an older reader can no longer understand.
  public var major: Int
  /// Raised when something was added.
  public var minor: Int

  /// The version that this module speaks.
  public static let current = ProtocolVersion(major: 1, minor: 0)

  /// Makes a version of its two numbers.
  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The version as it is written: `1.0`.
  public var description: String { "\(major).\(minor)" }

  /// Whether a reader of this version understands a writer of another.
  public func understands(_ other: ProtocolVersion) -> Bool { major == other.major }

  /// Orders versions by major, then minor number.
  public static func < (left: ProtocolVersion, right: ProtocolVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension ProtocolVersion: Codable {
  /// Reads two numbers with a dot between them.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let major = numbers[0], let minor = numbers[1] else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no version such as “1.0”.")
    }
    self.init(major: major, minor: minor)
  }

  /// Writes two numbers with a dot between them.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
