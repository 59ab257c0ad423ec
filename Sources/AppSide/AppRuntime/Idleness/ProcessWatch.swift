import Foundation
import VirtualClock

/// An observer of process activity outside the app's clock: threads, timers, child processes and connections.
///
/// It queries the kernel only when a wait would otherwise end or move time, so it costs nothing in between.
/// Such a wait queries it at each step of the clock, and each full query takes one pass over the process's
/// threads and one over its descriptors.
@MainActor
struct ProcessWatch {
  private let threads = BackgroundThreads()

  /// Whether threads are computing.
  var threadsAreRunning: Bool { threads.runningCount > 0 }

  /// Returns all current activity.
  ///
  /// On the app's clock, threads that are about to come to rest first get the time to do so.
  func look() -> ProcessActivity {
    guard virtual_clock_is_on() else { return lookOnce() }
    var activity = ProcessActivity()
    for _ in 0..<Self.lookLimit {
      // Read before the look, because a child may end during it, and the thread that reads its output runs
      // only then.
      let mayHaveChildren = ChildProcesses.mayExist
      let childNames = mayHaveChildren ? ChildProcesses.names : []
      if mayHaveChildren { virtual_clock_forget_rest() }
      _ = virtual_clock_come_to_rest(Self.restLimit)
      activity = lookOnce()
      // Only on the app's clock: a process with a real clock may be a test process with its own children.
      activity.childNames = childNames
      // A thread that has run meanwhile may have opened a connection or woken another thread.
      if activity.runningThreadCount > 0 || virtual_clock_is_still_at_rest() { return activity }
    }
    activity.runningThreadCount = max(1, activity.runningThreadCount)
    return activity
  }

  private func lookOnce() -> ProcessActivity {
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
    // Look again, because both passes miss a thread that woke up between them.
    if looksForTimers, activity.threadCount > 0, activity.runningThreadCount == 0 {
      activity.runningThreadCount = threads.runningCount
    }
    return activity
  }

  /// The processor time, in nanoseconds, that each thread gets to come to rest, as after each step of the
  /// clock.
  private static let restLimit: Int64 = 5_000_000
  /// The maximum number of looks; an app whose threads keep waking one another counts as busy.
  private static let lookLimit = 20
}
