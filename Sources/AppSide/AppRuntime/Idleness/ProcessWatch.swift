import Foundation

/// Looks at what goes on in the process that the app's clock knows nothing of: threads, timers and
/// connections.
///
/// The kernel is asked only when a wait would otherwise end or move time, so it costs nothing in between.
/// But then it is asked at each step of the clock, and each look at everything is one pass over the
/// process's threads and one over its descriptors.
@MainActor
struct ProcessWatch {
  private let threads = BackgroundThreads()

  /// Whether threads are computing.
  var threadsAreRunning: Bool { threads.runningCount > 0 }

  /// Looks at everything.
  func look() -> ProcessActivity {
    var activity = ProcessActivity()
    threads.look(into: &activity)
    OpenDescriptors.visit { descriptor, target in
      switch target {
      case .timer: activity.timers.add(KernelTimer(descriptor))
      case .socket: if OpenConnections.contain(descriptor) { activity.connectionCount += 1 }
      case .other: break
      }
    }
    // Once more: what woke up between one look and the other was seen by neither.
    if activity.threadCount > 0, activity.runningThreadCount == 0 {
      activity.runningThreadCount = threads.runningCount
    }
    return activity
  }
}
