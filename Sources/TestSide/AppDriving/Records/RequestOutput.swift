import Foundation

/// The output that an app has written since it got a request.
struct RequestOutput {
  private let start = ContinuousClock.now
  private var byteCount = 0
  private var beginning: [UInt8] = []

  /// Counts the next bytes.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    byteCount += bytes.count
    let missing = Self.beginningLength - beginning.count
    if missing > 0 { beginning += bytes.prefix(missing) }
  }

  /// Returns whether the output exceeds a number of bytes.
  func exceeds(_ limit: Int) -> Bool { byteCount > limit }

  /// Returns the output as a flood.
  ///
  /// - Parameter limit: The limit that the output exceeds, or `nil` if the time was up.
  func flood(limit: Int?) -> OutputFlood {
    // A cut may have split a secret; the ellipsis marks the rest so that it can be hidden.
    let cut = byteCount > beginning.count ? "…" : ""
    let lines = (String(decoding: beginning, as: UTF8.self) + cut).split(separator: "\n")
    return OutputFlood(
      byteCount: byteCount, duration: ContinuousClock.now - start, limit: limit,
      firstLines: lines.prefix(Self.firstLineCount).map(String.init))
  }

  /// The number of bytes above which output explains a timeout.
  static let busyLimit = 1_000_000

  private static let beginningLength = 1000
  private static let firstLineCount = 3
}
