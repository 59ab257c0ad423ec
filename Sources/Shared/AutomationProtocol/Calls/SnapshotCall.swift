/// A call that takes a snapshot of one element and its descendants.
public struct SnapshotCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "snapshot"

  /// The query for the element; exactly one must match.
  public var query: ElementQuery

  /// Makes the call.
  public init(_ query: ElementQuery) { self.query = query }

  /// The result of taking a snapshot.
  public struct Result: Codable, Sendable, Hashable {
    /// The element and its descendants.
    public var snapshot: ElementSnapshot
    /// The element's ancestors, from the application down.
    public var path: [ElementAttributes]
    /// The horizontal size class of the screen as a raw value of `XCUIElement.SizeClass`, if the
    /// app reports it.
    public var horizontalSizeClass: Int?
    /// The vertical size class of the screen, if the app reports it.
    public var verticalSizeClass: Int?
    /// The version of the tree that the snapshot shows.
    public var version: UInt64

    /// Makes the result.
    public init(snapshot: ElementSnapshot, path: [ElementAttributes], version: UInt64) {
      self.snapshot = snapshot
      self.path = path
      self.version = version
    }
  }
}
