extension EventLoop {
  /// Stops the time of everything in the process: from now on it goes on with the loop's clock.
  ///
  /// For a process that is one app and nothing else; it can't be taken back.
  package func driveProcess() {
    clock.driveProcess()
    guard clock.drivesProcess, watch != nil else { return }
    OutsideActivity(work: work).allowLeaps()
  }
}
