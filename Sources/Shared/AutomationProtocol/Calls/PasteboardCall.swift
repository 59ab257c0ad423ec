/// A call that reads the pasteboard or replaces its contents.
public struct PasteboardCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "pasteboard"

  /// The new contents; `nil` to read only.
  public var strings: [String]?

  /// Makes a call that reads the pasteboard, or replaces its contents; an empty array clears it.
  public init(_ strings: [String]? = nil) { self.strings = strings }

  /// The contents of the pasteboard after the call.
  public struct Result: Codable, Sendable, Hashable {
    /// The texts on the pasteboard.
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
