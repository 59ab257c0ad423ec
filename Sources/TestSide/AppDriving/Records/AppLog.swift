import Foundation
import Synchronization

/// The last lines that an app wrote to its standard streams, or sent as its log.
///
/// The lines around the beginning of a crash report are always kept as well.
public final class AppLog: Sendable {
  private struct Contents {
    var lines: [String] = []
    var byteCount = 0
    var unfinished: [UInt8] = []
    var droppedCount = 0
    var crash: CrashExcerpt?
  }

  /// The lines around the beginning of a crash report.
  private struct CrashExcerpt {
    /// The number of the first line; the log's first line has the number 0.
    var firstNumber: Int
    var lines: [String]
    /// The number of lines to add.
    var missingCount = CrashReport.lineLimit
  }

  private let contents = Mutex(Contents())
  private let lineLimit: Int
  private let byteLimit: Int

  /// Creates an empty log.
  public init(limits: SessionLimits = SessionLimits()) {
    lineLimit = max(1, limits.logLineCount)
    byteLimit = max(1024, limits.logByteCount)
  }

  /// The lines that are kept; the last one may be unfinished.
  public var lines: [String] {
    contents.withLock { contents in
      trim(&contents)
      let end = contents.unfinished.isEmpty ? [] : [Self.text(contents.unfinished)]
      guard let crash = contents.crash, crash.firstNumber < contents.droppedCount else {
        return contents.lines + end
      }
      let excerpt = crash.lines.prefix(contents.droppedCount - crash.firstNumber)
      let leftOut = contents.droppedCount - crash.firstNumber - excerpt.count
      return excerpt + (leftOut > 0 ? ["… (\(leftOut) more)"] : []) + contents.lines + end
    }
  }

  /// The number of lines that were dropped before those that are kept.
  public var droppedCount: Int {
    contents.withLock { contents in
      trim(&contents)
      return min(contents.droppedCount, contents.crash?.firstNumber ?? .max)
    }
  }

  /// Appends a whole line.
  public func append(line: String) {
    contents.withLock { contents in
      for part in line.split(separator: "\n", omittingEmptySubsequences: false) {
        add(String(part), to: &contents)
      }
    }
  }

  /// Appends the next bytes of the stream.
  ///
  /// An app can write faster than strings are made, so lines that would be dropped at once are only
  /// counted.
  func append(_ bytes: UnsafeRawBufferPointer) {
    contents.withLock { contents in
      var rest = bytes[...]
      var surplus = Self.lineEndCount(in: bytes) - lineLimit
      if surplus > 0 { drop(contents.lines.count, from: &contents) }
      while let end = Self.lineEnd(in: rest) {
        if surplus > 0 {
          contents.droppedCount += 1
          surplus -= 1
        } else if contents.unfinished.isEmpty {
          add(Self.text(rest[..<end]), to: &contents)
        } else {
          contents.unfinished += rest[..<end]
          add(Self.text(contents.unfinished), to: &contents)
        }
        contents.unfinished.removeAll(keepingCapacity: true)
        rest = rest[(end + 1)...]
      }
      contents.unfinished += rest
      // An endless line must not grow for ever; its beginning is the most useful part.
      if contents.unfinished.count > byteLimit { finishLine(of: &contents) }
    }
  }

  /// Ends a line that was unfinished when the stream ended.
  func finishLine() { contents.withLock { finishLine(of: &$0) } }

  private func finishLine(of contents: inout Contents) {
    guard !contents.unfinished.isEmpty else { return }
    add(Self.text(contents.unfinished), to: &contents)
    contents.unfinished.removeAll()
  }

  private func add(_ line: String, to contents: inout Contents) {
    let line = line.utf8.count > byteLimit ? String(line.prefix(byteLimit / 4)) + "…" : line
    if CrashReport.begins(with: line) {
      // The message of a failed check comes before the heading and takes lines as well.
      let before = contents.lines.suffix(CrashReport.contextLength * 2)
      contents.crash = CrashExcerpt(
        firstNumber: contents.droppedCount + contents.lines.count - before.count,
        lines: Array(before))
    }
    if let missing = contents.crash?.missingCount, missing > 0 {
      contents.crash?.lines.append(line)
      contents.crash?.missingCount = missing - 1
    }
    contents.lines.append(line)
    contents.byteCount += line.utf8.count
    // Removing from the front takes time proportional to the array's length, so many lines are
    // removed at once.
    if contents.lines.count > lineLimit * 2 || contents.byteCount > byteLimit * 2 {
      trim(&contents)
    }
  }

  private func trim(_ contents: inout Contents) {
    var surplus = max(0, contents.lines.count - lineLimit)
    var byteCount = contents.byteCount
    for line in contents.lines[..<surplus] { byteCount -= line.utf8.count }
    while byteCount > byteLimit && contents.lines.count - surplus > 1 {
      byteCount -= contents.lines[surplus].utf8.count
      surplus += 1
    }
    drop(surplus, from: &contents)
  }

  private func drop(_ count: Int, from contents: inout Contents) {
    for line in contents.lines[..<count] { contents.byteCount -= line.utf8.count }
    contents.lines.removeFirst(count)
    contents.droppedCount += count
  }

  private static func lineEndCount(in bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var rest = bytes[...]
    while let end = lineEnd(in: rest) {
      count += 1
      rest = rest[(end + 1)...]
    }
    return count
  }

  /// Returns the index of the next line end; the C library finds it much faster than a loop does in
  /// a debug build.
  private static func lineEnd(in bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
    guard let base = bytes.base.baseAddress, !bytes.isEmpty else { return nil }
    let found = memchr(base + bytes.startIndex, Int32(UInt8(ascii: "\n")), bytes.count)
    return found.map { UnsafeRawPointer($0) - base }
  }

  private static func text(_ bytes: some BidirectionalCollection<UInt8>) -> String {
    let isEndOfLineOfTwo = bytes.last == UInt8(ascii: "\r")
    return String(decoding: isEndOfLineOfTwo ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }
}
