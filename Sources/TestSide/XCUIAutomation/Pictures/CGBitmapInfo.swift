/// The layout of a pixel's bytes in memory (Core Graphics).
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// A value of `CGImageAlphaInfo` combined with a byte order.
  public let rawValue: UInt32

  /// Creates a layout from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The default byte order: red, green, blue.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// The byte order of 32-bit little-endian pixels.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The byte order of 32-bit big-endian pixels.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
