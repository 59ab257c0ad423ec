import Foundation
import VirtualClock

/// What is under way outside an app's process and may reach it: work that is in flight, child processes,
/// connections.
///
/// While the app's main thread is blocked the clock asks it on a thread of its own.
final class OutsideActivity: Sendable {
  private let work: WorkInFlight

  init(work: WorkInFlight) { self.work = work }

  var isUnderWay: Bool {
    guard work.isIdle, !ChildProcesses.mayExist else { return true }
    var connections = OpenConnections()
    var isConnected = false
    OpenDescriptors.visit { descriptor in
      if !connections.add(descriptor), OpenConnections.leadToOtherProcess(descriptor) {
        isConnected = true
      }
    }
    return isConnected || connections.count > 0
  }

  /// Lets the clock of the process leap while its main thread is blocked and nothing is under way outside.
  func allowLeaps() {
    virtual_clock_leap_while_blocked(
      { context in
        guard let context else { return true }
        return Unmanaged<OutsideActivity>.fromOpaque(context).takeUnretainedValue().isUnderWay
      },
      // For good: the clock is that of the whole process.
      Unmanaged.passRetained(self).toOpaque())
  }
}
