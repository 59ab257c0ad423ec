import Foundation

/// The kernel's clocks, in nanoseconds.
enum ProcessorClock {
  /// What a clock shows; nil where there is no such clock.
  static func now(_ clock: clockid_t) -> UInt64? {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return nil }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The time that a process has had of the processors; nil where there is no such process.
  static func processorTime(of process: pid_t) -> UInt64? {
    var clock = clockid_t()
    // Numbers that no process can have would be taken for other clocks.
    guard process > 0, clock_getcpuclockid(process, &clock) == 0 else { return nil }
    return now(clock)
  }
}
