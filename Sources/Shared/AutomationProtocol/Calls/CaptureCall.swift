import Foundation

/// A call that draws the screen or one element of it.
public struct CaptureCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "capture"

  /// The format of a picture.
  public enum Format: String, Codable, Sendable, Hashable, CaseIterable {
    /// Plain text, one line for each row of cells.
    case text
    /// Text with terminal colours (ECMA-48 sequences).
    case ansi
    /// Scalable Vector Graphics.
    case svg
    /// Portable Network Graphics.
    case png
  }

  /// The format of the picture.
  public var format: Format
  /// The element to draw; `nil` for the whole screen.
  public var query: ElementQuery?

  /// Makes the call.
  public init(_ format: Format, of query: ElementQuery? = nil) {
    self.format = format
    self.query = query
  }

  /// The result of a capture.
  public struct Result: Codable, Sendable, Hashable {
    /// The picture's bytes, which are UTF-8 for text formats; Base64 on the wire.
    public var data: Data
    /// The picture's size, in points.
    public var size: CGSize
    /// The version of the tree that the picture shows.
    public var version: UInt64

    /// Makes the result.
    public init(data: Data, size: CGSize, version: UInt64) {
      self.data = data
      self.size = size
      self.version = version
    }
  }
}
