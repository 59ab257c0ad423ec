/// Where a pixel keeps how much it covers, and whether its colours are multiplied by that (Core Graphics).
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere: there are only colours.
  case none = 0
  /// Behind the colours, which are multiplied by it.
  case premultipliedLast = 1
  /// Before the colours, which are multiplied by it.
  case premultipliedFirst = 2
  /// Behind the colours.
  case last = 3
  /// Before the colours.
  case first = 4
  /// There is a byte behind the colours that means nothing.
  case noneSkipLast = 5
  /// There is a byte before the colours that means nothing.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7
}
