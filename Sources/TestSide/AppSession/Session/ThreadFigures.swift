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
  var use: Use {
    guard descriptor >= 0 else { return Use(running: Self.time(CLOCK_THREAD_CPUTIME_ID)) }
    // Nanoseconds of running, a space, nanoseconds of waiting to run, and more.
    return withUnsafeTemporaryAllocation(byteCount: 96, alignment: 1) { bytes in
      let count = pread(descriptor, bytes.baseAddress, bytes.count, 0)
      guard count > 0 else { return Use(running: Self.time(CLOCK_THREAD_CPUTIME_ID)) }
      var running: Int64?
      var number: Int64 = 0
      for byte in bytes.prefix(count) {
        if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
          number = number &* 10 &+ Int64(byte - UInt8(ascii: "0"))
        } else if running == nil {
          running = number
          number = 0
        } else {
          break
        }
      }
      return Use(running: .nanoseconds(running ?? 0), waiting: .nanoseconds(number))
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
