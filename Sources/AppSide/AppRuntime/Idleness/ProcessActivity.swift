import Foundation

/// What goes on in an app's process besides the work of its main thread, at the moment of a look.
struct ProcessActivity {
  /// How many other threads there are, running or asleep, without those that have nothing to do with what
  /// the app shows.
  var threadCount = 0
  /// How many of them compute, for example for a task that left the main actor and has not come back yet.
  var runningThreadCount = 0
  /// How many sleep until a moment that nobody can see, such as with `Thread.sleep`.
  var sleeperCount = 0
  /// When the first of the others wakes up at the latest that sleep for a time, in real seconds from now.
  var nextWakeUp: TimeInterval?
  /// How many connections over the network are open.
  var connectionCount = 0
  var timers = RealTimers()

  /// Whether something goes on that will change without anything else happening first.
  var isUnderWay: Bool { runningThreadCount > 0 || connectionCount > 0 }

  /// What it is, as sentences.
  var sentences: [String] {
    var sentences: [String] = []
    if connectionCount > 0 {
      sentences.append(
        connectionCount == 1
          ? "1 network connection is open" : "\(connectionCount) network connections are open")
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
