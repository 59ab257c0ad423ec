import Foundation
import Synchronization

/// The last lines that an app wrote to its standard error, or sent as its log.
public final class AppLog: Sendable {
  private struct Contents {
    var lines: [String] = []
    var byteCount = 0
    var unfinished: [UInt8] = []
    var droppedCount = 0
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
      contents.unfinished.isEmpty
        ? contents.lines : contents.lines + [Self.text(contents.unfinished[...])]
    }
  }

  /// The number of lines that were dropped before those that are kept.
  public var droppedCount: Int { contents.withLock { $0.droppedCount } }

  /// Appends a whole line.
  public func append(line: String) {
    contents.withLock { contents in
      for part in line.split(separator: "\n", omittingEmptySubsequences: false) {
        add(String(part), to: &contents)
      }
    }
  }

  /// Appends the next bytes of the stream.
  func append(_ bytes: ArraySlice<UInt8>) {
    contents.withLock { contents in
      var rest = bytes
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        contents.unfinished += rest[..<end]
        add(Self.text(contents.unfinished[...]), to: &contents)
        contents.unfinished.removeAll()
        rest = rest[(end + 1)...]
      }
      contents.unfinished += rest
      // A line without an end must not grow for ever; its beginning is the most useful part.
      if contents.unfinished.count > byteLimit {
        add(Self.text(contents.unfinished[...]), to: &contents)
        contents.unfinished.removeAll()
      }
    }
  }

  /// Ends a line that was unfinished when the stream ended.
  func finishLine() {
    contents.withLock { contents in
      guard !contents.unfinished.isEmpty else { return }
      add(Self.text(contents.unfinished[...]), to: &contents)
      contents.unfinished.removeAll()
    }
  }

  private func add(_ line: String, to contents: inout Contents) {
    let line = line.utf8.count > byteLimit ? String(line.prefix(byteLimit / 4)) + "…" : line
    contents.lines.append(line)
    contents.byteCount += line.utf8.count
    var surplus = 0
    while contents.lines.count - surplus > lineLimit
      || (contents.byteCount > byteLimit && contents.lines.count - surplus > 1)
    {
      contents.byteCount -= contents.lines[surplus].utf8.count
      surplus += 1
    }
    contents.lines.removeFirst(surplus)
    contents.droppedCount += surplus
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return String(decoding: bytes, as: UTF8.self)
  }
}
