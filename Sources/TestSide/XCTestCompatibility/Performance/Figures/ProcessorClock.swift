import Foundation

/// The kernel's clocks, in nanoseconds.
enum ProcessorClock {
  /// Returns the time of a clock, or `nil` if the clock doesn't exist.
  static func now(_ clock: clockid_t) -> UInt64? {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return nil }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Returns the processor time of a process, or `nil` if the process doesn't exist.
  static func processorTime(of process: pid_t) -> UInt64? {
    var clock = clockid_t()
    // Numbers that are not process identifiers would select other clocks.
    guard process > 0, clock_getcpuclockid(process, &clock) == 0 else { return nil }
    return now(clock)
  }
}
