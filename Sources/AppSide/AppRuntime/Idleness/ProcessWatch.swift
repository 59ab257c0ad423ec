import Foundation
import VirtualClock

/// An observer of process activity that the app's clock doesn't know of: threads, timers and
/// connections.
///
/// It queries the kernel only when a wait would otherwise end or move time, so it costs nothing in
/// between. Such a wait queries it at each step of the clock, and each query of everything takes
/// one pass over the process's threads and one over its descriptors.
@MainActor
struct ProcessWatch {
  private let threads = BackgroundThreads()

  /// Whether threads are computing.
  var threadsAreRunning: Bool { threads.runningCount > 0 }

  /// Returns all current activity.
  func look() -> ProcessActivity {
    var activity = ProcessActivity()
    threads.record(in: &activity)
    // A timer on the app's clock stands still in the kernel.
    let looksForTimers = !virtual_clock_is_on()
    var connections = OpenConnections()
    OpenDescriptors.visit { descriptor in
      if !connections.add(descriptor), looksForTimers, OpenDescriptors.isTimer(descriptor) {
        activity.timers.add(KernelTimer(descriptor))
      }
    }
    activity.connectionCount = connections.count
    // Without a clock of its own the process is more than the app: that of the tests, say.
    if virtual_clock_is_on() { activity.childNames = ChildProcesses.names }
    // Look again, because all passes miss a thread that woke up between them, and one that was looked at
    // early may have been woken by one that was looked at late.
    if activity.threadCount > 0, activity.runningThreadCount == 0, !virtual_clock_is_at_rest() {
      activity.runningThreadCount = max(1, threads.runningCount)
    }
    return activity
  }
}
