import Foundation
import Synchronization
import ToolchainInternals
import VirtualClock

/// Takes the sleeps of tests, so that they pass in the driven apps and take no real time.
///
/// All other sleeps in the process take real time: other tests, time limits, benchmarks.
enum SleepTaker {
  /// The task, or the thread outside of tasks, that got an app's last answer.
  struct Driver: Sendable {
    /// Referenced weakly: a later task may have the address of one that has ended.
    // The object is only compared, never used.
    nonisolated(unsafe) private weak var task: AnyObject?
    let isTask: Bool
    private var thread: UInt

    /// The task or thread that runs this code.
    static var current: Driver {
      #if os(Linux)
        let thread = UInt(pthread_self())
      #else
        let thread = UInt(bitPattern: pthread_self())
      #endif
      let task = TaskObject.current
      return Driver(task: task, isTask: task != nil, thread: thread)
    }

    /// Returns whether another driver continues the code in which this one got its answer.
    ///
    /// A task may continue on another thread. A method without a task may follow an `async` one, as a test
    /// follows its `setUp()`.
    func goes(onAs other: Driver) -> Bool {
      guard other.isTask else { return thread == other.thread }
      // A task that has ended doesn't match.
      return other.task.map { $0 === task } ?? false
    }
  }

  /// Begins to take sleeps; called at the first session.
  static func begin() { isBegun }

  private static let isBegun: Void = virtual_clock_take_sleeps(
    { SleepTaker.take(.nanoseconds($0)) }, { SleepTaker.note(.nanoseconds($0)) })

  /// Takes a sleep of the calling thread or task.
  ///
  /// - Returns: Whether the sleep passes in at least one app.
  private static func take(_ length: Duration) -> Bool {
    let driver = Driver.current
    var isTaken = false
    for conversation in LiveSessions.conversations {
      if conversation.addSleep(length, of: driver) { isTaken = true }
    }
    return isTaken
  }

  /// Lets a wait of the calling thread that took real time, as in a run loop, pass in its apps as well.
  private static func note(_ length: Duration) {
    let driver = Driver.current
    for conversation in LiveSessions.conversations { conversation.addWait(length, of: driver) }
  }

  /// Runs a block whose sleeps and waits take real time and pass in no app.
  static func inRealTime<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = virtual_clock_use_real_time(true)
    defer { _ = virtual_clock_use_real_time(before) }
    return try body()
  }
}

extension Conversation {
  /// Adds a sleep to the time that passes in the app before the next call.
  ///
  /// A task that drives an app in its process sleeps in real time, because only then the main queue may call the
  /// app's timers that aren't on its clock.
  ///
  /// - Returns: Whether the app takes the sleep. It must have this driver and virtual time.
  func addSleep(_ length: Duration, of driver: SleepTaker.Driver) -> Bool {
    if transport.isInProcess, driver.isTask {
      addWait(length, of: driver)
      return false
    }
    return memory.withLock { memory in
      guard memory.isDriven(by: driver) else { return false }
      // An endless sleep arrives in pieces and stays in real time.
      guard memory.slept + length < Self.longestSleep else { return false }
      memory.slept += length
      return true
    }
  }

  /// Adds a wait that takes real time to the time that passes in the app before the next call.
  func addWait(_ length: Duration, of driver: SleepTaker.Driver) {
    memory.withLock { memory in
      guard memory.isDriven(by: driver) else { return }
      if transport.isInProcess {
        memory.waited += length
      } else if memory.slept + length < Self.longestSleep {
        memory.slept += length
      }
    }
  }

  /// Longer than any finite sleep.
  private static let longestSleep = Duration.seconds(20_000_000_000)

  /// Runs a block that ends with an answer, and makes its task or thread the app's driver.
  func driving<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { memory.withLock { $0.driver = .current } }
    return try SleepTaker.inRealTime(body)
  }
}

extension Conversation.Memory {
  /// Whether sleeps of a driver pass in the app.
  fileprivate func isDriven(by driver: SleepTaker.Driver) -> Bool {
    canPassTime && !hasEnded && self.driver?.goes(onAs: driver) == true
  }
}
