/// The position of a pixel's alpha component, and whether colours are premultiplied (Core
/// Graphics).
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no alpha component.
  case none = 0
  /// Alpha comes last, and the colours are premultiplied by it.
  case premultipliedLast = 1
  /// Alpha comes first, and the colours are premultiplied by it.
  case premultipliedFirst = 2
  /// Alpha comes last.
  case last = 3
  /// Alpha comes first.
  case first = 4
  /// The last byte is unused.
  case noneSkipLast = 5
  /// The first byte is unused.
  case noneSkipFirst = 6
  /// There is only an alpha component.
  case alphaOnly = 7
}
