import Foundation

/// Draws the screen, or one element of it.
public struct CaptureCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "capture"

  /// What the picture is made of.
  public enum Format: String, Codable, Sendable, Hashable, CaseIterable {
    /// Plain text, a line for each row of cells.
    case text
    /// Text with the colours of a terminal (ECMA-48 sequences).
    case ansi
    /// Scalable Vector Graphics.
    case svg
    /// Portable Network Graphics.
    case png
  }

  /// What the picture is made of.
  public var format: Format
  /// Which element; nil is the whole screen.
  public var query: ElementQuery?

  /// Makes the call.
  public init(_ format: Format, of query: ElementQuery? = nil) {
    self.format = format
    self.query = query
  }

  /// The picture.
  public struct Result: Codable, Sendable, Hashable {
    /// The picture's bytes (text formats in UTF-8), on the wire in Base64.
    public var data: Data
    /// Its size, in points.
    public var size: CGSize
    /// The version of the tree it shows.
    public var version: UInt64

    /// Makes the result.
    public init(data: Data, size: CGSize, version: UInt64) {
      self.data = data
      self.size = size
      self.version = version
    }
  }
}
