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

  /// Threads that will wake up by themselves.
  struct Sleepers {
    /// How many sleep until a moment that nobody can see, such as with `Thread.sleep`.
    var count = 0
    /// When the first of the others wakes up at the latest, in real seconds from now.
    var next: TimeInterval?
  }

  /// The threads that sleep for a time, or wait for something no longer than for a time.
  var sleepers: Sleepers {
    var sleepers = Sleepers()
    visit { thread in
      guard let sleep = pause(of: thread), !isUninvolved(thread) else { return }
      switch sleep {
      case .forSomeTime: sleepers.count += 1
      case .until(let moment): sleepers.next = min(sleepers.next ?? .infinity, moment)
      }
    }
    return sleepers
  }

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
      ?? false
  }

  private func count(where condition: (Int32) -> Bool) -> Int {
    var count = 0
    visit { if condition($0) { count += 1 } }
    return count
  }

  private func visit(_ visit: (Int32) -> Void) {
    #if os(Linux)
      guard let directory = opendir("/proc/self/task") else { return }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let thread = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { atoi($0) }
        }
        if thread > 0, thread != ownIdentifier { visit(thread) }
      }
    #endif
  }

  private func isRunning(_ thread: Int32) -> Bool {
    readFile("stat", of: thread) { text in
      // "TID (name) STATE …": the name may hold any character, so the state follows the last ")".
      guard let end = text.lastIndex(of: UInt8(ascii: ")")), end + 2 < text.endIndex else {
        return false
      }
      return text[end + 2] == UInt8(ascii: "R")
    } ?? false
  }

  /// How long it sleeps; nil for one that waits for something as long as it takes, or runs.
  private func pause(of thread: Int32) -> ThreadSleep? {
    let call = readFile("syscall", of: thread) { String(decoding: $0, as: UTF8.self) }
    if let call { return ThreadSleep(call) }
    // A kernel that does not say this much may name its function in which a thread waits.
    let isAsleep = readFile("wchan", of: thread) {
      $0.elementsEqual("hrtimer_nanosleep".utf8)
    }
    return isAsleep == true ? .forSomeTime : nil
  }

  private func readFile<Value>(
    _ name: String, of thread: Int32, _ body: (Slice<UnsafeMutableRawBufferPointer>) -> Value
  ) -> Value? {
    let descriptor = open("/proc/self/task/\(thread)/\(name)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      let length = read(descriptor, buffer.baseAddress, buffer.count)
      return length > 0 ? body(buffer[..<length]) : nil
    }
  }
}
