import Foundation

/// Does to one element what a person would do, and answers when the app has come to rest.
public struct PerformCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "perform"

  /// Which element; exactly one must match.
  public var query: ElementQuery
  /// What to do.
  public var interaction: Interaction
  /// How long to wait for the element to appear and to be free, in seconds of app time.
  public var timeout: TimeInterval

  /// Makes the call.
  public init(_ interaction: Interaction, on query: ElementQuery, timeout: TimeInterval) {
    self.query = query
    self.interaction = interaction
    self.timeout = timeout
  }

  /// What it was done to.
  public struct Result: Codable, Sendable, Hashable {
    /// The element as it was just before.
    public var element: ElementAttributes
    /// How long it took, in seconds of app time.
    public var elapsed: TimeInterval
    /// The version of the tree afterwards.
    public var version: UInt64

    /// Makes the result.
    public init(element: ElementAttributes, elapsed: TimeInterval, version: UInt64) {
      self.element = element
      self.elapsed = elapsed
      self.version = version
    }
  }
}
