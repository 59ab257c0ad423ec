/// A version of the protocol, written as `"1.0"`.
///
/// A new minor version only adds to the protocol; an older reader can't understand a new major
/// version.
public struct ProtocolVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The major version number, which rises when older readers can no longer understand the
  /// protocol.
  public var major: Int
  /// The minor version number, which rises when something is added.
  public var minor: Int

  /// The version that this module implements.
  public static let current = ProtocolVersion(major: 1, minor: 0)

  /// Makes a version from its two numbers.
  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The version as text: `1.0`.
  public var description: String { "\(major).\(minor)" }

  /// Returns whether a reader of this version understands a writer of the other.
  public func understands(_ other: ProtocolVersion) -> Bool { major == other.major }

  /// Orders versions by major, then minor number.
  public static func < (left: ProtocolVersion, right: ProtocolVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension ProtocolVersion: Codable {
  /// Reads two numbers separated by a dot.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let major = numbers[0], let minor = numbers[1] else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a version such as “1.0”.")
    }
    self.init(major: major, minor: minor)
  }

  /// Writes two numbers separated by a dot.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
