import Foundation
import VirtualClock

/// The other threads of this process, such as one that runs a task off the main actor.
///
/// The kernel reports their states: a waiting thread is asleep, every other one is running or about
/// to.
@MainActor
struct BackgroundThreads {
  private let ownIdentifier = getpid()

  /// The number of threads that are computing.
  var runningCount: Int {
    var count = 0
    visit { if isRunning($0), !isUninvolved($0) { count += 1 } }
    return count
  }

  /// Records the state of each thread.
  func record(in activity: inout ProcessActivity) {
    #if !os(Linux)
      // The threads can't be listed, so assume there is one.
      activity.threadCount = 1
    #endif
    visit { thread in
      guard !isUninvolved(thread) else { return }
      activity.threadCount += 1
      guard !isRunning(thread) else { return activity.runningThreadCount += 1 }
      // On the app's clock a thread sleeps until that goes on.
      guard !virtual_clock_is_on() else { return }
      switch pause(of: thread) {
      case .untilUnknownTime: activity.sleeperCount += 1
      case .until(let moment):
        activity.nextWakeUp = min(activity.nextWakeUp ?? .infinity, moment)
      case nil: break
      }
    }
  }

  private func isUninvolved(_ thread: Int32) -> Bool {
    // The kernel ends a name with a line feed.
    readFile("comm", of: thread) { $0.dropLast().elementsEqual(AppThreads.uninvolvedName.utf8) }
      ?? false
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
      // The format is "TID (name) STATE …". The name may contain any character, so the state
      // follows the last ")".
      guard let end = text.lastIndex(of: UInt8(ascii: ")")), end + 2 < text.endIndex else {
        return false
      }
      return text[end + 2] == UInt8(ascii: "R")
    } ?? false
  }

  /// Returns how long the thread sleeps; `nil` if it is running or waits without a time limit.
  private func pause(of thread: Int32) -> ThreadSleep? {
    let call = readFile("syscall", of: thread) { String(decoding: $0, as: UTF8.self) }
    if let call { return ThreadSleep(call) }
    // A kernel that withholds the system call may still name the function in which a thread waits.
    let isAsleep = readFile("wchan", of: thread) {
      $0.elementsEqual("hrtimer_nanosleep".utf8)
    }
    return isAsleep == true ? .untilUnknownTime : nil
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
