/// Excessive output of an app.
public struct OutputFlood: Sendable, Hashable {
  /// The number of bytes that the app wrote to its standard streams since the request.
  public var byteCount: Int
  /// The real time since the request.
  public var duration: Duration
  /// The number of bytes that the app may write during a request, or `nil` if the app was killed because
  /// it didn't answer in time.
  public var limit: Int?
  /// The first lines of the output.
  public var firstLines: [String]

  /// Creates a flood.
  public init(byteCount: Int, duration: Duration, limit: Int? = nil, firstLines: [String] = []) {
    self.byteCount = byteCount
    self.duration = duration
    self.limit = limit
    self.firstLines = firstLines
  }
}
