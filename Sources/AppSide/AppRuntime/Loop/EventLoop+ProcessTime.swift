import VirtualClock

extension EventLoop {
  /// Whether no thread of the process has run since the loop last found all of them at rest.
  ///
  /// Always `true` if the clock doesn't drive the process.
  package var isProcessAtRest: Bool { !clock.drivesProcess || virtual_clock_is_still_at_rest() }

  /// Whether a Foundation timer is due but hasn't been handled yet.
  var hasUnreadTimer: Bool { clock.drivesProcess && virtual_clock_has_unread_timer() }

  /// Makes the loop's clock drive the time of everything in the process.
  ///
  /// Only for a process that runs one app and nothing else; it can't be undone.
  package func driveProcess() {
    clock.driveProcess()
    guard clock.drivesProcess, watch != nil else { return }
    OutsideActivity(work: work).allowLeaps()
  }
}
