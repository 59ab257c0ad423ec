/// How the bytes of a pixel lie in memory (Core Graphics).
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// One of `CGImageAlphaInfo` and one order of bytes.
  public let rawValue: UInt32

  /// The info of some bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// As the bytes are named: red, green, blue.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Pixels are numbers of 32 bits whose lowest byte comes first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels are numbers of 32 bits whose highest byte comes first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
