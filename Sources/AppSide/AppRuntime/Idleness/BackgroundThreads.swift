import Foundation
import VirtualClock

/// The other threads of this process, such as one that runs a task off the main actor.
///
/// Threads of the harness use real time and don't count, because they don't change what the app
/// shows.
@MainActor
struct BackgroundThreads {
  /// The number of threads that are computing.
  var runningCount: Int { all.count { $0.is_running } }

  /// Records the state of each thread.
  func record(in activity: inout ProcessActivity) {
    #if !os(Linux)
      // The threads can't be listed, so assume there is one.
      activity.threadCount = 1
    #endif
    for thread in all {
      activity.threadCount += 1
      guard !thread.is_running else {
        activity.runningThreadCount += 1
        continue
      }
      // On the app's clock, a thread sleeps until the clock advances.
      guard !virtual_clock_is_on() else { continue }
      switch pause(of: thread.number) {
      case .untilUnknownTime: activity.sleeperCount += 1
      case .until(let moment):
        activity.nextWakeUp = min(activity.nextWakeUp ?? .infinity, moment)
      case nil: break
      }
    }
  }

  private var all: [virtual_clock_thread] {
    var capacity = Self.usualCount
    while true {
      var count = 0
      let threads = [virtual_clock_thread](unsafeUninitializedCapacity: capacity) {
        buffer, length in
        count = virtual_clock_list_threads(buffer.baseAddress, capacity)
        length = min(count, capacity)
      }
      guard count > capacity else { return threads }
      capacity = count
    }
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

  /// The number of threads that one pass can list; more need a second pass.
  private static let usualCount = 32
}
