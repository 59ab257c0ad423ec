import Foundation

/// Whether other threads of this process are computing, for example a task that left the main actor
/// and has not come back yet.
///
/// The kernel knows: a thread that waits is asleep, every other one is running or about to. It is read
/// only when a wait would otherwise end or move time, so it costs nothing in between.
@MainActor
final class BackgroundThreads: IdleSource {
  let name = "background threads"

  private let ownIdentifier = getpid()

  var isIdle: Bool { runningCount == 0 }

  var busyDescription: String {
    let count = runningCount
    return count == 1 ? "1 background thread is running" : "\(count) background threads are running"
  }

  /// How many threads sleep for a time, such as with `Thread.sleep`.
  var sleepingCount: Int { count(where: isSleepingForATime) }

  /// Whether the app has no threads but the main one, not even sleeping ones.
  var thereAreNone: Bool {
    #if os(Linux)
      count { !isUninvolved($0) } == 0
    #else
      false
    #endif
  }

  private var runningCount: Int { count(where: isRunning) }

  private func isUninvolved(_ thread: Int32) -> Bool {
    // The kernel ends a name with a line feed.
    readFile("comm", of: thread) { $0.dropLast().elementsEqual(AppThreads.uninvolvedName.utf8) }
  }

  private func count(where condition: (Int32) -> Bool) -> Int {
    #if os(Linux)
      guard let directory = opendir("/proc/self/task") else { return 0 }
      defer { closedir(directory) }
      var count = 0
      while let entry = readdir(directory) {
        let thread = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { atoi($0) }
        }
        if thread > 0, thread != ownIdentifier, condition(thread) { count += 1 }
      }
      return count
    #else
      return 0
    #endif
  }

  private func isRunning(_ thread: Int32) -> Bool {
    readFile("stat", of: thread) { text in
      // "TID (name) STATE …": the name may hold any character, so the state follows the last ")".
      guard let end = text.lastIndex(of: UInt8(ascii: ")")), end + 2 < text.endIndex else {
        return false
      }
      return text[end + 2] == UInt8(ascii: "R")
    }
  }

  /// Whether the kernel has put it to sleep until a moment; where the kernel does not say in which of
  /// its functions a thread waits, none is found.
  private func isSleepingForATime(_ thread: Int32) -> Bool {
    readFile("wchan", of: thread) { $0.elementsEqual("hrtimer_nanosleep".utf8) }
  }

  private func readFile(
    _ name: String, of thread: Int32, _ body: (Slice<UnsafeMutableRawBufferPointer>) -> Bool
  ) -> Bool {
    let descriptor = open("/proc/self/task/\(thread)/\(name)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
      let length = read(descriptor, buffer.baseAddress, buffer.count)
      return length > 0 && body(buffer[..<length])
    }
  }
}
