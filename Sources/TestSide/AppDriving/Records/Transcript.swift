import AutomationProtocol
import Foundation
import LaunchDomain

/// The last lines of a session, secrets hidden.
public struct Transcript: Sendable {
  /// The direction of a line.
  public enum Direction: String, Sendable, Hashable {
    /// From the test to the app.
    case sent = "→"
    /// From the app to the test.
    case received = "←"
  }

  /// One line.
  public struct Entry: Sendable, Hashable, CustomStringConvertible {
    /// The direction of the line.
    public var direction: Direction
    /// The time, in seconds of real time since the app was started.
    public var time: Double
    /// The line without its end, secrets hidden.
    public var text: String

    /// The line for display: `  0.012 → {"id":1,…}`.
    public var description: String {
      let milliseconds = Int((time * 1000).rounded())
      let digits = String(milliseconds % 1000)
      let padded = String(repeating: "0", count: 3 - digits.count) + digits
      return "\(milliseconds / 1000).\(padded) \(direction.rawValue) \(text)"
    }
  }

  /// A line as it is kept: as bytes, because most transcripts are never read.
  struct Line: Sendable {
    var direction: Direction
    var instant: ContinuousClock.Instant
    var bytes: Data
    var isCut = false
  }

  private(set) var lines: [Line] = []
  private(set) var droppedCount = 0
  private var byteCount = 0
  private let limits: SessionLimits
  private let start = ContinuousClock.now

  init(limits: SessionLimits) { self.limits = limits }

  /// Adds a line and drops the oldest ones beyond the limits.
  mutating func add(_ bytes: Data, _ direction: Direction) {
    // A megabyte of screen or element tree is cut, because people read the transcript.
    let kept = bytes.prefix(Self.lineLengthLimit)
    lines.append(
      Line(
        direction: direction, instant: .now, bytes: kept, isCut: kept.count < bytes.count))
    byteCount += kept.count
    // Removing from the front takes time proportional to the array's length, so many lines are
    // removed at once.
    if lines.count > limits.transcriptLineCount * 2 || byteCount > limits.transcriptByteCount * 2 {
      trim()
    }
  }

  /// Replaces the last line that was sent.
  mutating func replaceLastSent(with bytes: Data) {
    guard let index = lines.lastIndex(where: { $0.direction == .sent }) else { return }
    byteCount += bytes.count - lines[index].bytes.count
    lines[index].bytes = bytes
  }

  /// Returns the lines for display.
  func entries(redactedBy redactor: SecretRedactor) -> [Entry] {
    var copy = self
    copy.trim()
    return copy.lines.map { line in
      var text = redactor.redact(String(decoding: line.bytes, as: UTF8.self))
      // The cut may have split a secret and left its beginning.
      if line.isCut { text = text.dropLast(Self.secretLengthLimit) + "…" }
      if text.hasSuffix("\n") { text.removeLast() }
      return Entry(
        direction: line.direction, time: (line.instant - start).seconds, text: text)
    }
  }

  private mutating func trim() {
    var surplus = max(0, lines.count - limits.transcriptLineCount)
    for line in lines[..<surplus] { byteCount -= line.bytes.count }
    while byteCount > limits.transcriptByteCount && lines.count - surplus > 1 {
      byteCount -= lines[surplus].bytes.count
      surplus += 1
    }
    lines.removeFirst(surplus)
    droppedCount += surplus
  }

  private static let lineLengthLimit = 4096
  private static let secretLengthLimit = 1024
}
