/// Asks what was copied last, or puts something there.
public struct PasteboardCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "pasteboard"

  /// The texts to put there; nil only asks.
  public var strings: [String]?

  /// Asks, or puts texts there; none are an empty pasteboard.
  public init(_ strings: [String]? = nil) { self.strings = strings }

  /// What is there then.
  public struct Result: Codable, Sendable, Hashable {
    /// The texts.
    public var strings: [String]
    /// The version of the tree.
    public var version: UInt64

    /// Makes a result.
    public init(strings: [String], version: UInt64) {
      self.strings = strings
      self.version = version
    }
  }
}
