import AutomationProtocol
import Foundation
import LaunchDomain

/// The last lines of a session, with secrets hidden.
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
    /// The line without its end, with secrets hidden.
    public var text: String

    /// The line for display: `  0.012 → {"id":1,…}`.
    public var description: String {
      let milliseconds = Int((time * 1000).rounded())
      let digits = String(milliseconds % 1000)
      let padded = String(repeating: "0", count: 3 - digits.count) + digits
      return "\(milliseconds / 1000).\(padded) \(direction.rawValue) \(text)"
    }
  }

  /// A line, kept as bytes because most transcripts are never read.
  package struct Line: Sendable {
    package var direction: Direction
    package var instant: ContinuousClock.Instant
    package var bytes: Data
    /// Whether it belongs to a request of the harness that isn't part of the test.
    package fileprivate(set) var isAside = false
    var isCut: Bool

    init(
      _ bytes: Data, _ direction: Direction, at instant: ContinuousClock.Instant = .now,
      isWhole: Bool = false
    ) {
      self.direction = direction
      self.instant = instant
      // A megabyte of screen or element tree is cut, because people read the transcript.
      self.bytes = isWhole ? bytes : bytes.prefix(Self.lengthLimit)
      isCut = !isWhole && bytes.count > Self.lengthLimit
    }

    /// The line as text.
    ///
    /// A cut may have split a secret; the ellipsis marks the rest so that it can be hidden.
    var text: String { String(decoding: bytes, as: UTF8.self) + (isCut ? "…" : "") }

    private static let lengthLimit = 4096
  }

  private(set) var lines: [Line] = []
  private(set) var droppedCount = 0
  private var byteCount = 0
  private let limits: SessionLimits
  /// Whether all lines are kept, and none is cut.
  private let isWhole: Bool
  private let start = ContinuousClock.now

  init(limits: SessionLimits, isWhole: Bool = false) {
    self.limits = limits
    self.isWhole = isWhole
  }

  /// Adds a line and drops the oldest ones beyond the limits.
  mutating func add(_ bytes: Data, _ direction: Direction) {
    let line = Line(bytes, direction, isWhole: isWhole)
    lines.append(line)
    if isWhole { return }
    byteCount += line.bytes.count
    // Removing from the front takes time proportional to the array's length, so many lines are
    // removed at once.
    if lines.count > limits.transcriptLineCount * 2 || byteCount > limits.transcriptByteCount * 2 {
      trim()
    }
  }

  /// Replaces the last line in a direction.
  mutating func replaceLast(_ direction: Direction, with bytes: Data) {
    guard let index = lines.lastIndex(where: { $0.direction == direction }) else { return }
    let line = Line(bytes, direction, at: lines[index].instant, isWhole: isWhole)
    byteCount += line.bytes.count - lines[index].bytes.count
    lines[index] = line
  }

  /// Marks the last request and its answer as not part of the test.
  mutating func setLastAside() {
    guard let request = lines.lastIndex(where: { $0.direction == .sent }) else { return }
    lines[request].isAside = true
    if let last = lines.indices.last, last > request { lines[last].isAside = true }
  }

  /// Returns the lines for display.
  func entries(redactedBy redactor: SecretRedactor) -> [Entry] {
    var copy = self
    if isWhole { copy.lines = copy.lines.map { Line($0.bytes, $0.direction, at: $0.instant) } }
    copy.trim()
    return copy.lines.map { line in
      var text = redactor.redact(line.text)
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
}
