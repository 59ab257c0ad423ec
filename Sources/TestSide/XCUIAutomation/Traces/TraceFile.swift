import Foundation
import LaunchDomain

/// The file of this process's traces; each process has a separate file.
struct TraceFile: Sendable {
  /// The start of the traces, in seconds since 1970.
  let started = Date().timeIntervalSince1970
  private let handle: FileHandle

  /// Creates the file; if that fails, writes the reason to standard error.
  init?(in folder: String) {
    let name = "run-\(getpid())-\(Int(started * 1000)).jsonl"
    let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try TestTrace.head(started: started).write(to: url)
      handle = try FileHandle(forWritingTo: url)
      try handle.seekToEnd()
    } catch {
      let message = "The trace \(url.path) cannot be written: \(error.systemReason).\n"
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      return nil
    }
  }

  /// Appends lines; errors are ignored, because a full disk must not end the tests.
  func write(_ lines: Data) { try? handle.write(contentsOf: lines) }
}
