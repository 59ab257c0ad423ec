import Foundation

/// The activity of an app's process, apart from its main thread's work, at one moment.
struct ProcessActivity {
  /// The number of other threads, running or asleep, without those that don't affect what the app
  /// shows.
  var threadCount = 0
  /// The number of threads that are computing, for example for a task off the main actor.
  var runningThreadCount = 0
  /// The number of threads that sleep until an unknown moment, for example in `Thread.sleep`.
  var sleeperCount = 0
  /// The latest moment at which the first of the other sleeping threads wakes up, in real seconds
  /// from now.
  var nextWakeUp: TimeInterval?
  /// The number of open network connections.
  var connectionCount = 0
  /// The names of the running child processes.
  var childNames: [String] = []
  var timers = RealTimers()

  /// Whether there is activity that will continue on its own.
  var isUnderWay: Bool {
    runningThreadCount > 0 || connectionCount > 0 || !childNames.isEmpty
  }

  /// The activity, as sentences.
  var sentences: [String] {
    var sentences: [String] = []
    if connectionCount > 0 {
      sentences.append(
        connectionCount == 1
          ? "1 network connection is open" : "\(connectionCount) network connections are open")
    }
    if !childNames.isEmpty {
      let names = childNames.sorted().joined(separator: ", ")
      sentences.append(
        childNames.count == 1
          ? "1 child process is running: \(names)"
          : "\(childNames.count) child processes are running: \(names)")
    }
    if runningThreadCount > 0 {
      sentences.append(
        runningThreadCount == 1
          ? "1 background thread is running"
          : "\(runningThreadCount) background threads are running")
    }
    if sleeperCount > 0 {
      sentences.append(
        sleeperCount == 1
          ? "1 background thread is asleep" : "\(sleeperCount) background threads are asleep")
    }
    if let nextWakeUp {
      sentences.append(
        String(format: "a background thread wakes up in %.1f s", nextWakeUp))
    }
    return sentences
  }
}
