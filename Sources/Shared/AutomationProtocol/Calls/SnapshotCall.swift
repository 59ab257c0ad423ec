/// Freezes one element and everything inside it.
public struct SnapshotCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "snapshot"

  /// Which element; exactly one must match.
  public var query: ElementQuery

  /// Makes the call.
  public init(_ query: ElementQuery) { self.query = query }

  /// The frozen element.
  public struct Result: Codable, Sendable, Hashable {
    /// The element and everything inside it.
    public var snapshot: ElementSnapshot
    /// The elements that lead to it, from the application down, without itself.
    public var path: [ElementAttributes]
    /// How much room there is across, with the raw values of `XCUIElement.SizeClass`; nil when the
    /// app does not say.
    public var horizontalSizeClass: Int?
    /// How much room there is from top to bottom; nil when the app does not say.
    public var verticalSizeClass: Int?
    /// The version of the tree it was taken from.
    public var version: UInt64

    /// Makes the result.
    public init(snapshot: ElementSnapshot, path: [ElementAttributes], version: UInt64) {
      self.snapshot = snapshot
      self.path = path
      self.version = version
    }
  }
}
