import VirtualClock

extension EventLoop {
  /// Whether no thread of the process has run since the loop has last found all at rest; always so where the
  /// clock isn't that of the whole process.
  package var isProcessAtRest: Bool { !clock.drivesProcess || virtual_clock_is_still_at_rest() }

  /// Whether a timer of Foundation is due and has not been taken yet.
  var hasUnreadTimer: Bool { clock.drivesProcess && virtual_clock_has_unread_timer() }

  /// Stops the time of everything in the process: from now on it goes on with the loop's clock.
  ///
  /// For a process that is one app and nothing else; it can't be taken back.
  package func driveProcess() {
    clock.driveProcess()
    guard clock.drivesProcess, watch != nil else { return }
    OutsideActivity(work: work).allowLeaps()
  }
}
