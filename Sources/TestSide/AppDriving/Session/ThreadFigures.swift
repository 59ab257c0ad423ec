import Foundation

/// What the system counts of a thread: the one that made this object.
final class ThreadFigures: Sendable {
  struct Use {
    /// For how long it has run.
    var running: Duration
    /// For how long it wanted to run while others did.
    var waiting = Duration.zero
  }

  private let thread: UInt64
  private let descriptor: Int32

  /// Looks at the calling thread.
  init() {
    thread = Self.current
    #if os(Linux)
      descriptor = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC)
    #else
      descriptor = -1
    #endif
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Whether it is the calling thread.
  var isOfThisThread: Bool { thread == Self.current }

  /// What the thread has done so far; ask on that thread.
  ///
  /// How long it has run the kernel counts for others once in a tick, and for who asks to the moment.
  var use: Use {
    Use(
      running: Self.time(CLOCK_THREAD_CPUTIME_ID),
      waiting: descriptor >= 0 ? Self.waiting(in: descriptor) : .zero)
  }

  /// For how long all threads of the process together have wanted to run while others did.
  ///
  /// It takes some microseconds for each thread; what a thread has waited that has ended is not in it.
  static var waitedByProcess: Duration {
    var sum = Duration.zero
    #if os(Linux)
      guard let folder = opendir("/proc/self/task") else { return sum }
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        let descriptor = open("/proc/self/task/\(name)/schedstat", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { continue }
        sum += waiting(in: descriptor)
        close(descriptor)
      }
    #endif
    return sum
  }

  /// It is asked after each answer of an app, so the C library reads the numbers: a loop over the bytes
  /// takes longer than the kernel in a debug build.
  private static func waiting(in descriptor: Int32) -> Duration {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 96) { text in
      guard let start = text.baseAddress else { return .zero }
      let count = pread(descriptor, start, text.count - 1, 0)
      guard count > 0 else { return .zero }
      start[count] = 0
      // Nanoseconds of running, a space, nanoseconds of waiting to run, and more.
      var rest: UnsafeMutablePointer<CChar>?
      _ = strtoll(start, &rest, 10)
      return .nanoseconds(strtoll(rest ?? start, nil, 10))
    }
  }

  /// How long all threads of the process have run, together.
  static var computedByProcess: Duration { time(CLOCK_PROCESS_CPUTIME_ID) }

  /// A number that no other living thread has.
  static var current: UInt64 {
    #if os(Linux)
      UInt64(pthread_self())
    #else
      UInt64(UInt(bitPattern: pthread_self()))
    #endif
  }

  private static func time(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
