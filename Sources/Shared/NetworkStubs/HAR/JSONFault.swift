/// The reason a text can't be read as JSON, and its place.
public struct JSONFault: Sendable, Hashable {
  /// A kind of fault.
  public enum Kind: Sendable, Hashable {
    /// The text isn't JSON.
    case syntax
    /// A number, as it is written, is too large.
    case number(String)
    /// Lists and objects are nested deeper than this.
    case depth(Int)
  }

  /// The kind.
  public var kind: Kind
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int

  /// Makes a fault.
  public init(_ kind: Kind, line: Int, column: Int) {
    self.kind = kind
    self.line = line
    self.column = column
  }
}
