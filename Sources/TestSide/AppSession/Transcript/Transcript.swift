import AutomationProtocol
import Foundation
import LaunchDomain

/// The last lines of a conversation with an app, secrets hidden.
public struct Transcript: Sendable {
  /// Who sent a line.
  public enum Direction: String, Sendable, Hashable {
    /// The test, to the app.
    case sent = "→"
    /// The app, to the test.
    case received = "←"
  }

  /// One line.
  public struct Entry: Sendable, Hashable, CustomStringConvertible {
    /// Who sent it.
    public var direction: Direction
    /// When, in seconds of real time since the app was started.
    public var time: Double
    /// The line without its end, secrets hidden.
    public var text: String

    /// The line as it is shown: `  0.012 → {"id":1,…}`.
    public var description: String {
      let milliseconds = Int((time * 1000).rounded())
      let digits = String(milliseconds % 1000)
      let padded = String(repeating: "0", count: 3 - digits.count) + digits
      return "\(milliseconds / 1000).\(padded) \(direction.rawValue) \(text)"
    }
  }

  /// What is kept until somebody reads it: bytes, because most conversations are never read.
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

  /// Adds a line and forgets the oldest ones that are too many.
  mutating func add(_ bytes: Data, _ direction: Direction) {
    // A screen or a tree of a megabyte is cut: the transcript is read by people.
    let kept = bytes.prefix(Self.longestLine)
    lines.append(
      Line(
        direction: direction, instant: .now, bytes: kept, isCut: kept.count < bytes.count))
    byteCount += kept.count
    // Removing from the front costs as much as the array is long, so it is done for many at once.
    if lines.count > limits.transcriptLineCount * 2 || byteCount > limits.transcriptByteCount * 2 {
      trim()
    }
  }

  /// Puts another text in the place of the last line that was sent.
  mutating func replaceLastSent(with bytes: Data) {
    guard let index = lines.lastIndex(where: { $0.direction == .sent }) else { return }
    byteCount += bytes.count - lines[index].bytes.count
    lines[index].bytes = bytes
  }

  /// The lines as they are shown.
  func entries(redactedBy redactor: SecretRedactor) -> [Entry] {
    var copy = self
    copy.trim()
    return copy.lines.map { line in
      var text = redactor.redact(String(decoding: line.bytes, as: UTF8.self))
      // The cut may have gone through a secret and left its beginning.
      if line.isCut { text = text.dropLast(Self.longestSecret) + "…" }
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

  private static let longestLine = 4096
  private static let longestSecret = 1024
}
