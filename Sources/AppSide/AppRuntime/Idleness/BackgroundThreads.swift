import Foundation

/// Whether other threads of this process are computing, for example a task that left the main actor
/// and has not come back yet.
///
/// The kernel knows: a thread that waits is asleep, every other one is running or about to. It is read
/// only when a wait would otherwise end or move time, so it costs nothing in between.
@MainActor
package final class BackgroundThreads: IdleSource {
  /// The name, for the kernel, of threads that have nothing to do with what an app shows.
  package nonisolated static let uninvolvedName = "understudy"

  package let name = "background threads"

  private let ownIdentifier = getpid()

  package var isIdle: Bool { runningCount == 0 }

  package var busyDescription: String {
    let count = runningCount
    return count == 1 ? "1 background thread is running" : "\(count) background threads are running"
  }

  /// Whether the app has no threads but the main one, not even sleeping ones.
  var thereAreNone: Bool {
    #if os(Linux)
      count { !$0.isUninvolved } == 0
    #else
      false
    #endif
  }

  private var runningCount: Int { count { $0.isRunning } }

  private struct Status {
    var isRunning: Bool
    var isUninvolved: Bool
  }

  private func count(_ condition: (Status) -> Bool) -> Int {
    #if os(Linux)
      guard let directory = opendir("/proc/self/task") else { return 0 }
      defer { closedir(directory) }
      var count = 0
      while let entry = readdir(directory) {
        let thread = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { atoi($0) }
        }
        guard thread > 0, thread != ownIdentifier, let status = status(of: thread) else { continue }
        if condition(status) { count += 1 }
      }
      return count
    #else
      return 0
    #endif
  }

  /// What the kernel says of a thread; nil when it has just ended.
  private func status(of thread: Int32) -> Status? {
    let descriptor = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
      let length = read(descriptor, buffer.baseAddress, buffer.count)
      // "TID (name) STATE …": the name may hold any character, so the state follows the last ")".
      guard length > 0, let end = buffer[..<length].lastIndex(of: UInt8(ascii: ")")),
        end + 2 < length, let start = buffer[..<end].firstIndex(of: UInt8(ascii: "("))
      else { return nil }
      return Status(
        isRunning: buffer[end + 2] == UInt8(ascii: "R"),
        isUninvolved: buffer[(start + 1)..<end].elementsEqual(Self.uninvolvedName.utf8))
    }
  }
}
