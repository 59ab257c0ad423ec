import Foundation
import VirtualClock

/// An observer of process activity that the app's clock doesn't know of: threads, timers, child processes
/// and connections.
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
  ///
  /// On the app's clock, threads that are about to come to rest get the time to do so, which doesn't count.
  func look() -> ProcessActivity {
    guard virtual_clock_is_on() else { return lookOnce() }
    var activity = ProcessActivity()
    for _ in 0..<Self.lookLimit {
      // Asked before the look: a child may end during it, and the thread that reads its output runs only then.
      let mayHaveChildren = ChildProcesses.mayExist
      let childNames = mayHaveChildren ? ChildProcesses.names : []
      if mayHaveChildren { virtual_clock_forget_rest() }
      _ = virtual_clock_come_to_rest(Self.restLimit)
      activity = lookOnce()
      // Only here: a process whose clock is real may be that of the tests, with children of theirs.
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

  /// In nanoseconds of each thread's processor time, as the clock gives after each step.
  private static let restLimit: Int64 = 5_000_000
  /// An app whose threads wake one another again and again counts as busy.
  private static let lookLimit = 20
}
